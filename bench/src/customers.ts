import type { Database } from '@girassol/api-platform/database';
import type { RequestBody } from '@girassol/shared-domain/contract';
import type { ApiClient } from './lib/api-client';
import { fillCustomers } from './lib/fill-customers';
import { type MeasuredFigure, recordFigures } from './lib/results';
import { withRunningProduct } from './lib/running-product';
import type { DatabaseKind } from './lib/server';
import { computePercentile, formatMs } from './lib/statistics';

// Search, pages and duplicates among many customers, through the API with its walls up.
//   pnpm bench customers [100000]

const PORT = 18_797;
const [size = 100_000] = process.argv.slice(2).map(Number).filter(Boolean);
const TARGET_MS = 50;

type Search = RequestBody<'POST /customers/filtered/:userId/:multiplier'>;

/** Search texts as people type them, from a text that finds one customer to a text that finds thousands. */
const searches: [what: string, bodies: Search[]][] = [
  ['a full name', names(['Maria Aparecida Souza', 'João Pedro Lima', 'Zilda Krüger', 'Otto Schmidt'])],
  ['a first name of thousands', names(['maria', 'joao', 'ana', 'paulo'])],
  ['three letters', names(['sou', 'mar', 'kru', 'lim'])],
  ['one letter', names(['a', 'm', 'z', 'o'])],
  ['nothing like it', names(['xyzw', 'qqqq', 'wkzy', 'zzzz'])],
  [
    'a document',
    ['123.456', '52998224725', '987', '00012'].map((searchValue) => ({
      searchValue,
      searchValueField: 'document',
    })),
  ],
  [
    'a phone',
    ['(47) 9', '47 99912', '9991', '00017'].map((searchValue) => ({
      searchValue,
      searchValueField: 'phone',
    })),
  ],
  [
    'an e-mail',
    ['cliente17@', 'cliente99', '@correio', 'x@y'].map((searchValue) => ({
      searchValue,
      searchValueField: 'email',
    })),
  ],
  [
    'a city',
    ['blumenau', 'joinville', 'florianopolis', 'taio'].map((searchValue) => ({
      searchValue,
      searchValueField: 'city',
    })),
  ],
  ['a name among one owner’s', names(['maria', 'souza', 'kru', 'paulo'], { filter1Active: true })],
  ['no text, first page', [{ pageSize: 50 }]],
  ['archived ones, first page', [{ filter2Active: true, filter2Value: true, pageSize: 50 }]],
];

function names(texts: string[], more: Search = {}): Search[] {
  return texts.map((searchValue) => ({ ...more, searchValue }));
}

async function timed(times: number, work: (index: number) => Promise<unknown>): Promise<number[]> {
  const taken: number[] = [];
  for (let index = 0; index < times; index += 1) {
    const started = performance.now();
    await work(index);
    taken.push(performance.now() - started);
  }
  return taken;
}

async function measureSearches(client: ApiClient, store: DatabaseKind): Promise<MeasuredFigure[]> {
  const isServer = store === 'PostgreSQL';
  const figure = (what: string, samples: number[]): MeasuredFigure => {
    const p95 = computePercentile(samples, 0.95);
    return {
      what: `${what} p95 (${store}, ${size.toLocaleString('en')} customers)`,
      measured: `${formatMs(p95)} (p50 ${formatMs(computePercentile(samples, 0.5))})`,
      target: isServer ? `< ${TARGET_MS} ms` : '',
      ...(isServer && { met: p95 < TARGET_MS }),
    };
  };
  const search = (body: Search) =>
    client.call(
      'POST /customers/filtered/:userId/:multiplier',
      { userId: client.accountId, multiplier: 1 },
      { fetchId: client.accountId, ...body, ...(body?.filter1Active && { filter1Value: client.userId }) },
    );
  const figures: MeasuredFigure[] = [];
  const all: number[] = [];
  for (const [what, bodies] of searches) {
    const one = (index: number) => search(bodies[index % bodies.length] ?? {});
    await timed(bodies.length * 2, one);
    const samples = await timed(60, one);
    all.push(...samples);
    figures.push(figure(`search: ${what}`, samples));
  }
  figures.push(figure('all searches', all));
  const duplicates = await timed(60, (index) =>
    client.call('POST /customers/duplicates', undefined, {
      name: ['Maria Aparecida Souza', 'João Pedro Lima', 'Zilda Krueger'][index % 3],
      document: '52998224725',
      email: `cliente${index}@correio.test`,
      phones: ['47999120017'],
    }),
  );
  figures.push(figure('duplicates while typing', duplicates));
  return figures;
}

const fill = (database: Database, accountId: string) => fillCustomers(database, accountId, size);

const figures: MeasuredFigure[] = [];
for (const store of ['PostgreSQL', 'PGlite'] as const)
  figures.push(
    ...(await withRunningProduct({ port: PORT, store, fill }, async (product) =>
      measureSearches(await product.signIn(), store),
    )),
  );
recordFigures('customers', figures);
