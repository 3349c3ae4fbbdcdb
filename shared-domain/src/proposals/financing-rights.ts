import type { Session } from '../access/session';

/** The white label without financing (financing-103). */
const WITHOUT_FINANCING = 'SERRANA';

/** Returns true if an account can offer financing in its proposals, which one white-label excludes. */
export const canAccountOfferFinancing = ({ whitelabel }: Pick<Session, 'whitelabel'>): boolean =>
  whitelabel !== WITHOUT_FINANCING;

/** Message to a user whose account cannot offer financing in proposals. */
export const FINANCING_UNAVAILABLE_MESSAGE = 'Sua conta não oferece financiamento nas propostas.';
