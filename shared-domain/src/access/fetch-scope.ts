import type { FetchScope } from '../contract/schemas';
import { isEnterprisePlan } from './rights';
import type { Session } from './session';

/**
 * Returns the scope of records for a fetch id: the account's id stands for the whole company, the viewer's id
 * for the user, a team's id for the team, any other id for one collaborator. The account's id takes
 * precedence, so that an owner whose user id equals the account's id sees the company.
 */
export function resolveFetchScope(
  fetchId: string,
  viewer: { userId: string; managerId: string; teamIds: readonly string[] },
): FetchScope {
  if (fetchId === viewer.managerId) return 'MANAGER';
  if (fetchId === viewer.userId) return 'USER';
  return viewer.teamIds.includes(fetchId) ? 'TEAM' : 'VENDOR';
}

/**
 * Converts a fetch scope to the scope parameter of the analytics API calls, in which a collaborator is `USER`
 * (shell.home-034).
 */
export function toAnalyticsScope({ type, id }: { type: FetchScope; id: string }): {
  scope: Exclude<FetchScope, 'VENDOR'>;
  id: string;
} {
  return { scope: type === 'VENDOR' ? 'USER' : type, id };
}

/**
 * Returns true if a scope covers all records of the account: the company, or the one user that an account is that is not
 * ENTERPRISE (shell.home-040).
 */
export const isAccountScope = (
  { type }: { type: FetchScope },
  session: Pick<Session, 'signupPlan'>,
): boolean => type === 'MANAGER' || (type === 'USER' && !isEnterprisePlan(session));

/** Returns true if an account has nothing yet of which a figure could be made: neither a customer nor a proposal. */
export const isEmptyAccount = (totals: { totalCustomers: number; totalProposals: number }): boolean =>
  totals.totalCustomers + totals.totalProposals === 0;
