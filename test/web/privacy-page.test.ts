import { html } from 'lit';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../../web/pages/privacy-page.ts';
import settings from '../../web/state/settings.ts?raw';
import schema from '../../worker/db/schema.ts?raw';
import { expectAccessible, mount } from './mount.ts';

/** How the page tells of each thing that a device keeps, by its key. */
const ON_DEVICE: Record<string, RegExp> = {
  language: /El idioma/,
  theme: /el aspecto/,
  squares: /el texto para compartir que elijas/,
  move: /los dados que tengas guardados a mitad de un turno y la jugada que esté en camino/,
  commitments: /los compromisos que se te mostraron y si se cumplieron/,
  'final-place-seen': /el último reto cuyo puesto definitivo ya se te dijo/,
  training: /tus cuentas del entrenamiento/,
  rotation: /el número secreto de ese cambio/,
  'database: games': /las partidas que jugáis fuera del reto/,
  'database: players': /quiénes juegan en este dispositivo/,
  'database: drafts': /la que esté a medias/,
  'caches: the build': /una copia de la propia página/,
  'session: trece:reloaded': /cuándo se recargó la página/,
};

/** How the page tells of each column that is about a player, by table and column. */
const ON_SERVER: Record<string, RegExp> = {
  'players.id': /De ti/,
  'players.tokenHash': /una huella de ese número/,
  'players.name': /tu nombre en la clasificación/,
  'players.generated': /si lo elegiste tú/,
  'players.createdAt': /cuándo llegaste/,
  'attempts.day': /De cada día que juegas/,
  'attempts.player': /De cada día que juegas/,
  'attempts.startedAt': /cuándo empezaste/,
  'attempts.movedAt': /cuándo jugaste por última vez/,
  'attempts.moves': /tus jugadas/,
  'attempts.elapsed': /con el tiempo de cada una/,
  'attempts.finished': /tu total/,
  'attempts.restored': /una avería la dejó sin puntuar/,
  'attempts.lost': /los puntos perdidos/,
  'entries.player': /De cada día que juegas/,
  'entries.day': /De cada día que juegas/,
  'entries.id': /tu total/,
  'entries.negTotal': /tu total/,
  'entries.at': /la hora a la que entró/,
  'entries.moves': /tus jugadas/,
  'entries.flags': /marcas de una partida/,
  'entries.cleared': /las marcas que retiró/,
  'entries.hidden': /ocultar su fila/,
  'entries.lost': /los puntos perdidos/,
  'tombstones.tokenHash': /queda una marca/,
  'tombstones.day': /Hasta que se publique el último día/,
  'tombstones.player': /queda una marca/,
  'sheets.id': /quien tenga el enlace, que no se puede adivinar/,
  'sheets.keyHash': /una huella de la clave/,
  'sheets.game': /quiénes jugaron, con el nombre .* sus puntos, cuándo acabó/,
  'sheets.savedAt': /cuándo se guardó/,
  'reports.day': /Lo que tú denuncias/,
  'reports.entry': /qué nombre/,
  'reports.name': /qué nombre/,
  'reports.reporter': /Lo que tú denuncias/,
  'reports.at': /qué nombre y cuándo/,
  'reports.settled': /si ya se miró/,
};

/** Tables that say nothing of any one player. */
const IMPERSONAL = ['challenges', 'totals', 'publications', 'replacements', 'judged_days'];

beforeEach(() => {
  mount(html`<privacy-page></privacy-page>`);
});

test('the page is accessible', async () => {
  await expectAccessible('page');
});

test('everything that the device keeps is told', async () => {
  const [, union] = /export type Setting =([^;]+);/.exec(settings)!;
  const keys = [...union!.matchAll(/'([^']+)'/g)].map(([, key]) => key!);
  expect(keys.length).toBeGreaterThan(5);
  expect(keys.filter((key) => !(key in ON_DEVICE))).toEqual([]);
  await expectTold(ON_DEVICE);
});

test('no module keeps anything on the device by other ways', () => {
  const sources = import.meta.glob<string>('../../web/**/*.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const keeping = Object.entries(sources).filter(([, text]) =>
    /\b(localStorage|sessionStorage|indexedDB|openDB|caches|cookieStore|document\.cookie)\b/.test(
      text,
    ),
  );
  expect(keeping.map(([path]) => path.replace('../../web/', '')).sort()).toEqual([
    'device/shelves.ts',
    'offline/worker/kill-switch.ts',
    'offline/worker/service-worker.ts',
    'stale-build.ts',
    'state/settings.ts',
  ]);
});

test('everything that the server keeps of a player is told', async () => {
  const columns = [...schema.matchAll(/sqliteTable\(\s*'(\w+)',\s*\{([\s\S]*?)\n {2}\}/g)].flatMap(
    ([, table, body]) =>
      IMPERSONAL.includes(table!)
        ? []
        : [...body!.matchAll(/^ {4}(\w+): /gm)].map(([, column]) => `${table}.${column}`),
  );
  expect(columns.length).toBeGreaterThan(25);
  expect(columns.filter((column) => !(column in ON_SERVER))).toEqual([]);
  await expectTold(ON_SERVER);
});

test('copies of what was removed are told, and how long they last', async () => {
  await expectTold({ copies: /30 días.* un mes como mucho. .*lo que borres sigue en esas copias/ });
});

async function expectTold(words: Record<string, RegExp>): Promise<void> {
  for (const [what, told] of Object.entries(words)) {
    await expect.element(page.getByRole('main'), { message: what }).toMatchTextContent(told);
  }
}
