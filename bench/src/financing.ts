import type { Database } from '@girassol/api-platform/database';
import { DAY_MS } from '@girassol/shared-domain';
import type { RequestBody } from '@girassol/shared-domain/contract';
import { computeLoanOffer } from '@girassol/shared-domain/financing';
import type { ApiClient } from './lib/api-client';
import { fillFinancings } from './lib/fill-financings';
import { type MeasuredFigure, recordFigures } from './lib/results';
import { withRunningProduct } from './lib/running-product';
import type { DatabaseKind } from './lib/server';
import { computePercentile, formatMs } from './lib/statistics';

// The list of financings among many, through the API with its walls up, its count and filters included; and forty offers.
//   pnpm bench financing [100000]

const PORT = 18_801;
const [size = 100_000] = process.argv.slice(2).map(Number).filter(Boolean);
const LIST_MS = 40;
const OFFERS = 40;
const OFFERS_MS = 10;
const ASKED = 60;
const WARMING = 10;

type Filter = RequestBody<'POST /financings/filtered/:multiplier'>;

/** Days ago, as a date: there is one for each minute before now (`fill-financings`). */
const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
const aMonth = { from: daysAgo(45), to: daysAgo(15) };

/** Lists of financings as people filter them. */
const lists: [what: string, filters: Filter[]][] = [
  ['all of them', [{}]],
  ['by their last change', [{ order: 'LAST_UPDATED' }]],
  ['open, late, done, lost', [{ show: 'OPEN' }, { show: 'LATE' }, { show: 'DONE' }, { show: 'LOST' }]],
  ['of a month, nearly half of them', [{ timePeriod: aMonth }]],
  ['of a month, by their last change', [{ timePeriod: aMonth, order: 'LAST_UPDATED' }]],
  ['a full name', ['Maria Aparecida Souza', 'João Pedro Lima', 'Zilda Krüger'].map(byText)],
  ['a first name of thousands', ['maria', 'joao', 'ana'].map(byText)],
  ['a number', ['1000017', '1004711', '1099999'].map(byText)],
  ['nothing like it', ['xyzw', 'qqqq'].map(byText)],
];

function byText(searchValue: string): Filter {
  return { searchValue };
}

async function listFigures(client: ApiClient, store: DatabaseKind): Promise<MeasuredFigure[]> {
  const isServer = store === 'PostgreSQL';
  const figure = (what: string, samples: number[]): MeasuredFigure => {
    const p95 = computePercentile(samples, 0.95);
    return {
      what: `list, ${what}, p95 (${store}, ${size.toLocaleString('en')} financings)`,
      measured: `${formatMs(p95)} (p50 ${formatMs(computePercentile(samples, 0.5))})`,
      target: isServer ? `< ${LIST_MS} ms` : '',
      ...(isServer && { met: p95 < LIST_MS }),
    };
  };
  /** Reads a list a number of times, its filters in turn, and returns the duration of each reading in milliseconds. */
  const read = async (filters: Filter[], times: number): Promise<number[]> => {
    const samples: number[] = [];
    for (let index = 0; index < times; index += 1) {
      const started = performance.now();
      const filter = filters[index % filters.length] ?? {};
      await client.call('POST /financings/filtered/:multiplier', { multiplier: 1 }, filter);
      samples.push(performance.now() - started);
    }
    return samples;
  };
  // A server that has just started compiles while it answers: it is measured as one that works.
  for (const [, filters] of lists) await read(filters, WARMING);
  const figures: MeasuredFigure[] = [];
  const all: number[] = [];
  for (const [what, filters] of lists) {
    const samples = await read(filters, ASKED);
    all.push(...samples);
    figures.push(figure(what, samples));
  }
  return [...figures, figure('all of these', all)];
}

/** As the form shows them: ten terms in four ways. */
function offersFigure(): MeasuredFigure {
  const work = () => {
    for (let index = 0; index < OFFERS; index += 1)
      computeLoanOffer({
        price: 20_000 + index,
        entry: 1_000,
        monthly: 0.0149,
        installments: 12 * (1 + (index % 10)),
        graceMonths: index % 4,
        system: index % 2 === 0 ? 'PRICE' : 'SAC',
        releaseDate: '2026-07-31',
        borrower: index % 3 === 0 ? 'COMPANY' : 'PERSON',
        tariff: 500,
        insurance: 12.5,
      });
  };
  const samples: number[] = [];
  for (let index = -50; index < 200; index += 1) {
    const started = performance.now();
    work();
    if (index >= 0) samples.push(performance.now() - started);
  }
  const p95 = computePercentile(samples, 0.95);
  return {
    what: `${OFFERS} offers with CET, p95`,
    measured: `${formatMs(p95)} (p50 ${formatMs(computePercentile(samples, 0.5))})`,
    target: `< ${OFFERS_MS} ms`,
    met: p95 < OFFERS_MS,
  };
}

const fill = (database: Database, accountId: string) => fillFinancings(database, accountId, size);

const figures: MeasuredFigure[] = [offersFigure()];
for (const store of ['PostgreSQL', 'PGlite'] as const)
  figures.push(
    ...(await withRunningProduct({ port: PORT, store, fill, isVacuumed: true }, async (product) =>
      listFigures(await product.signIn(), store),
    )),
  );
recordFigures('financing', figures);
