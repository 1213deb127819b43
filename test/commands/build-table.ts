/** Part of `npm run build`: makes the table of optimal play unless it is there. */

import { buildTable } from './strategy-table.ts';

buildTable();
