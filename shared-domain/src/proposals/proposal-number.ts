import { padNumber } from '../formats/numbers';

/** How a proposal without a number is called: it was not finished (proposals-017). */
const WITHOUT_NUMBER = '#000000';

/** Number of a proposal: `#00012`; `#000000` while it has none. */
export function formatProposalNumber(count: number | null): string {
  return count === null ? WITHOUT_NUMBER : `#${padNumber(count)}`;
}
