import type { Tx } from '@girassol/api-platform/database';
import type { BankAuthorization } from '../authorizations';
import { loadBankNow } from '../bank-clock';
import type { BankCharge } from '../charge-report';
import { findOutageEnd } from '../outages';

/** Data of the payer's page. */
export interface PayerPageData {
  /** Charge or scheduled debit of the page; null: the page is of an authorization. */
  charge: BankCharge | null;
  authorization: BankAuthorization | null;
  /** Debits of the authorization, next first. */
  debits: BankCharge[];
  now: Date;
  /** End of the outage; null: the bank is up. */
  downUntil: Date | null;
}

/** Loads what a reference stands for; null if the bank does not know it. */
export async function loadPayerPage(tx: Tx, reference: string): Promise<PayerPageData | null> {
  const charge = await tx
    .selectFrom('demo_payment_charges')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
  const authorization = charge ? null : await findAuthorization(tx, reference);
  const subject = charge ?? authorization;
  if (!subject) return null;
  const now = await loadBankNow(tx, subject);
  return {
    charge: charge ?? null,
    authorization,
    debits: authorization ? await listDebits(tx, reference) : [],
    now,
    downUntil: await findOutageEnd(tx, now),
  };
}

const findAuthorization = async (tx: Tx, reference: string): Promise<BankAuthorization | null> =>
  (await tx
    .selectFrom('demo_payment_authorizations')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst()) ?? null;

const listDebits = (tx: Tx, reference: string): Promise<BankCharge[]> =>
  tx
    .selectFrom('demo_payment_charges')
    .selectAll()
    .where('authorization_reference', '=', reference)
    .orderBy('due_on', 'desc')
    .limit(24)
    .execute();
