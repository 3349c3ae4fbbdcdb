import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Tx } from '../database';
import { Refusal } from './refusal';

const WINDOW_MINUTES = 15;

/** How often something may fail in a window: a password, a code that is guessed. */
export interface Limit {
  key: Buffer;
  /** Failures that a window allows. */
  most: number;
}

/** A key of what is limited. What it is made of cannot be read from it. */
export const limitKey = (kind: string, ...parts: string[]): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([kind, ...parts]))
    .digest();

/**
 * Counts a try as failed before it is looked at, so that tries made at once, on any process, cannot pass together. Over a
 * limit it is refused, which takes the counting back: waiting is not prolonged by trying.
 */
export async function countTry(
  database: Database,
  limits: Limit[],
  tooMany: (wait: string) => string,
): Promise<void> {
  await database.asSystem(async (tx) => {
    const counted = await count(
      tx,
      limits.map(({ key }) => key),
    );
    for (const { key, failures, wait } of counted) {
      const most = limits.find((limit) => limit.key.equals(key))?.most ?? 0;
      if (failures > most) throw new Refusal(429, tooMany(inWords(wait)), { retryAfter: wait });
    }
  });
}

/** Takes a try that succeeded back: `forgotten` keys begin anew, of the `others` this one no longer counts. */
export async function forgiveTry(
  database: Database,
  { forgotten = [], others = [] }: { forgotten?: Buffer[]; others?: Buffer[] },
): Promise<void> {
  await database.asSystem(async (tx) => {
    if (forgotten.length > 0) await tx.deleteFrom('login_attempts').where('key', 'in', forgotten).execute();
    if (others.length > 0) {
      await tx
        .updateTable('login_attempts')
        .set((row) => ({ failures: row('failures', '-', 1) }))
        .where('key', 'in', others)
        .execute();
    }
    await forgetOld(tx);
  });
}

async function count(tx: Tx, keys: Buffer[]) {
  // One order everywhere: two attempts that share keys must not wait for one another crosswise.
  const ordered = keys.toSorted(Buffer.compare);
  const window = sql`make_interval(mins => ${WINDOW_MINUTES})`;
  const counted = await sql<{ key: Buffer; failures: number; wait: number }>`
    insert into login_attempts as kept (key, failures, since)
    select key, 1, now() from unnest(${ordered}::bytea[]) with ordinality as tried (key, place) order by place
    on conflict (key) do update set
      failures = case when kept.since < now() - ${window} then 1 else kept.failures + 1 end,
      since = case when kept.since < now() - ${window} then now() else kept.since end
    returning key, failures, ceil(extract(epoch from since + ${window} - now()))::int as wait`.execute(tx);
  return counted.rows;
}

/** Rows of past windows count for nothing; a success clears a few away. */
async function forgetOld(tx: Tx): Promise<void> {
  await sql`delete from login_attempts where key in (
    select key from login_attempts where since < now() - make_interval(mins => ${WINDOW_MINUTES})
    limit 100 for update skip locked)`.execute(tx);
}

function inWords(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes === 1 ? '1 minuto' : `${minutes} minutos`;
}
