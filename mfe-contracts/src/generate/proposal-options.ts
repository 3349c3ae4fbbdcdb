import {
  formatDate,
  formatMoney,
  formatPower,
  formatProposalNumber,
  hasProposalExpired,
} from '@girassol/shared-domain';
import type { BoardItem, ListedProposal, Proposal } from '@girassol/shared-domain/contract';

/** Proposal that can be chosen for a document of an item. */
export interface ProposalOption {
  value: string;
  label: string;
  /** Sentences that say how the proposal does not fit the item; empty if it fits. */
  warnings: readonly string[];
}

/** Facts of a proposal by which its fit to an item is decided. */
type ProposalFacts = Pick<
  ListedProposal,
  '_id' | 'saleId' | 'validityDate' | 'acceptedTimestamp' | 'isAgreed'
>;

type ItemOfDocument = Pick<
  BoardItem,
  '_id' | 'status' | 'approvedProposal' | 'approvedProposalData' | 'acceptedProposal' | 'dealRecords'
>;

/**
 * Builds the options of the field "Proposta" at the instant `now`. The proposal that was sold with the item, or
 * accepted for it, is an option even if it is not among `proposals`.
 */
export function buildProposalOptions(
  proposals: readonly ListedProposal[],
  item: ItemOfDocument,
  now: number,
): ProposalOption[] {
  const options = proposals.map((proposal) => {
    const { isExpired, isOfOtherDeal } = checkFit(proposal, item, now);
    return {
      value: proposal._id,
      label: formatLabel(proposal, [
        proposal.acceptedTimestamp && 'aceita',
        isExpired && 'vencida',
        isOfOtherDeal && 'de outro negócio',
      ]),
      warnings: describeMisfit(proposal, item, now),
    };
  });
  const older = [item.approvedProposalData, item.acceptedProposal].flatMap((taken) =>
    taken && !proposals.some(({ _id }) => _id === taken._id) ? [taken] : [],
  );
  const olderOptions = older
    .filter(({ _id }, index) => older.findIndex((other) => other._id === _id) === index)
    .map((taken) => ({ value: taken._id, label: formatLabel(taken, []), warnings: [] }));
  return [...olderOptions, ...options];
}

/**
 * Returns the id of the proposal that the item stands for: the sold one, the accepted one, or the newest that was
 * made for the item, an expired one last; null for none. `proposals` are sorted newest first.
 */
export function findUsualProposal(
  proposals: readonly ListedProposal[],
  item: ItemOfDocument,
  now: number,
): string | null {
  if (item.approvedProposal) return item.approvedProposal;
  // It was won without a proposal: its figures are its own.
  if (item.status === 'CLOSED') return null;
  if (item.acceptedProposal) return item.acceptedProposal._id;
  const own = proposals.filter(({ saleId }) => saleId === item._id);
  return (own.find((proposal) => !hasProposalExpired(proposal, now)) ?? own[0])?._id ?? null;
}

/** Describes in sentences how a proposal does not fit the item whose document it fills; empty if it fits. */
export function describeMisfit(proposal: ProposalFacts, item: ItemOfDocument, now: number): string[] {
  const { isExpired, isOfOtherDeal } = checkFit(proposal, item, now);
  const warnings: string[] = [];
  if (isExpired && proposal.validityDate !== null)
    warnings.push(`Esta proposta venceu em ${formatDate(proposal.validityDate)}.`);
  if (isOfOtherDeal)
    warnings.push(
      'Esta proposta é de outro negócio do cliente: equipamentos, potência e preço do documento serão os dela, não os deste.',
    );
  return warnings;
}

/** Returns the facts of a loaded proposal by which its fit to an item is decided. */
export const toProposalFacts = ({ agreement, ...proposal }: Proposal): ProposalFacts => ({
  ...proposal,
  isAgreed: Boolean(agreement),
});

function checkFit(proposal: ProposalFacts, item: ItemOfDocument, now: number) {
  const isTaken = proposal._id === item.approvedProposal || proposal._id === item.acceptedProposal?._id;
  const records = [item, ...(item.dealRecords ?? [])];
  return {
    isExpired: !isTaken && hasProposalExpired(proposal, now),
    isOfOtherDeal:
      Boolean(proposal.saleId) && !isTaken && !records.some(({ _id }) => _id === proposal.saleId),
  };
}

const formatLabel = (
  { count, power, finalPrice }: Pick<ListedProposal, 'count' | 'power' | 'finalPrice'>,
  marks: readonly (string | number | false | null | undefined)[],
): string =>
  [formatProposalNumber(count), formatPower(power), formatMoney(finalPrice), ...marks]
    .filter(Boolean)
    .join(' · ');
