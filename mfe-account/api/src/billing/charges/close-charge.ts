import type { Row } from '@girassol/api-platform/database';
import type { FindRequest, PaymentProvider } from '../../payments/payment-provider';
import { PaymentProviderError } from '../../payments/payment-provider-error';

/** Columns that say what of a charge may be open at the provider. */
export type AskedCharge = Pick<
  Row<'charges'>,
  'id' | 'provider' | 'reference' | 'debit_reference' | 'codes_asked_at' | 'debit_asked_at'
>;

/**
 * Closes at the provider whatever can still be paid of a charge, also what we know only by our key because the answer was
 * lost. Returns false where the provider does not know it yet, and may still get our request. Runs outside any transaction.
 */
export async function closeCharge(
  payments: PaymentProvider,
  charge: AskedCharge,
  now: Date,
): Promise<boolean> {
  // What the provider before this one has is closed by hand.
  if (charge.provider !== payments.name) return true;
  const codes = await findReference(payments, now, {
    kind: 'charge',
    key: charge.id,
    reference: charge.reference,
    askedAt: charge.codes_asked_at,
  });
  if (codes.reference !== null) await payments.cancelCharge(codes.reference, now);
  const debit = await findReference(payments, now, {
    kind: 'debit',
    key: charge.id,
    reference: charge.debit_reference,
    askedAt: charge.debit_asked_at,
  });
  // A debit may still be scheduled for a charge that its payer has paid by Pix.
  if (debit.reference !== null) await cancelDebit(payments, debit.reference, now);
  return codes.isKnown && debit.isKnown;
}

/** Finds what was asked for: by its reference, else by our key. */
async function findReference(
  payments: PaymentProvider,
  now: Date,
  {
    reference,
    askedAt,
    kind,
    key,
  }: Omit<FindRequest, 'now'> & { reference: string | null; askedAt: Date | null },
): Promise<{ reference: string | null; isKnown: boolean }> {
  if (reference !== null || askedAt === null) return { reference, isKnown: true };
  const report = await payments.findCharge({ kind, key, now });
  const mayArrive = Date.now() - askedAt.getTime() < payments.capabilities.unknownAfterSeconds * 1000;
  return { reference: report?.reference ?? null, isKnown: report !== null || !mayArrive };
}

/** Cancels a debit that was not taken yet. One that is taken all the same becomes credit. */
async function cancelDebit(payments: PaymentProvider, debit: string, now: Date): Promise<void> {
  try {
    await payments.cancelDebit(debit, now);
  } catch (error) {
    if (!(error instanceof PaymentProviderError) || error.isTemporary) throw error;
  }
}
