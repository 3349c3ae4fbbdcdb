import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { isResponseNeverStored } from '@girassol/shared-domain';
import type { ContractRoute, RouteKey } from '@girassol/shared-domain/contract';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Caller } from '../access/caller';
import { computeSha256OnThread } from '../compute-sha256';
import { type Database, switchTransactionAccount, type Tx } from '../database';
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
  key: RouteKey;
  request: FastifyRequest;
  /** The account whose rows the work writes, where it is not the caller's. */
  worksIn?: string | undefined;
}

interface Outcome<T> {
  answer: T;
  /** The work was done before: this is what it answered then. */
  isRepetition: boolean;
}

/** Delays between checks for a concurrent call with the same key: ten seconds in all, without holding a connection. */
const POLL_DELAYS_MS = [30, 60, 120, 250, 500, 1000, 2000, 3000, 3000];

/**
 * Runs work in a transaction of the caller's account, only once for each user and `Idempotency-Key`. Stores
 * the answer in that transaction for a day and a half, or for 31 days if the call may be meant without a signal; a repeated request gets the stored answer. Failed or
 * refused work stores nothing and may be repeated. A repetition waits while another process runs the first
 * request, and is refused (409 with Retry-After) after ten seconds.
 */
export async function runIdempotently<T>(
  database: Database,
  attempt: Attempt,
  work: (tx: Tx) => Promise<T>,
): Promise<Outcome<T>> {
  const { caller } = attempt;
  const name = getUsedKey(attempt);
  const inRows = async (tx: Tx) => {
    if (attempt.worksIn === undefined) return work(tx);
    await switchTransactionAccount(tx, attempt.worksIn);
    const answer = await work(tx);
    await switchTransactionAccount(tx, caller.accountId);
    return answer;
  };
  if (name === undefined)
    return database.asAccount(caller, async (tx) => ({ answer: await inRows(tx), isRepetition: false }));

  for (const pause of [...POLL_DELAYS_MS, null]) {
    const outcome = await database.asAccount(caller, (tx) => once(tx, attempt, name, () => inRows(tx)));
    if (outcome !== 'in flight') return outcome;
    if (pause !== null) await wait(pause);
  }
  throw new Refusal(409, 'Este pedido ainda está sendo feito. Aguarde um instante.', { retryAfter: 2 });
}

/**
 * Finds the stored answer to an earlier request with the same `Idempotency-Key`; null if there is none.
 * Serves routes that prepare work outside of a transaction, where the preparation of a repeated request might
 * be refused because of the effects of the first.
 */
export async function findStoredAnswer<T>(
  database: Database,
  attempt: Attempt,
): Promise<{ answer: T } | null> {
  const name = getUsedKey(attempt);
  if (name === undefined) return null;
  return database.asAccount(attempt.caller, (tx) => loadStoredAnswer<T>(tx, attempt, name));
}

/** Returns the idempotency key of a request; undefined without one, and for calls whose response is never stored. */
function getUsedKey({ key, request }: Attempt): string | undefined {
  const route: ContractRoute = request.server.contract[key];
  return isResponseNeverStored(key, route) ? undefined : getIdempotencyKey(request);
}

const computeRequestHash = ({ key, request }: Attempt): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([key, request.url, request.bodyDigest]))
    .digest();

/** Loads the answer that is stored for a key, null if there is none. Throws 422 if another request had the key. */
async function loadStoredAnswer<T>(tx: Tx, attempt: Attempt, name: string): Promise<{ answer: T } | null> {
  const { accountId, userId } = attempt.caller;
  const first = await tx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'answer'])
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .where('key', '=', name)
    .executeTakeFirst();
  if (!first) return null;
  if (!computeRequestHash(attempt).equals(first.request_hash))
    throw new Refusal(422, 'Esta chave de repetição já foi usada em outro pedido.');
  // Stored by this same route after its answer was made.
  return { answer: first.answer as T };
}

async function once<T>(
  tx: Tx,
  attempt: Attempt,
  name: string,
  work: () => Promise<T>,
): Promise<Outcome<T> | 'in flight'> {
  const { accountId, userId } = attempt.caller;
  // Held until the end of the transaction. Who does not get it is not made to wait here: it would keep a connection.
  const claimed = await sql`
    insert into idempotency_keys (account_id, user_id, key, route, request_hash)
    select ${accountId}::uuid, ${userId}::uuid, ${name}, ${attempt.key}, ${computeRequestHash(attempt)}
    where pg_try_advisory_xact_lock(hashtextextended(${`once ${accountId} ${userId} ${name}`}, 0))
    on conflict do nothing returning key`.execute(tx);
  if (claimed.rows.length === 0) {
    const first = await loadStoredAnswer<T>(tx, attempt, name);
    return first ? { ...first, isRepetition: true } : 'in flight';
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

/** Returns the idempotency key of a request; undefined if it has none. */
function getIdempotencyKey({ headers }: FastifyRequest): string | undefined {
  const value = headers['idempotency-key'];
  if (value === undefined) return undefined;
  if (typeof value !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(value)) {
    throw new Refusal(400, 'O cabeçalho Idempotency-Key é inválido.');
  }
  return value;
}

/**
 * Stores the digest of a request's body in the request, if it has an `Idempotency-Key`. Repetitions are
 * compared by this digest, which is computed from the text as it arrived.
 */
export async function setBodyDigest(request: FastifyRequest, content: Buffer): Promise<void> {
  if (request.headers['idempotency-key'] === undefined) return;
  request.bodyDigest = Buffer.from(await computeSha256OnThread(content), 'hex').toString('base64url');
}
