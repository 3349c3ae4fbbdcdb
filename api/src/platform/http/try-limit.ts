import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Tx } from '../database';
import { Refusal } from '../refusals/refusal';

const WINDOW_MINUTES = 15;

/** How often something may fail in a window: a password, a code that is guessed. */
export interface Limit {
  key: Buffer;
  /** Failures that a window allows. */
  most: number;
  /** Holds only while this other limit is reached. */
  onlyWhile?: Pick<Limit, 'key' | 'most'>;
}

export interface LimitedTry {
  limits: readonly Limit[];
  /** What who has to wait is told. */
  tooMany: (wait: string) => string;
}

interface Counted {
  key: Buffer;
  failures: number;
  /** Seconds until the window ends. */
  wait: number;
}

/** A key of what is limited. What it is made of cannot be read from it. */
export const limitKey = (kind: string, ...parts: string[]): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([kind, ...parts]))
    .digest();

/**
 * Refuses where a limit is reached. Asked before the work, so that nothing is worked out for who has to wait, and again
 * before a right try is let through: of many made at once only those pass that come before the last failure allowed.
 */
export async function requireTries(database: Database, { limits, tooMany }: LimitedTry): Promise<void> {
  const counted = await database.asSystem((tx) => readCounts(tx, keysOf(limits)));
  refuseOver(limits, counted, tooMany);
}

/** Counts a try that failed. Over a limit it is refused, which takes the counting back: trying prolongs no waiting. */
export async function countFailure(database: Database, { limits, tooMany }: LimitedTry): Promise<void> {
  await database.asSystem(async (tx) => {
    const counted = await count(tx, keysOf(limits));
    // As they were before this one.
    const before = counted.map((row) => ({ ...row, failures: row.failures - 1 }));
    refuseOver(limits, before, tooMany);
  });
}

/** Forgets the failures of these keys: somebody was right. */
export async function forgetFailures(database: Database, keys: Buffer[]): Promise<void> {
  await database.asSystem(async (tx) => {
    await tx.deleteFrom('login_attempts').where('key', 'in', keys).execute();
    await forgetOld(tx);
  });
}

function refuseOver(
  limits: readonly Limit[],
  counted: readonly Counted[],
  tooMany: LimitedTry['tooMany'],
): void {
  const of = (key: Buffer) => counted.find((row) => row.key.equals(key));
  const isReached = ({ key, most }: Pick<Limit, 'key' | 'most'>) => (of(key)?.failures ?? 0) >= most;
  for (const limit of limits) {
    if (!isReached(limit) || (limit.onlyWhile && !isReached(limit.onlyWhile))) continue;
    const wait = of(limit.key)?.wait ?? 0;
    throw new Refusal(429, tooMany(inWords(wait)), { retryAfter: wait });
  }
}

/** Every key once, in one order everywhere: two tries that share keys must not wait for one another crosswise. */
function keysOf(limits: readonly Limit[]): Buffer[] {
  const keys = limits.flatMap(({ key, onlyWhile }) => (onlyWhile ? [key, onlyWhile.key] : [key]));
  const unique = new Map(keys.map((key) => [key.toString('hex'), key]));
  return [...unique.values()].sort(Buffer.compare);
}

const windowLength = sql`make_interval(mins => ${WINDOW_MINUTES})`;
const waitUntilEnd = sql`ceil(extract(epoch from since + ${windowLength} - now()))::int`;

async function readCounts(tx: Tx, keys: Buffer[]): Promise<Counted[]> {
  const found = await sql<Counted>`
    select key, failures, ${waitUntilEnd} as wait from login_attempts
    where key = any(${keys}::bytea[]) and since >= now() - ${windowLength}`.execute(tx);
  return found.rows;
}

async function count(tx: Tx, keys: Buffer[]): Promise<Counted[]> {
  const counted = await sql<Counted>`
    insert into login_attempts as kept (key, failures, since)
    select key, 1, now() from unnest(${keys}::bytea[]) with ordinality as tried (key, place) order by place
    on conflict (key) do update set
      failures = case when kept.since < now() - ${windowLength} then 1 else kept.failures + 1 end,
      since = case when kept.since < now() - ${windowLength} then now() else kept.since end
    returning key, failures, ${waitUntilEnd} as wait`.execute(tx);
  return counted.rows;
}

/** Rows of past windows count for nothing; a success clears a few away. */
async function forgetOld(tx: Tx): Promise<void> {
  await sql`delete from login_attempts where key in (
    select key from login_attempts where since < now() - ${windowLength}
    limit 100 for update skip locked)`.execute(tx);
}

function inWords(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes === 1 ? '1 minuto' : `${minutes} minutos`;
}
