import { formatRecordNumber } from '../formats/numbers';

/** Label of a proposal without a number, which was not finished (proposals-017). */
const UNNUMBERED_LABEL = '#000000';

/** Formats the number of a proposal: `#00012`; `#000000` for a proposal without number. */
export function formatProposalNumber(count: number | null): string {
  return count === null ? UNNUMBERED_LABEL : `#${formatRecordNumber(count)}`;
}

/** Names a proposal in a sentence: `proposta #00012`; `proposta em rascunho` for a proposal without number. */
export const nameProposal = (count: number | null): string =>
  count === null ? 'proposta em rascunho' : `proposta ${formatProposalNumber(count)}`;
