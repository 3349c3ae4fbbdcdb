import { planNames } from '@girassol/account-domain/billing';
import { loadAccountNow } from '@girassol/api-platform/clock';
import type { Database, Row } from '@girassol/api-platform/database';
import type { PaymentProvider } from '../../payments/payment-provider';
import { beginAsking, writeAnswer } from './ask-provider';
import { loadCharge } from './load-charge';
import { loadPayer } from './load-payer';
import { getChargeExpiry } from './to-payable-charge';

/** Text by which a payer recognizes a charge at the bank. */
export const describeCharge = ({ kind, plan_id: planId }: Pick<Row<'charges'>, 'kind' | 'plan_id'>): string =>
  `Girassol, plano ${planNames[planId]}${kind === 'renewal' ? ', renovação' : kind === 'upgrade' ? ', mudança de plano' : ''}`;

/**
 * Asks the provider for the codes by which an open charge is paid, by Pix and boleto alike, and stores them. A charge that
 * has them stays as it is: the provider answers the same charge to the same key. Runs outside any transaction.
 */
export async function issueCharge(
  { database, payments }: { database: Database; payments: PaymentProvider },
  { accountId, chargeId }: { accountId: string; chargeId: string },
): Promise<Row<'charges'>> {
  const found = await database.asAccount({ accountId }, async (tx) => {
    const charge = await loadCharge(tx, accountId, chargeId);
    const isNeeded = charge.reference === null && charge.state === 'open' && charge.amount_cents > 0;
    return {
      charge,
      asked: isNeeded
        ? await beginAsking(tx, { accountId, chargeId }, { provider: payments.name, asked: 'codes_asked_at' })
        : null,
      payer: await loadPayer(tx, accountId),
      now: await loadAccountNow(tx, accountId),
    };
  });
  const { charge, asked, payer, now } = found;
  if (!asked) return charge;
  const issued = await payments.createCharge({
    key: asked.id,
    accountId,
    amountCents: asked.amount_cents,
    dueOn: asked.due_on,
    expiresAt: getChargeExpiry(asked.due_on),
    description: describeCharge(asked),
    payer,
    now,
  });
  return database.asAccount({ accountId }, (tx) =>
    writeAnswer(
      tx,
      { accountId, chargeId },
      {
        reference: issued.reference,
        pix_code: issued.pixCode,
        boleto_line: issued.boletoLine,
        boleto_barcode: issued.boletoBarcode,
      },
    ),
  );
}
