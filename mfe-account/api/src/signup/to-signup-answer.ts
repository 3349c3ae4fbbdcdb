import type { SignupRecord } from '@girassol/account-domain/contract';
import type { Row, Tx } from '@girassol/api-platform/database';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import { loadCharge, toPayableCharge, toPaymentFields } from '../billing/charges';
import type { PaymentProvider } from '../payments/payment-provider';

/** Loads a signup with its steps and its charge, for the browser that began it. */
export async function toSignupRecord(
  tx: Tx,
  row: Row<'signups'>,
  payments: PaymentProvider,
): Promise<SignupRecord> {
  const charge = row.charge_id === null ? null : await loadCharge(tx, row.account_id, row.charge_id);
  return {
    _id: row.account_id,
    planId: row.plan_id,
    vendorsAmount: row.vendors,
    state: row.state,
    expiresAt: row.expires_at.getTime(),
    signupStepOneInfo: row.contact,
    signupStepTwoInfo: row.address,
    signupStepThreeInfo: { document: row.document ?? '', coupon: row.coupon },
    charge: charge && toPayableCharge(charge, payments),
  };
}

/** Converts a signup to the answer of its steps, with the price and the ways to pay it. */
export async function toStepAnswer(signup: SignupRecord): Promise<ResponseBody<'POST /signup/step-1'>> {
  return { signup, ...(await toPaymentFields(signup.charge)) };
}
