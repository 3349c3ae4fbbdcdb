import { loadAccountNow } from '@girassol/api-platform/clock';
import type { Database, Row } from '@girassol/api-platform/database';
import type { PaymentProvider } from '../../payments/payment-provider';
import type { OpeningServer } from '../settlement/open-paid-account';
import { findUndecidedAttempt } from './begin-attempt';
import { refuseAttempt, settleAttempt } from './settle-attempt';

/** Server parts that looking an attempt up needs. */
export type LookingServer = OpeningServer & { database: Database };

/**
 * Looks an undecided attempt up at the provider by its key, and settles what it says. One that the provider does not know
 * is refused once it would have arrived. Returns whether it is decided. Runs outside any transaction.
 */
export async function lookUpAttempt(
  server: LookingServer,
  payments: PaymentProvider,
  { account_id: accountId, id: attemptId, key, provider, created_at: createdAt }: Row<'card_attempts'>,
): Promise<boolean> {
  // Attempts of the provider before this one are decided by hand.
  if (provider !== payments.name) return false;
  const { database } = server;
  const now = await database.asAccount({ accountId }, (tx) => loadAccountNow(tx, accountId));
  const report = await payments.findCharge({ kind: 'card', key, now });
  const hasArrived = Date.now() - createdAt.getTime() < payments.capabilities.unknownAfterSeconds * 1000;
  if (!report && hasArrived) return false;
  return database.asAccount({ accountId }, async (tx) => {
    if (report) await settleAttempt(server, tx, { accountId, attemptId }, report);
    else await refuseAttempt(tx, { accountId, attemptId, begunAt: createdAt });
    const { state } = await tx
      .selectFrom('card_attempts')
      .select('state')
      .where('account_id', '=', accountId)
      .where('id', '=', attemptId)
      .executeTakeFirstOrThrow();
    return state !== 'undecided';
  });
}

/**
 * Decides the attempt of a charge that has no answer yet, except the one with the key `exceptKey`, which is about to be
 * repeated. Returns false where it stays undecided: then nobody may charge that charge.
 */
export async function decideAttempts(
  server: LookingServer,
  payments: PaymentProvider,
  { exceptKey, ...charge }: { accountId: string; chargeId: string; exceptKey?: string },
): Promise<boolean> {
  const attempt = await server.database.asAccount(charge, (tx) => findUndecidedAttempt(tx, charge));
  if (!attempt || attempt.key === exceptKey) return true;
  return lookUpAttempt(server, payments, attempt);
}
