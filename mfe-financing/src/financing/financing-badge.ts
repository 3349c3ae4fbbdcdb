import { countDaysBetween, toIsoDate } from '@girassol/shared-domain';
import type { Financing } from '@girassol/shared-domain/contract';
import {
  BANK_RESPONSE_TIMEOUT_DAYS,
  computeFinancingStatus,
  type FinancingStatusTone,
  getCreditStatusBadge,
  isFinancingOver,
} from '@girassol/shared-domain/financing';
import type { Tone } from '@girassol/shared-ui';
import { toFinancingDealFacts } from './deal-facts';

interface StatusBadge {
  label: string;
  tone: Tone;
}

const tones: Record<FinancingStatusTone, Tone> = {
  neutral: 'neutral',
  info: 'info',
  warning: 'warn',
  negative: 'bad',
  positive: 'good',
};

/** Returns true if the bank has not answered for more than 7 days. */
export const isBankSilent = ({ isWaiting, lastUpdatedTimestamp, now }: Financing): boolean =>
  isWaiting && countDaysBetween(toIsoDate(lastUpdatedTimestamp), toIsoDate(now)) > BANK_RESPONSE_TIMEOUT_DAYS;

/** Returns true if the financing was withdrawn, refused by the bank, or its offer expired. */
export const isFinancingLost = (financing: Financing): boolean =>
  isFinancingOver(toFinancingDealFacts(financing));

/** Returns label and tone of a financing's status (financing-046 to financing-051). */
export function getFinancingBadge(financing: Financing): StatusBadge {
  const { stage, variant, proposals, isWaiting } = financing;
  if (isFinancingLost(financing)) return getDealBadge(financing);
  if (isBankSilent(financing)) return { label: 'Sem resposta', tone: 'warn' };
  if ((isWaiting || stage === 'DEAL') && proposals.length === 0) return { label: 'PENDENTE', tone: 'info' };
  if (proposals.length > 0 && proposals.every(({ refused }) => refused))
    return { label: 'INDISPONÍVEL', tone: 'bad' };
  if (stage === 'DEAL' && variant === 'BTG') return getSimpleStepBadge(financing);
  return getDealBadge(financing);
}

function getDealBadge(financing: Financing): StatusBadge {
  const { label, tone } = computeFinancingStatus(toFinancingDealFacts(financing), financing.now);
  return { label, tone: tones[tone] };
}

/** Without the Marketplace the papers go another way: three steps (financing-050). */
function getSimpleStepBadge({ proposals }: Financing): StatusBadge {
  if (proposals.some(({ chosen }) => chosen)) return { label: 'Contratação', tone: 'good' };
  if (proposals.some(({ addedToProp }) => addedToProp)) return { label: 'Seleção da Opção', tone: 'info' };
  return { label: 'Adicionar à Proposta', tone: 'info' };
}

/** Returns label and tone for a status that the bank sent. Unknown statuses also have a badge. */
export function getBankStatusBadge(status: string): StatusBadge {
  const { label, tone } = getCreditStatusBadge(status);
  return { label, tone: tones[tone] };
}
