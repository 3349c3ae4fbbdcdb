import type {
  ChargeReport,
  PaymentMethod,
  ProviderChargeState,
  ReportedPayment,
  ReportedRefund,
  ReportedRefusal,
} from '../payment-provider';
import type { MercadoPagoPayment } from './answers';
import { getKeyOfReference } from './charge-payments';

/** Refusals after which the same card may be charged on another day, by `status_detail`. */
const softRefusals = new Set([
  'cc_rejected_insufficient_amount',
  'cc_rejected_call_for_authorize',
  'cc_rejected_max_attempts',
  'cc_rejected_other_reason',
  'cc_rejected_high_risk',
]);

const refusalMessages: Record<string, string> = {
  cc_rejected_insufficient_amount: 'O cartão está sem limite para esta compra.',
  cc_rejected_call_for_authorize: 'O banco emissor pede que você autorize esta compra.',
  cc_rejected_card_disabled: 'O cartão está desativado. Fale com o banco emissor.',
  cc_rejected_bad_filled_date: 'A validade do cartão não confere.',
  cc_rejected_bad_filled_security_code: 'O código de segurança do cartão não confere.',
  cc_rejected_bad_filled_card_number: 'O número do cartão não confere.',
  cc_rejected_blacklist: 'O pagamento com este cartão não foi aceito.',
};

/** Converts an amount in reais, as Mercado Pago answers it, to cents. */
export const toCents = (reais: number): number => Math.round(reais * 100);

const methods: Record<string, PaymentMethod> = { bank_transfer: 'pix', ticket: 'boleto' };
const getMethod = ({ payment_type_id, payment_method_id }: MercadoPagoPayment): PaymentMethod =>
  payment_method_id === 'pix' ? 'pix' : (methods[payment_type_id ?? ''] ?? 'card');

/** Statuses in which money arrived, even if it was taken back since. */
const RECEIVED = ['approved', 'refunded', 'charged_back', 'in_mediation'];
const DISPUTED = ['charged_back', 'in_mediation'];

/** A chargeback that we won stays `charged_back`, with this detail: the money is ours again. */
const isWon = ({ status, status_detail }: MercadoPagoPayment): boolean =>
  status === 'charged_back' && status_detail === 'reimbursed';

const states: Record<string, ProviderChargeState> = {
  approved: 'paid',
  charged_back: 'disputed',
  in_mediation: 'disputed',
  refunded: 'refunded',
  rejected: 'failed',
};

function getState(payment: MercadoPagoPayment): ProviderChargeState {
  const { status, status_detail } = payment;
  if (isWon(payment)) return 'paid';
  if (status === 'cancelled') return status_detail === 'expired' ? 'expired' : 'canceled';
  return states[status] ?? 'open';
}

/** Order in which the payments of one charge decide its state: one that is paid counts before one that expired. */
const decidingStates: readonly ProviderChargeState[] = [
  'paid',
  'disputed',
  'refunded',
  'open',
  'failed',
  'expired',
  'canceled',
];

function getRefusal({ status, status_detail }: MercadoPagoPayment): ReportedRefusal | null {
  if (status !== 'rejected') return null;
  const detail = status_detail ?? '';
  return {
    kind: softRefusals.has(detail) ? 'soft' : 'hard',
    message: refusalMessages[detail] ?? 'O pagamento foi recusado.',
  };
}

const toReportedPayment = (payment: MercadoPagoPayment): ReportedPayment => ({
  id: payment.id,
  cents: toCents(payment.transaction_amount),
  method: getMethod(payment),
  paidAt: new Date(payment.date_approved ?? payment.date_last_updated ?? 0),
  revision: new Date(payment.date_last_updated ?? 0).getTime(),
});

/** Lists the refunds of a payment. One that is refunded without a list of them was given back as a whole. */
const toReportedRefunds = (payment: MercadoPagoPayment): ReportedRefund[] => {
  const { id, status, refunds, transaction_amount, date_last_updated } = payment;
  if (status === 'refunded' && (refunds ?? []).length === 0)
    return [
      {
        id: `${id}-refund`,
        paymentId: id,
        cents: toCents(transaction_amount),
        at: new Date(date_last_updated ?? 0),
      },
    ];
  return (refunds ?? []).map((refund) => ({
    id: refund.id,
    paymentId: id,
    cents: toCents(refund.amount),
    at: new Date(refund.date_created),
  }));
};

/** Builds the report of a charge from its payments at Mercado Pago: one for Pix, one for the boleto, or one by card. */
export function buildChargeReport(reference: string, parts: readonly MercadoPagoPayment[]): ChargeReport {
  const received = parts.filter(({ status }) => RECEIVED.includes(status));
  const partStates = parts.map(getState);
  return {
    reference,
    key: getKeyOfReference(reference),
    state: decidingStates.find((state) => partStates.includes(state)) ?? 'open',
    payments: received.map(toReportedPayment),
    refunds: received.flatMap(toReportedRefunds),
    disputes: parts
      .filter((part) => DISPUTED.includes(part.status) && !isWon(part))
      .map(({ id, date_last_updated }) => ({ paymentId: id, at: new Date(date_last_updated ?? 0) })),
    refusal: received.length > 0 ? null : (parts.map(getRefusal).find((refusal) => refusal !== null) ?? null),
    nextTryOn: null,
  };
}
