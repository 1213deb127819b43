import { applyD1Migrations } from 'cloudflare:test';
import { env } from 'cloudflare:workers';

// The real migrations, once for each file: storage is isolated by file.
await applyD1Migrations(env.DB, env.MIGRATIONS);
