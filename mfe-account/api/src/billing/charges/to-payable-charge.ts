import type { PayableCharge } from '@girassol/account-domain/contract';
import type { Row } from '@girassol/api-platform/database';
import { toEpochMs } from '@girassol/shared-domain';
import type { PaymentProvider } from '../../payments/payment-provider';

/** Returns the instant after which the Pix code of a charge is no longer offered: the end of its due day in Brazil. */
export const getChargeExpiry = (dueOn: string): Date => new Date(toEpochMs(dueOn, '23:59') + 59_999);

/** Converts a charge to the record that its payer sees. */
export const toPayableCharge = (row: Row<'charges'>, payments: PaymentProvider): PayableCharge => ({
  _id: row.id,
  payToken: row.pay_token,
  kind: row.kind,
  state: row.state,
  planId: row.plan_id,
  vendors: row.vendors,
  lines: row.lines,
  amountCents: row.amount_cents,
  dueOn: row.due_on,
  method: row.method,
  pixCode: row.pix_code,
  boletoLine: row.boleto_line,
  boletoBarcode: row.boleto_barcode,
  boletoLink: row.boleto_line === null ? null : `/api/signup/boleto/${row.pay_token}`,
  expiresAt: row.pix_code === null ? null : getChargeExpiry(row.due_on).getTime(),
  refusal: row.refusal,
  paidAt: row.paid_at?.getTime() ?? null,
  demonstrationPage: (row.reference !== null && payments.getPayerPage?.(row.reference)) || null,
});
