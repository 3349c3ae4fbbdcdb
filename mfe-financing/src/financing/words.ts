import {
  daysBetween,
  formatDate,
  formatMoney,
  formatNumber,
  padNumber,
  toIsoDate,
} from '@girassol/shared-domain';
import type { Financing, FinancingOfferTerms } from '@girassol/shared-domain/contract';

/** `00012`; six zeros where a proposal has no number yet. */
export const proposalNumber = (count: number | null): string => (count ? padNumber(count) : '000000');

/** Below this a monthly fee is a fraction, above it is percent already (financing-088). */
const FRACTION_BELOW = 0.15;

/** Percent a month. */
export const percentOfFee = (fee: number): number => (fee < FRACTION_BELOW ? fee * 100 : fee);

/** Percent a year of a monthly fee (financing-089). */
export const yearlyPercentOfFee = (fee: number): number => ((1 + percentOfFee(fee) / 100) ** 12 - 1) * 100;

/** `1,49% a.m.` */
export const feeText = (fee: number): string => `${formatNumber(percentOfFee(fee))}% a.m.`;

/** `3 Meses`, `1 Mês` (financing-091). */
export const graceText = (months: number): string =>
  months === 0 ? 'Sem carência' : `${months} ${months === 1 ? 'Mês' : 'Meses'}`;

/** `30 Dias`, `1 Dia`. */
export const daysText = (days: number): string => `${days} ${days === 1 ? 'Dia' : 'Dias'}`;

type Described = Pick<
  FinancingOfferTerms,
  'installments' | 'installmentValue' | 'lastInstallmentValue' | 'system' | 'gracePeriod' | 'insurance'
>;

/** `60x de R$ 612,40, carência de 3 Meses`: an option in a line, as selects and messages have it. */
export function optionText(option: Described): string {
  const { installments, installmentValue, lastInstallmentValue, system, gracePeriod, insurance } = option;
  const amount =
    system === 'SAC'
      ? `de ${formatMoney(installmentValue)} a ${formatMoney(lastInstallmentValue)} (SAC)`
      : `de ${formatMoney(installmentValue)}`;
  const grace = gracePeriod > 0 ? `, carência de ${graceText(gracePeriod)}` : '';
  return `${installments}x ${amount}${grace}${insurance ? ', com seguro' : ''}`;
}

/** Whole days until the works must have been shown; negative once they are late; null where no day is set. */
export function daysUntilInfraction({
  contractSigned,
  serviceApproved,
  expirationTimestamp,
  now,
}: Pick<Financing, 'contractSigned' | 'serviceApproved' | 'expirationTimestamp' | 'now'>): number | null {
  if (!contractSigned || serviceApproved || expirationTimestamp === null) return null;
  return daysBetween(toIsoDate(now), toIsoDate(expirationTimestamp));
}

/** `faltam 12 dias`, `vence hoje`, `atrasado há 3 dias`. */
export function infractionText(days: number): string {
  if (days === 0) return 'vence hoje';
  const many = Math.abs(days) === 1 ? '1 dia' : `${Math.abs(days)} dias`;
  return days > 0 ? `${days === 1 ? 'falta' : 'faltam'} ${many}` : `atrasado há ${many}`;
}

/** `até 26/11/2026` */
export const validText = (isoDate: string): string => `até ${formatDate(isoDate)}`;
