import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Tx } from '../database';
import { Refusal } from '../refusals/refusal';

const WINDOW_MINUTES = 15;

/**
 * Maximum number of failed attempts for a key within a window, for example of a password or a guessed code.
 */
export interface FailureLimit {
  key: Buffer;
  /** Failures that a window allows. */
  most: number;
  /** Holds only while this other limit is reached. */
  onlyWhile?: Pick<FailureLimit, 'key' | 'most'>;
}

/** Limits that one attempt must pass, and the message about the waiting time if a limit is reached. */
export interface LimitedAttempt {
  limits: readonly FailureLimit[];
  /** Builds the message for somebody who has to wait. */
  tooMany: (wait: string) => string;
}

interface Counted {
  key: Buffer;
  failures: number;
  /** Seconds until the window ends. */
  wait: number;
}

/**
 * Creates the key of a limit on attempts by hashing its parts, so that the parts cannot be read from the key.
 */
export const createLimitKey = (kind: string, ...parts: string[]): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([kind, ...parts]))
    .digest();

/**
 * Throws a refusal (429) if a limit on failed attempts is reached. Call it before the work, so that nothing
 * is computed for somebody who has to wait, and again before a correct attempt is accepted: of many
 * concurrent attempts, only those pass that precede the last allowed failure.
 */
export async function requireAttemptsLeft(
  database: Database,
  { limits, tooMany }: LimitedAttempt,
): Promise<void> {
  const counted = await database.asSystem((tx) => readCounts(tx, listLimitKeys(limits)));
  refuseOver(limits, counted, tooMany);
}

/**
 * Records a failed attempt. An attempt above the limit is refused (429) and not counted, so that more
 * attempts do not prolong the waiting time.
 */
export async function recordFailedAttempt(
  database: Database,
  { limits, tooMany }: LimitedAttempt,
): Promise<void> {
  await database.asSystem(async (tx) => {
    const counted = await count(tx, listLimitKeys(limits));
    // As they were before this one.
    const before = counted.map((row) => ({ ...row, failures: row.failures - 1 }));
    refuseOver(limits, before, tooMany);
  });
}

/** Deletes the recorded failures of the given keys, after a successful attempt. */
export async function deleteFailedAttempts(database: Database, keys: Buffer[]): Promise<void> {
  await database.asSystem(async (tx) => {
    await tx.deleteFrom('login_attempts').where('key', 'in', keys).execute();
    await forgetOld(tx);
  });
}

function refuseOver(
  limits: readonly FailureLimit[],
  counted: readonly Counted[],
  tooMany: LimitedAttempt['tooMany'],
): void {
  const of = (key: Buffer) => counted.find((row) => row.key.equals(key));
  const isReached = ({ key, most }: Pick<FailureLimit, 'key' | 'most'>) => (of(key)?.failures ?? 0) >= most;
  for (const limit of limits) {
    if (!isReached(limit) || (limit.onlyWhile && !isReached(limit.onlyWhile))) continue;
    const wait = of(limit.key)?.wait ?? 0;
    throw new Refusal(429, tooMany(formatWait(wait)), { retryAfter: wait });
  }
}

/** Lists every key once, in one order everywhere, so that two attempts with common keys cannot deadlock. */
function listLimitKeys(limits: readonly FailureLimit[]): Buffer[] {
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

function formatWait(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes === 1 ? '1 minuto' : `${minutes} minutos`;
}
