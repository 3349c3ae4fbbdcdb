import { loadAccountNow } from '@girassol/api-platform/clock';
import type { Database, Row, Tx } from '@girassol/api-platform/database';
import type { PaymentProvider } from '../../payments/payment-provider';
import type { SettlingServer } from '../settlement/settle-reference';
import { loadPayer } from './load-payer';
import { payCharge } from './pay-charge';
import { callProvider } from './provider-refusal';

/** Account that pays, and the token of its card; null for Pix and boleto. */
export interface PaymentMeans {
  accountId: string;
  cardToken: string | null;
}

/**
 * Creates a charge by `ask`, makes it payable for somebody who waits, and returns its id; null where `ask` creates none. A
 * card is accepted by the provider before anything is written: `ask` is rehearsed first, so that neither a refused order nor
 * a card that is none leaves a charge behind.
 */
export async function askAndPay(
  server: SettlingServer,
  payments: PaymentProvider,
  { accountId, cardToken }: PaymentMeans,
  ask: (tx: Tx) => Promise<Row<'charges'> | null>,
): Promise<string | null> {
  const { database } = server;
  if (cardToken !== null) {
    const asked = await rehearse(database, accountId, async (tx) => {
      const charge = await ask(tx);
      const payer = charge && (await loadPayer(tx, accountId));
      return charge && payer && { charge, payer, now: await loadAccountNow(tx, accountId) };
    });
    if (!asked) return null;
    const { charge, payer, now } = asked;
    if (charge.amount_cents > 0)
      await callProvider(() => payments.saveCard({ token: cardToken, payer, now }));
  }
  const charge = await database.asAccount({ accountId }, ask);
  if (!charge) return null;
  await payCharge(server, payments, { accountId, chargeId: charge.id, cardToken });
  return charge.id;
}

/** Ends a transaction without an effect, and carries its result out. */
class RehearsalEnd<T> extends Error {
  constructor(readonly result: T) {
    super('a rehearsal has no effect');
  }
}

/** Runs work in a transaction of an account that is always rolled back. Returns its result, or throws what it throws. */
async function rehearse<T>(database: Database, accountId: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  const result: { end?: RehearsalEnd<T> } = {};
  try {
    await database.asAccount({ accountId }, async (tx) => {
      result.end = new RehearsalEnd(await work(tx));
      throw result.end;
    });
  } catch (error) {
    if (result.end === undefined || error !== result.end) throw error;
  }
  if (!result.end) throw new Error('a rehearsal ended without a result');
  return result.end.result;
}
