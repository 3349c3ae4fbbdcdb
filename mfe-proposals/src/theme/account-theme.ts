import { ApiError, api, buildApiQueryKey, queryClient, useSession, useSettings } from '@girassol/shared-auth';
import { DEFAULT_PROPOSAL_THEME } from '@girassol/shared-domain';
import type { ProposalTheme } from '@girassol/shared-domain/contract';

/** Returns the theme that the account's new proposals have; null until the settings are loaded. */
export function useAccountProposalTheme(): ProposalTheme | null {
  const settings = useSettings();
  return settings && (settings.proposalTheme ?? DEFAULT_PROPOSAL_THEME);
}

/** Returns true if two themes of proposal documents have the same colour, logo and cover. */
export const isSameTheme = (one: ProposalTheme, other: ProposalTheme): boolean =>
  one.primaryColor.toLowerCase() === other.primaryColor.toLowerCase() &&
  one.logoUrl === other.logoUrl &&
  one.cover === other.cover;

/**
 * Returns a function that saves the theme of the account's new proposals. `from` is the theme that was loaded
 * before. The function resolves to the server's refusal, or to null on success.
 */
export function useSetAccountProposalTheme() {
  const userId = useSession()?.userId ?? '';
  return async (theme: ProposalTheme, from: ProposalTheme): Promise<ApiError | null> => {
    try {
      await api('PUT /templates/authenticated/data/:userId', {
        params: { userId },
        body: { theme, from },
        silent: true,
      });
      return null;
    } catch (error) {
      if (error instanceof ApiError) return error;
      throw error;
    } finally {
      void queryClient.invalidateQueries({ queryKey: buildApiQueryKey('GET /settings/user/:userId') });
    }
  };
}
