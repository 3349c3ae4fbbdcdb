import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Tx } from '../database';
import { Refusal } from '../http/refusal';

const WINDOW_MINUTES = 15;

/**
 * Failed logins that a window allows. The pair stops who guesses one password after another; the e-mail stops who does it
 * from many addresses; the address stops who tries many e-mails (an office behind one address shares it).
 */
const LIMITS = { pair: 10, email: 60, address: 100 };

export interface LoginAttempt {
  email: string;
  ip: string;
}

const keyOf = (kind: string, ...parts: string[]): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([kind, ...parts]))
    .digest();

const keysOf = ({ email, ip }: LoginAttempt) => ({
  pair: keyOf('pair', email, ip),
  email: keyOf('email', email),
  address: keyOf('address', ip),
});

/**
 * Counts an attempt as failed before the password is looked at, so that attempts made at once, on any process, cannot pass
 * together. Over a limit it is refused, which takes the counting back: waiting is not prolonged by trying.
 */
export async function countAttempt(database: Database, attempt: LoginAttempt): Promise<void> {
  const { pair, email, address } = keysOf(attempt);
  await database.asSystem(async (tx) => {
    const counted = await count(tx, [pair, email, address]);
    for (const { key, failures, wait } of counted) {
      const limit = key.equals(pair) ? LIMITS.pair : key.equals(email) ? LIMITS.email : LIMITS.address;
      if (failures > limit) throw new Refusal(429, tooMany(wait), { retryAfter: wait });
    }
  });
}

/** Takes a successful attempt back, and forgives what this e-mail failed before from this address. */
export async function forgiveAttempt(database: Database, attempt: LoginAttempt): Promise<void> {
  const { pair, email, address } = keysOf(attempt);
  await database.asSystem(async (tx) => {
    await tx.deleteFrom('login_attempts').where('key', '=', pair).execute();
    await tx
      .updateTable('login_attempts')
      .set((row) => ({ failures: row('failures', '-', 1) }))
      .where('key', 'in', [email, address])
      .execute();
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

/** Rows of past windows count for nothing; a successful login clears a few away. */
async function forgetOld(tx: Tx): Promise<void> {
  await sql`delete from login_attempts where key in (
    select key from login_attempts where since < now() - make_interval(mins => ${WINDOW_MINUTES})
    limit 100 for update skip locked)`.execute(tx);
}

function tooMany(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const wait = minutes === 1 ? '1 minuto' : `${minutes} minutos`;
  return `Muitas tentativas de entrar. Aguarde ${wait} e tente novamente, ou recupere a sua senha.`;
}
