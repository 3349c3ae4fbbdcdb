import type { ProposalSummary } from '../contract/proposals';
import { toIsoDate } from '../formats/dates';

/**
 * Checks whether the validity of a proposal has ended at the instant `now`, in milliseconds. A proposal that was
 * accepted or sold does not expire.
 */
export function hasProposalExpired(
  {
    acceptedTimestamp,
    isAgreed,
    validityDate,
  }: Pick<ProposalSummary, 'acceptedTimestamp' | 'isAgreed' | 'validityDate'>,
  now: number,
): boolean {
  if (acceptedTimestamp || isAgreed) return false;
  return validityDate !== null && validityDate < toIsoDate(now);
}
