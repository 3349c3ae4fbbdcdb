import {
  countDaysBetween,
  formatDate,
  formatMoney,
  formatNumber,
  formatRecordNumber,
  toIsoDate,
} from '@girassol/shared-domain';
import type { Financing, FinancingOfferTerms } from '@girassol/shared-domain/contract';

/** Formats a proposal number: `00012`, or `000000` for a proposal without a number. */
export const formatProposalNumberOrZeros = (count: number | null): string =>
  count ? formatRecordNumber(count) : '000000';

/** Notice that the chosen bank has no special IOF tax for small companies (tax regimes Simples and MEI). */
export const SIMPLES_UNSUPPORTED_MESSAGE =
  'Este banco não recebe a informação de Simples ou MEI: o IOF é o de qualquer empresa.';

/** Below this a monthly fee is a fraction, above it is percent already (financing-088). */
const FRACTION_BELOW = 0.15;

/**
 * Converts a monthly interest rate to percent. A rate below 0.15 is a fraction and is multiplied by 100; a
 * higher rate is percent already.
 */
export const toMonthlyPercent = (fee: number): number => (fee < FRACTION_BELOW ? fee * 100 : fee);

/** Computes the yearly interest rate in percent from a monthly rate, compounded (financing-089). */
export const computeYearlyPercent = (fee: number): number =>
  ((1 + toMonthlyPercent(fee) / 100) ** 12 - 1) * 100;

/** Formats a monthly interest rate: `1,49% a.m.`. */
export const formatMonthlyInterestRate = (fee: number): string =>
  `${formatNumber(toMonthlyPercent(fee))}% a.m.`;

/** Formats a grace period: `3 Meses`, `1 Mês` (financing-091). */
export const formatGracePeriod = (months: number): string =>
  months === 0 ? 'Sem carência' : `${months} ${months === 1 ? 'Mês' : 'Meses'}`;

/** Formats a number of days: `30 Dias`, `1 Dia`. */
export const formatDays = (days: number): string => `${days} ${days === 1 ? 'Dia' : 'Dias'}`;

type DescribedOption = Pick<
  FinancingOfferTerms,
  'installments' | 'installmentValue' | 'lastInstallmentValue' | 'system' | 'gracePeriod' | 'insurance'
>;

/**
 * Describes an option of a financing in one line for selects and messages: `60x de R$ 612,40, carência de 3
 * meses`.
 */
export function describeFinancingOption(option: DescribedOption): string {
  const { installments, installmentValue, lastInstallmentValue, system, gracePeriod, insurance } = option;
  const amount =
    system === 'SAC'
      ? `de ${formatMoney(installmentValue)} a ${formatMoney(lastInstallmentValue)} (SAC)`
      : `de ${formatMoney(installmentValue)}`;
  const grace = gracePeriod > 0 ? `, carência de ${formatGracePeriod(gracePeriod).toLowerCase()}` : '';
  return `${installments}x ${amount}${grace}${insurance ? ', com seguro' : ''}`;
}

/**
 * Counts the days until the account must have proven to the bank that the financed system is installed.
 * Negative after the deadline; null if the contract is not signed, the proof is already approved, or there is
 * no deadline.
 */
export function countDaysUntilInstallationProof({
  contractSigned,
  serviceApproved,
  expirationTimestamp,
  now,
}: Pick<Financing, 'contractSigned' | 'serviceApproved' | 'expirationTimestamp' | 'now'>): number | null {
  if (!contractSigned || serviceApproved || expirationTimestamp === null) return null;
  return countDaysBetween(toIsoDate(now), toIsoDate(expirationTimestamp));
}

/**
 * Describes the deadline for proving the installation, given in days from today: `faltam 12 dias`, `vence
 * hoje`, `atrasado há 3 dias`.
 */
export function describeInstallationProofDeadline(days: number): string {
  if (days === 0) return 'vence hoje';
  const many = Math.abs(days) === 1 ? '1 dia' : `${Math.abs(days)} dias`;
  return days > 0 ? `${days === 1 ? 'falta' : 'faltam'} ${many}` : `atrasado há ${many}`;
}

/** Formats the last day on which an offer is valid: `até 26/11/2026`. */
export const formatOfferValidity = (isoDate: string): string => `até ${formatDate(isoDate)}`;
