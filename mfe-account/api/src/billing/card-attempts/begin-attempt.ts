import { generateId, type Row, type Tx } from '@girassol/api-platform/database';
import { enqueue } from '@girassol/api-platform/jobs';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import { sql } from 'kysely';
import { getAttemptJobKey, resolveAttemptJob } from './resolve-attempt-job';

/** Milliseconds after which an attempt that has no answer yet is looked up. */
const ANSWER_MS = 60_000;

/** Finds the attempt of a charge that is undecided; undefined where there is none. */
export const findUndecidedAttempt = (
  tx: Tx,
  { accountId, chargeId }: { accountId: string; chargeId: string },
): Promise<Row<'card_attempts'> | undefined> =>
  tx
    .selectFrom('card_attempts')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('charge_id', '=', chargeId)
    .where('state', '=', 'undecided')
    .executeTakeFirst();

/** Refuses (409) to ask for the money of a charge in another way while the bank has not answered an attempt. */
export async function requireNoUndecidedAttempt(
  tx: Tx,
  charge: { accountId: string; chargeId: string },
): Promise<void> {
  if (await findUndecidedAttempt(tx, charge)) throw createUndecidedRefusal();
}

/** Returns the refusal of whoever pays a charge while an attempt to charge a card for it has no answer. */
export const createUndecidedRefusal = (): Refusal =>
  new Refusal(
    409,
    'O banco ainda não respondeu a um pagamento com cartão desta cobrança. Para não cobrar duas vezes, aguarde alguns minutos e tente de novo.',
  );

/** Refuses (409) an attempt with the given key while another one of its charge is undecided. */
export async function requireNoOtherAttempt(
  tx: Tx,
  charge: { accountId: string; chargeId: string },
  key: string,
): Promise<void> {
  const undecided = await findUndecidedAttempt(tx, charge);
  if (undecided && undecided.key !== key) throw createUndecidedRefusal();
}

/** Attempt that begins. */
export type NewAttempt = Pick<Row<'card_attempts'>, 'charge_id' | 'provider' | 'key' | 'card' | 'step'>;

/**
 * Writes an attempt to charge a card before the provider is called, with the job that looks it up if no answer comes. One
 * with the same key is used again, and is undecided anew unless the provider knows it. The charge is locked, and
 * `requireNoOtherAttempt` has found no other one undecided.
 */
export async function beginAttempt(
  tx: Tx,
  accountId: string,
  { charge_id: chargeId, key, provider, card, step }: NewAttempt,
): Promise<Row<'card_attempts'>> {
  const id = generateId();
  const added = await tx
    .insertInto('card_attempts')
    .values({
      account_id: accountId,
      id,
      charge_id: chargeId,
      ...{ provider, key },
      card: JSON.stringify(card),
      step: step && JSON.stringify(step),
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'key']).doNothing())
    .returningAll()
    .executeTakeFirst();
  const begun = added ?? (await beginAgain(tx, accountId, key));
  if (begun.state === 'undecided')
    await enqueue(tx, resolveAttemptJob, {
      accountId,
      payload: { attemptId: begun.id },
      key: getAttemptJobKey(begun.id),
      once: getAttemptJobKey(begun.id),
      dueAt: new Date(Date.now() + ANSWER_MS),
    });
  return begun;
}

/**
 * Begins the attempt with a key once more. One that the provider has never known, or has not answered yet, is about to be
 * charged: it is undecided from now on. One that the provider knows stays as it is, since the same key charges nothing again.
 */
async function beginAgain(tx: Tx, accountId: string, key: string): Promise<Row<'card_attempts'>> {
  const attempt = await tx
    .selectFrom('card_attempts')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (attempt.state === 'approved' || attempt.reference !== null) return attempt;
  return tx
    .updateTable('card_attempts')
    .set({ state: 'undecided', created_at: sql<Date>`now()`, decided_at: null })
    .where('account_id', '=', accountId)
    .where('id', '=', attempt.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
