import { hasProposalExpired } from '@girassol/shared-domain';
import type { BoardItem } from '@girassol/shared-domain/contract';
import type { FinishedProposal } from './use-finished-customer-proposals';

type AcceptedProposal = NonNullable<BoardItem['acceptedProposal']>;

/** Proposal in the choice of the sold one. */
export interface SoldProposalChoice extends Pick<AcceptedProposal, '_id' | 'count' | 'power' | 'finalPrice'> {
  /** The proposal was made for the sale that is being won. */
  isOwn: boolean;
  /** The proposal was made for another deal of the customer. */
  isOfOtherDeal: boolean;
  /** `SOLD`: a sale was won with the proposal. `EXPIRED`: its validity is over. */
  status: 'ACCEPTED' | 'SOLD' | 'EXPIRED' | 'OPEN';
  /** `yyyy-mm-dd`; null for none. */
  validityDate: string | null;
}

/** Sale that is being won, with what decides the order and the status of the proposals. */
export type SaleToWin = Pick<BoardItem, '_id' | 'acceptedProposal'>;

/**
 * Lists the proposals of a customer that can be chosen as the sold one: the one that the customer accepted for
 * the sale, the others of the sale, and the remaining ones, each group in the given order. The accepted
 * proposal is listed even if it is not among `proposals`. `now` is in milliseconds.
 */
export function listSoldProposalChoices(
  proposals: readonly FinishedProposal[],
  { _id: saleId, acceptedProposal }: SaleToWin,
  now: number,
): SoldProposalChoice[] {
  const choices = proposals.map(
    (proposal): SoldProposalChoice => ({
      ...proposal,
      isOwn: proposal.saleId === saleId,
      isOfOtherDeal: Boolean(proposal.saleId) && proposal.saleId !== saleId,
      status: getStatus(proposal, now),
    }),
  );
  const others = choices.filter(({ _id }) => _id !== acceptedProposal?._id);
  const accepted: SoldProposalChoice[] = acceptedProposal
    ? [{ ...acceptedProposal, isOwn: true, isOfOtherDeal: false, status: 'ACCEPTED', validityDate: null }]
    : [];
  return [...accepted, ...others.filter(({ isOwn }) => isOwn), ...others.filter(({ isOwn }) => !isOwn)];
}

/** Returns the status of a proposal. */
function getStatus(proposal: FinishedProposal, now: number): SoldProposalChoice['status'] {
  if (proposal.acceptedTimestamp) return 'ACCEPTED';
  if (proposal.isAgreed) return 'SOLD';
  return hasProposalExpired(proposal, now) ? 'EXPIRED' : 'OPEN';
}

/** Checks whether a proposal was sold with another sale, so that it cannot be chosen again. */
export const isSoldElsewhere = ({ isOwn, status }: SoldProposalChoice): boolean =>
  status === 'SOLD' && !isOwn;

/**
 * Returns the only proposal of the sale that has not expired; null, for a sale without proposal, if there is none to
 * choose; undefined if the person has to choose.
 */
export function findLikelySoldProposal(
  choices: readonly SoldProposalChoice[],
): SoldProposalChoice | null | undefined {
  if (choices.every(isSoldElsewhere)) return null;
  const likely = choices.filter(({ isOwn, status }) => isOwn && status !== 'EXPIRED');
  return likely.length === 1 ? likely[0] : undefined;
}
