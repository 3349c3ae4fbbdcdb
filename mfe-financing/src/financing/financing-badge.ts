import { daysBetween, toIsoDate } from '@girassol/shared-domain';
import type { Financing } from '@girassol/shared-domain/contract';
import { creditBadge, type FinancingTone, financingStatus, isOver } from '@girassol/shared-domain/financing';
import type { Tone } from '@girassol/shared-ui';
import { dealFacts } from './deal-facts';

interface FinancingBadge {
  label: string;
  tone: Tone;
}

const tones: Record<FinancingTone, Tone> = {
  neutral: 'neutral',
  info: 'info',
  warning: 'warn',
  negative: 'bad',
  positive: 'good',
};

/** Days after which a bank that was asked counts as silent, which is no refusal. */
const SILENT_DAYS = 7;

/** The bank was asked and says nothing. */
export const isSilent = ({ isWaiting, lastUpdatedTimestamp, now }: Financing): boolean =>
  isWaiting && daysBetween(toIsoDate(lastUpdatedTimestamp), toIsoDate(now)) > SILENT_DAYS;

/** It was withdrawn, the bank refused, or its offer ran out. */
export const isLost = (financing: Financing): boolean => isOver(dealFacts(financing));

/** In words and a colour where a financing stands (financing-046 to financing-051). */
export function financingBadge(financing: Financing): FinancingBadge {
  const { stage, variant, proposals, isWaiting } = financing;
  if (isLost(financing)) return ofDeal(financing);
  if (isSilent(financing)) return { label: 'Sem resposta', tone: 'warn' };
  if (isWaiting && proposals.length === 0) return { label: 'PENDENTE', tone: 'info' };
  if (proposals.length > 0 && proposals.every(({ refused }) => refused))
    return { label: 'INDISPONÍVEL', tone: 'bad' };
  if (stage === 'DEAL' && variant === 'BTG') return simpleStep(financing);
  return ofDeal(financing);
}

function ofDeal(financing: Financing): FinancingBadge {
  const { label, tone } = financingStatus(dealFacts(financing), financing.now);
  return { label, tone: tones[tone] };
}

/** Without the Marketplace the papers go another way: three steps (financing-050). */
function simpleStep({ proposals }: Financing): FinancingBadge {
  if (proposals.some(({ chosen }) => chosen)) return { label: 'Contratação', tone: 'good' };
  if (proposals.some(({ addedToProp }) => addedToProp)) return { label: 'Seleção da Opção', tone: 'info' };
  return { label: 'Adicionar à Proposta', tone: 'info' };
}

/** What a bank said, also where no table knows it. */
export function ofBank(status: string): FinancingBadge {
  const { label, tone } = creditBadge(status);
  return { label, tone: tones[tone] };
}
