import { formatDate, formatDateTime, formatProposalNumber, toIsoDate } from '@girassol/shared-domain';
import type { ProposalSummary } from '@girassol/shared-domain/contract';

/** Row of the proposal list with its formatted values. */
export interface ProposalRow {
  id: string;
  /** `#00012` */
  number: string;
  /** A draft has no number of its own yet (proposals-017). */
  isNumbered: boolean;
  isFinished: boolean;
  power: number;
  finalPrice: number;
  views: number;
  /** "válida até 31/07/2026", "venceu em 31/07/2026"; null without a date. */
  validity: { text: string; isExpired: boolean } | null;
  /** "Aceita em 31/07/2026 14:05"; null while the customer has not taken it. */
  accepted: string | null;
  /** "Nova versão da #00012"; null of any other. */
  origin: string | null;
  /** True if the proposal was agreed to and can no longer change. */
  isAgreed: boolean;
  /** "Ana Souza em 31/07/2026 14:05" */
  made: string;
  /** "31/07/2026" */
  madeOn: string;
}

/** Converts a proposal to a row of the proposal list at the instant `now`. */
export function toProposalRow(proposal: ProposalSummary, now: number): ProposalRow {
  const { count, user, validityDate, acceptedTimestamp } = proposal;
  const author = user?.personalData.name;
  const when = formatDateTime(proposal.registryTimestamp);
  return {
    id: proposal._id,
    number: formatProposalNumber(count),
    isNumbered: count !== null,
    isFinished: proposal.finished,
    power: proposal.power,
    finalPrice: proposal.finalPrice,
    views: proposal.views,
    validity: validityDate === null ? null : formatValidity(validityDate, now),
    accepted: acceptedTimestamp ? `Aceita em ${formatDateTime(acceptedTimestamp)}` : null,
    origin: proposal.predecessorCount
      ? `Nova versão da ${formatProposalNumber(proposal.predecessorCount)}`
      : null,
    isAgreed: proposal.isAgreed ?? false,
    madeOn: formatDate(toIsoDate(proposal.registryTimestamp)),
    made: author ? `${author} em ${when}` : when,
  };
}

/** Formats the validity. A proposal is valid through its last day. */
function formatValidity(validityDate: string, now: number): ProposalRow['validity'] {
  const isExpired = validityDate < toIsoDate(now);
  const day = formatDate(validityDate);
  return { text: isExpired ? `Venceu em ${day}` : `Válida até ${day}`, isExpired };
}
