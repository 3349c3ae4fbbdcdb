import { planNames } from '@girassol/account-domain/billing';
import type { AccountBilling } from '@girassol/account-domain/contract';
import { addDays, formatDate, formatMoney } from '@girassol/shared-domain';
import { chargeKindLabels } from '../../payment/charge-labels';

/** Charge of an account, as operators see it. */
export type OperatorCharge = AccountBilling['charges'][number];

/** Payment that the bank received for a charge, as operators see it. */
export type OperatorPayment = OperatorCharge['payments'][number];

/** Names a charge: `Renovação · CRM`. */
export const getChargeName = ({ kind, planId }: Pick<OperatorCharge, 'kind' | 'planId'>): string =>
  `${chargeKindLabels[kind]} · ${planNames[planId]}`;

/** Formats the days that a charge pays, both included; a dash where they are not known yet. */
export const formatPeriod = ({ period }: Pick<OperatorCharge, 'period'>): string =>
  period ? `${formatDate(period.start)} a ${formatDate(addDays(period.end, -1))}` : '–';

/** Describes what giving back the money of a charge ends, in sentences. */
export function describeRefund({ bankCents, period, afterRefund }: OperatorCharge): string {
  const money = describeMoneyBack(bankCents);
  if (!afterRefund) return money;
  const days = period
    ? `O período de ${formatDate(period.start)} a ${formatDate(addDays(period.end, -1))} deixa de contar.`
    : '';
  return [money, days, describeAfterRefund(afterRefund)].filter(Boolean).join(' ');
}

/** Computes what is still held of a payment, in cents. */
export const getLeftCents = ({ cents, backCents }: Pick<OperatorPayment, 'cents' | 'backCents'>): number =>
  cents - backCents;

/** Describes what giving back one payment of a charge ends, in sentences. */
export const describePaymentRefund = (charge: OperatorCharge, payment: OperatorPayment): string =>
  payment.refundEffect === 'charge'
    ? describeRefund({ ...charge, bankCents: getLeftCents(payment) })
    : `${describeMoneyBack(getLeftCents(payment))} O crédito da conta diminui; o que está pago continua pago.`;

const describeMoneyBack = (cents: number): string =>
  `${formatMoney(cents / 100)} voltam pelo banco a quem pagou.`;

function describeAfterRefund({
  state,
  paidUntil,
  graceUntil,
}: NonNullable<OperatorCharge['afterRefund']>): string {
  switch (state) {
    case 'pending':
      return 'Nada mais fica pago: os recursos da conta são bloqueados na hora.';
    case 'active':
      return `A conta continua ativa até ${formatDate(addDays(paidUntil ?? '', -1))}.`;
    case 'pastDue':
      return `A conta fica em atraso: tudo funciona até ${formatDate(graceUntil ?? '')}, e depois é bloqueado.`;
    case 'suspended':
      return 'Os recursos da conta são bloqueados na hora; os dados ficam guardados.';
    case 'ended':
      return 'A assinatura termina na hora; os dados ainda podem ser exportados.';
  }
}
