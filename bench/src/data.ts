import type { Database } from '@girassol/api-platform/database';
import { sql } from 'kysely';
import type { ApiClient } from './lib/api-client';
import { fillBoard } from './lib/fill-board';
import { type MeasuredFigure, recordFigures } from './lib/results';
import { withRunningProduct } from './lib/running-product';
import type { DatabaseKind } from './lib/server';
import { computePercentile, formatMs } from './lib/statistics';

// The figures of Dados over many items of three years, for all of them and for a month.
//   pnpm bench data [20000]

const PORT = 18_799;
const [size = 20_000] = process.argv.slice(2).map(Number).filter(Boolean);
const TARGET_MS = 100;
const ASKED = 60;

/** Nine of ten items are finished, one in three of them badly, spread over three years. */
async function fill(database: Database, accountId: string): Promise<void> {
  await fillBoard(database, accountId, size);
  await database.asAccount({ accountId }, (tx) =>
    sql`
      update sales set status = case when number % 3 = 0 then 'LOST' else 'CLOSED' end,
        sale_lost_reason = case when number % 3 = 0 then 'Motivo ' || number % 7 end,
        registered_at = now() - (number % 1095 + 20) * interval '1 day',
        closed_at = now() - (number % 1095) * interval '1 day'
      where account_id = ${accountId} and type = 'SALES' and number % 10 <> 0`.execute(tx),
  );
}

async function measureDataPage(client: ApiClient, store: DatabaseKind): Promise<MeasuredFigure[]> {
  const periods = {
    'all of it': { start: null, end: null },
    'a month': { start: '2026-05-01', end: '2026-05-31' },
  };
  const figures: MeasuredFigure[] = [];
  for (const [what, period] of Object.entries(periods)) {
    const samples: number[] = [];
    for (let index = -5; index < ASKED; index += 1) {
      const started = performance.now();
      await client.call(
        'POST /sales/data/:fetchId',
        { fetchId: client.accountId },
        { type: 'SALES', ...period },
      );
      if (index >= 0) samples.push(performance.now() - started);
    }
    const p95 = computePercentile(samples, 0.95);
    const isServer = store === 'PostgreSQL';
    figures.push({
      what: `Dados, ${what}, p95 (${store}, ${size.toLocaleString('en')} items)`,
      measured: `${formatMs(p95)} (p50 ${formatMs(computePercentile(samples, 0.5))})`,
      target: isServer ? `< ${TARGET_MS} ms` : '',
      ...(isServer && { met: p95 < TARGET_MS }),
    });
  }
  return figures;
}

const figures: MeasuredFigure[] = [];
for (const store of ['PostgreSQL', 'PGlite'] as const)
  figures.push(
    ...(await withRunningProduct({ port: PORT, store, fill }, async (product) =>
      measureDataPage(await product.signIn(), store),
    )),
  );
recordFigures('data', figures);
