import type { Session } from '../access/session';

/** The white label without financing (financing-103). */
const WITHOUT_FINANCING = 'SERRANA';

/** Does this account offer financing at all? */
export const hasFinancing = ({ whitelabel }: Pick<Session, 'whitelabel'>): boolean =>
  whitelabel !== WITHOUT_FINANCING;

/** What is said where it does not. */
export const NO_FINANCING = 'Sua conta não oferece financiamento nas propostas.';
