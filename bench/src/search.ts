import type { Database } from '@girassol/api-platform/database';
import type { SearchRecordKind } from '@girassol/shared-domain/contract';
import pg from 'pg';
import type { ApiClient } from './lib/api-client';
import { fillBoard } from './lib/fill-board';
import { fillCustomers } from './lib/fill-customers';
import { moveCard } from './lib/move';
import { type MeasuredFigure, recordFigures } from './lib/results';
import { type RunningProduct, withRunningProduct } from './lib/running-product';
import { type DatabaseKind, refreshPlannerStatistics, type ServerWorkspace } from './lib/server';
import { computePercentile, formatMs } from './lib/statistics';

// The search of everything (Ctrl+K) among many customers and as many items, each call as an area sends it, through the API
// with its walls up; and the rows that a move and its taking back write.
//   pnpm bench search [100000]

const PORT = 18_799;
const [size = 100_000] = process.argv.slice(2).map(Number).filter(Boolean);
const TARGET_MS = 50;
const MOVES = 20;

/** Search texts as people type them, with the record kinds of the area that each is sent for. */
const searches: [what: string, kinds: SearchRecordKind[], texts: string[]][] = [
  ['names', ['ITEM', 'CUSTOMER', 'NOTE', 'FILE'], ['maria', 'souza', 'paulo', 'ana']],
  [
    'a full name',
    ['ITEM', 'CUSTOMER', 'NOTE', 'FILE'],
    ['Zilda Krüger', 'Otto Schmidt', 'maria aparecida souza'],
  ],
  ['two letters', ['ITEM', 'CUSTOMER', 'NOTE', 'FILE'], ['ma', 'so', 'kr', 'zi']],
  ['a number', ['ITEM', 'CUSTOMER', 'NOTE', 'FILE'], ['#04711', '99999', '#00001', '31']],
  ['a phone, a city', ['ITEM', 'CUSTOMER', 'NOTE', 'FILE'], ['47999120017', 'blumenau', 'taio']],
  ['nothing like it', ['ITEM', 'CUSTOMER', 'NOTE', 'FILE'], ['xyzw', 'qqqq', 'wkzy 17']],
  ['recent things', ['ITEM', 'CUSTOMER', 'NOTE', 'FILE'], ['']],
  [
    'proposals, kits, catalogue',
    ['PROPOSAL', 'KIT', 'CATALOGUE_ITEM'],
    ['maria', 'krüger', 'xyzw', '12', ''],
  ],
];

async function searchFigures(client: ApiClient, store: DatabaseKind): Promise<MeasuredFigure[]> {
  const isServer = store === 'PostgreSQL';
  const figures: MeasuredFigure[] = [];
  const all: number[] = [];
  const figure = (what: string, samples: number[]): MeasuredFigure => {
    const p95 = computePercentile(samples, 0.95);
    return {
      what: `${what} p95 (${store}, ${size.toLocaleString('en')} of each)`,
      measured: `${formatMs(p95)} (p50 ${formatMs(computePercentile(samples, 0.5))})`,
      target: isServer ? `< ${TARGET_MS} ms` : '',
      ...(isServer && { met: p95 < TARGET_MS }),
    };
  };
  for (const [what, kinds, texts] of searches) {
    const samples: number[] = [];
    for (let index = -2 * texts.length; index < 60; index += 1) {
      const searchValue = texts.at(index % texts.length);
      const started = performance.now();
      await client.call('POST /search/records', undefined, { searchValue, kinds });
      // The first rounds warm caches, as a person's first letters do.
      if (index >= 0) samples.push(performance.now() - started);
    }
    all.push(...samples);
    figures.push(figure(what, samples));
  }
  return [...figures, figure('all of them', all)];
}

/** Rows written per call, by table: "sales 1, histories 1". */
async function rowsWritten(url: string, times: number, work: () => Promise<unknown>): Promise<string> {
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  const counts = async () => {
    // An idle session of the server hands in what it wrote last after ten seconds.
    await new Promise((resolve) => setTimeout(resolve, 12_000));
    const { rows } = await database.query<{ name: string; written: string }>(
      'select relname as name, n_tup_ins + n_tup_upd + n_tup_del as written from pg_stat_user_tables',
    );
    return new Map(rows.map(({ name, written }) => [name, Number(written)]));
  };
  try {
    const before = await counts();
    await work();
    const after = await counts();
    return [...after]
      .map(([name, written]) => [name, (written - (before.get(name) ?? 0)) / times] as const)
      .filter(([, each]) => each >= 0.5)
      .map(([name, each]) => `${name} ${Number(each.toFixed(1))}`)
      .sort()
      .join(', ');
  } finally {
    await database.end();
  }
}

async function rowFigures({ place }: RunningProduct, client: ApiClient): Promise<MeasuredFigure[]> {
  if (!place.databaseUrl) return [];
  const board = await client.call('POST /kanbans/single/:id', { id: client.accountId }, { type: 'SALES' });
  const [from, to] = board.kanban.columns;
  const items = board.items.filter(({ kanbanData }) => kanbanData.column === from?._id).slice(0, MOVES);
  const deeds: string[] = [];
  const moved = await rowsWritten(place.databaseUrl, items.length, async () => {
    for (const { _id } of items) {
      const { deed } = await moveCard(client, board, _id, to?._id ?? '', 0);
      if (deed) deeds.push(deed);
    }
  });
  const undone = await rowsWritten(place.databaseUrl, deeds.length, async () => {
    for (const deedId of deeds.reverse())
      await client.call('POST /sales/undo/:deedId', { deedId }, undefined);
  });
  return [
    { what: 'rows of a move to another column, by table', measured: moved, target: '' },
    { what: 'rows of taking it back, by table', measured: undone, target: '' },
  ];
}

async function fill(database: Database, accountId: string, place: ServerWorkspace): Promise<void> {
  await fillCustomers(database, accountId, size);
  // Each item looks for its customer: planned for the few that were there, that reads all of them every time.
  await refreshPlannerStatistics(database, place);
  await fillBoard(database, accountId, size);
}

const figures: MeasuredFigure[] = [];
for (const store of ['PostgreSQL', 'PGlite'] as const)
  figures.push(
    // Without jobs, because periodic ones would be counted among the rows of a move.
    ...(await withRunningProduct({ port: PORT, store, fill, variables: { JOBS: 'off' } }, async (product) => {
      const client = await product.signIn();
      return [...(await searchFigures(client, store)), ...(await rowFigures(product, client))];
    })),
  );
recordFigures('search', figures);
