import type { Database } from '@girassol/api/src/platform/database';
import { sql } from 'kysely';
import type { Client } from './lib/client';
import { fillBoard } from './lib/fill-board';
import { withProduct } from './lib/product';
import { type Figure, record } from './lib/results';
import type { Store } from './lib/server';
import { ms, percentile } from './lib/statistics';

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

async function figuresOf(client: Client, store: Store): Promise<Figure[]> {
  const periods = {
    'all of it': { start: null, end: null },
    'a month': { start: '2026-05-01', end: '2026-05-31' },
  };
  const figures: Figure[] = [];
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
    const p95 = percentile(samples, 0.95);
    const isServer = store === 'PostgreSQL';
    figures.push({
      what: `Dados, ${what}, p95 (${store}, ${size.toLocaleString('en')} items)`,
      measured: `${ms(p95)} (p50 ${ms(percentile(samples, 0.5))})`,
      target: isServer ? `< ${TARGET_MS} ms` : '',
      ...(isServer && { met: p95 < TARGET_MS }),
    });
  }
  return figures;
}

const figures: Figure[] = [];
for (const store of ['PostgreSQL', 'PGlite'] as const)
  figures.push(
    ...(await withProduct({ port: PORT, store, fill }, async (product) =>
      figuresOf(await product.signIn(), store),
    )),
  );
record('data', figures);
