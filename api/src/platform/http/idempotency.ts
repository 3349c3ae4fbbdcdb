import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { isNeverKept } from '@girassol/shared-domain';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Caller } from '../access/caller';
import { type Database, enterAccount, type Tx } from '../database';
import { Refusal } from '../refusals/refusal';

declare module 'fastify' {
  interface FastifyRequest {
    /** Fingerprint of what was sent, where a key came with it. */
    bodyDigest: string | null;
  }
}

interface Attempt {
  caller: Caller;
  /** The contract's name of the route. */
  key: string;
  request: FastifyRequest;
  /** The account whose rows the work writes, where it is not the caller's. */
  worksIn?: string | undefined;
}

interface Outcome<T> {
  answer: T;
  /** The work was done before: this is what it answered then. */
  isRepetition: boolean;
}

/** How long one waits for another with its key, between looks: ten seconds in all, holding no connection. */
const LOOKS_MS = [30, 60, 120, 250, 500, 1000, 2000, 3000, 3000];

/**
 * Works in a transaction of the caller's account. With an `Idempotency-Key` that happens once per user and key: the answer
 * is kept in the transaction that did it, for a day and a half, and a repetition gets the same answer. A work that failed
 * or was refused keeps nothing, so it may be tried again. While another is at it with the same key, in whichever process,
 * this one waits; after ten seconds it is refused with 409 and Retry-After.
 */
export async function asAccountOnce<T>(
  database: Database,
  attempt: Attempt,
  work: (tx: Tx) => Promise<T>,
): Promise<Outcome<T>> {
  const { caller, key, request } = attempt;
  const name = isNeverKept(key) ? undefined : keyOf(request);
  const inRows = async (tx: Tx) => {
    if (attempt.worksIn === undefined) return work(tx);
    await enterAccount(tx, attempt.worksIn);
    const answer = await work(tx);
    await enterAccount(tx, caller.accountId);
    return answer;
  };
  if (name === undefined)
    return database.asAccount(caller, async (tx) => ({ answer: await inRows(tx), isRepetition: false }));

  for (const pause of [...LOOKS_MS, null]) {
    const outcome = await database.asAccount(caller, (tx) => once(tx, attempt, name, () => inRows(tx)));
    if (outcome !== 'in flight') return outcome;
    if (pause !== null) await wait(pause);
  }
  throw new Refusal(409, 'Este pedido ainda está sendo feito. Aguarde um instante.', { retryAfter: 2 });
}

async function once<T>(
  tx: Tx,
  { caller, key: route, request }: Attempt,
  name: string,
  work: () => Promise<T>,
): Promise<Outcome<T> | 'in flight'> {
  const { accountId, userId } = caller;
  const requestHash = createHash('sha256')
    .update(JSON.stringify([route, request.url, request.bodyDigest]))
    .digest();
  // Held until the end of the transaction. Who does not get it is not made to wait here: it would keep a connection.
  const claimed = await sql`
    insert into idempotency_keys (account_id, user_id, key, route, request_hash)
    select ${accountId}::uuid, ${userId}::uuid, ${name}, ${route}, ${requestHash}
    where pg_try_advisory_xact_lock(hashtextextended(${`once ${accountId} ${userId} ${name}`}, 0))
    on conflict do nothing returning key`.execute(tx);
  const row = tx
    .selectFrom('idempotency_keys')
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .where('key', '=', name);

  if (claimed.rows.length === 0) {
    const first = await row.select(['request_hash', 'answer']).executeTakeFirst();
    if (!first) return 'in flight';
    if (!requestHash.equals(first.request_hash))
      throw new Refusal(422, 'Esta chave de repetição já foi usada em outro pedido.');
    // Kept by this same route after its answer was made.
    return { answer: first.answer as T, isRepetition: true };
  }

  const answer = await work();
  await tx
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify(answer) })
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .where('key', '=', name)
    .execute();
  return { answer, isRepetition: false };
}

/** The key that came with a request; undefined without one. */
function keyOf({ headers }: FastifyRequest): string | undefined {
  const value = headers['idempotency-key'];
  if (value === undefined) return undefined;
  if (typeof value !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(value)) {
    throw new Refusal(400, 'O cabeçalho Idempotency-Key é inválido.');
  }
  return value;
}

/** The fingerprint that a repetition is compared by. Of a large body it is taken once, as it arrived. */
export function digestBody(request: FastifyRequest, content: string): void {
  if (request.headers['idempotency-key'] === undefined) return;
  request.bodyDigest = createHash('sha256').update(content).digest('base64url');
}
