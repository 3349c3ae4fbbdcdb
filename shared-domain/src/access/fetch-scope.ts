import type { FetchScope } from '../contract/schemas';

/**
 * Whose items a fetch id means: the account's id the whole company, the own id the user, a team's id the team, any
 * other id one collaborator. The id of the account wins, so that an owner whose ids are equal still sees the company.
 */
export function fetchScopeOf(
  fetchId: string,
  viewer: { userId: string; managerId: string; teamIds: readonly string[] },
): FetchScope {
  if (fetchId === viewer.managerId) return 'MANAGER';
  if (fetchId === viewer.userId) return 'USER';
  return viewer.teamIds.includes(fetchId) ? 'TEAM' : 'VENDOR';
}

/** The same as the analytics calls name it: to them a collaborator is a user (shell.home-034). */
export function analyticsScope({ type, id }: { type: FetchScope; id: string }): {
  scope: Exclude<FetchScope, 'VENDOR'>;
  id: string;
} {
  return { scope: type === 'VENDOR' ? 'USER' : type, id };
}
