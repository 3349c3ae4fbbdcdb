import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../access/caller';
import type { Tx } from '../database';
import { Refusal } from '../refusals/refusal';

interface Attempt {
  tx: Tx;
  caller: Caller;
  /** The contract's name of the route. */
  key: string;
  request: FastifyRequest;
}

/**
 * A write with an `Idempotency-Key` happens once per user and key: its answer is kept in the transaction that did it, and a
 * repetition gets the same answer. Two at the same time wait for one another on the key's row.
 */
export async function answerOnce<T>(attempt: Attempt, work: () => Promise<T>): Promise<T> {
  const name = keyOf(attempt.request);
  if (name === undefined) return work();

  const { tx, caller, key: route, request } = attempt;
  const row = { account_id: caller.accountId, user_id: caller.userId, key: name };
  const requestHash = createHash('sha256')
    .update(JSON.stringify([request.url, request.body ?? null]))
    .digest();

  const claimed = await tx
    .insertInto('idempotency_keys')
    .values({ ...row, route, request_hash: requestHash, answer: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  const kept = tx
    .selectFrom('idempotency_keys')
    .where('account_id', '=', row.account_id)
    .where('user_id', '=', row.user_id)
    .where('key', '=', row.key);

  if (!claimed) {
    const first = await kept.select(['request_hash', 'answer']).executeTakeFirstOrThrow();
    if (!requestHash.equals(first.request_hash)) {
      throw new Refusal(422, 'Esta chave de repetição já foi usada em outro pedido.');
    }
    // Kept by this same route after its answer was made.
    return first.answer as T;
  }

  const answer = await work();
  await tx
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify(answer) })
    .where('account_id', '=', row.account_id)
    .where('user_id', '=', row.user_id)
    .where('key', '=', row.key)
    .execute();
  return answer;
}

function keyOf(request: FastifyRequest): string | undefined {
  const value = request.headers['idempotency-key'];
  if (request.method === 'GET' || value === undefined) return undefined;
  if (typeof value !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(value)) {
    throw new Refusal(400, 'O cabeçalho Idempotency-Key é inválido.');
  }
  return value;
}
