import type { Database } from '@girassol/api/src/platform/database';
import type { Body } from '@girassol/shared-domain/contract';
import type { Client } from './lib/client';
import { fillSignatures } from './lib/fill-signatures';
import { withProduct } from './lib/product';
import { type Figure, record } from './lib/results';
import type { Store } from './lib/server';
import { ms, percentile } from './lib/statistics';

// The list of signatures among many, through the API with its walls up, its count and filters included.
//   pnpm bench signatures [100000]

const PORT = 18_731;
const [size = 100_000] = process.argv.slice(2).map(Number).filter(Boolean);
const LIST_MS = 40;
const ASKED = 60;
const WARMING = 10;

type Filter = Body<'POST /signatures/paginated/:userId/:multiplier'>;

/** What people look at. */
const lists: [what: string, filters: Filter[]][] = [
  ['all of them', [{}]],
  ['of a state', [{ state: 'OPEN' }, { state: 'SEALED' }, { state: 'REFUSED' }]],
  ['a full name', [{ search: 'Maria Aparecida Souza' }, { search: 'João Pedro Lima' }]],
  ['a number', [{ search: '1000017' }, { search: '1099999' }]],
  ['nothing like it', [{ search: 'xyzw' }]],
];

async function listFigures({ call, userId }: Client, store: Store): Promise<Figure[]> {
  const isServer = store === 'PostgreSQL';
  const read = async (filters: Filter[], times: number): Promise<number[]> => {
    const samples: number[] = [];
    for (let index = 0; index < times; index += 1) {
      const started = performance.now();
      const filter = filters[index % filters.length] ?? {};
      await call('POST /signatures/paginated/:userId/:multiplier', { userId, multiplier: 1 }, filter);
      samples.push(performance.now() - started);
    }
    return samples;
  };
  // A server that has just started compiles while it answers: it is measured as one that works.
  for (const [, filters] of lists) await read(filters, WARMING);
  const figures: Figure[] = [];
  for (const [what, filters] of lists) {
    const samples = await read(filters, ASKED);
    const p95 = percentile(samples, 0.95);
    figures.push({
      what: `list, ${what}, p95 (${store}, ${size.toLocaleString('en')} signatures)`,
      measured: `${ms(p95)} (p50 ${ms(percentile(samples, 0.5))})`,
      target: isServer ? `< ${LIST_MS} ms` : '',
      ...(isServer && { met: p95 < LIST_MS }),
    });
  }
  return figures;
}

const fill = (database: Database, accountId: string) => fillSignatures(database, accountId, size);

const figures: Figure[] = [];
for (const store of ['PostgreSQL', 'PGlite'] as const)
  figures.push(
    ...(await withProduct({ port: PORT, store, fill, isVacuumed: true }, async (product) =>
      listFigures(await product.signIn(), store),
    )),
  );
record('signatures', figures);
