import type { RequestBody } from '@girassol/shared-domain/contract';
import { type ApiClient, signIn } from './lib/api-client';
import { ownerLogin } from './lib/demo-account';
import { fillSignatures } from './lib/fill-signatures';
import { type MeasuredFigure, recordFigures } from './lib/results';
import { withRunningProduct } from './lib/running-product';
import { computePercentile, formatMs } from './lib/statistics';

// The list of documents that are or were to be signed among many, through the API with its walls up, its count included:
// of who sees all of them, and of who sees the own ones.
//   pnpm bench signatures [100000]

const PORT = 18_802;
const [size = 100_000] = process.argv.slice(2).map(Number).filter(Boolean);
const LIST_MS = 40;
const LISTED = 60;
const WARMING = 10;

type Filter = RequestBody<'POST /signatures/paginated/:userId/:multiplier'>;

/** Filters of the list of signatures as people use them. */
const lists: [what: string, filters: Filter[]][] = [
  ['all of them', [{}]],
  ['in a state', [{ state: 'OPEN' }, { state: 'SEALED' }, { state: 'REFUSED' }]],
  ['in a state that none is in', [{ state: 'DRAFT' }]],
  ['a full name', ['Maria Aparecida Souza', 'Zilda Krüger', 'João Pedro Lima'].map(byText)],
  ['a first name of thousands', ['maria', 'joao', 'ana'].map(byText)],
  ['a number', ['1000017', '1099999'].map(byText)],
  ['nothing like it', ['xyzw', 'qqqq'].map(byText)],
];

function byText(search: string): Filter {
  return { search };
}

const formatFigureName = (what: string, who: string) =>
  `list of ${who}, ${what}, p95 (PostgreSQL, ${size.toLocaleString('en')} documents)`;

async function measureLists(client: ApiClient, who: string): Promise<MeasuredFigure[]> {
  const read = async (filters: Filter[], times: number): Promise<number[]> => {
    const samples: number[] = [];
    for (let index = 0; index < times; index += 1) {
      const filter = filters[index % filters.length] ?? {};
      const params = { userId: client.userId, multiplier: 1 };
      const started = performance.now();
      await client.call('POST /signatures/paginated/:userId/:multiplier', params, filter);
      samples.push(performance.now() - started);
    }
    return samples;
  };
  const figure = (what: string, samples: number[]): MeasuredFigure => {
    const p95 = computePercentile(samples, 0.95);
    return {
      what: formatFigureName(what, who),
      measured: `${formatMs(p95)} (p50 ${formatMs(computePercentile(samples, 0.5))})`,
      target: `< ${LIST_MS} ms`,
      met: p95 < LIST_MS,
    };
  };
  // A server that has just started compiles while it answers: it is measured as one that works.
  for (const [, filters] of lists) await read(filters, WARMING);
  const figures: MeasuredFigure[] = [];
  const all: number[] = [];
  for (const [what, filters] of lists) {
    const samples = await read(filters, LISTED);
    all.push(...samples);
    figures.push(figure(what, samples));
  }
  return [...figures, figure('all of these', all)];
}

recordFigures(
  'signatures',
  await withRunningProduct(
    {
      port: PORT,
      store: 'PostgreSQL',
      fill: (database, accountId) => fillSignatures(database, accountId, size),
      isVacuumed: true,
    },
    async ({ server, signIn: asOwner }) => [
      ...(await measureLists(await asOwner(), 'all')),
      ...(await measureLists(
        await signIn(server.url, 'vendedor@girassol.test', ownerLogin.password),
        'a seller, the own ones',
      )),
    ],
  ),
);
