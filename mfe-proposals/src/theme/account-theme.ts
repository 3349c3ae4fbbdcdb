import { ApiError, api, apiQueryKey, queryClient, useSession, useSettings } from '@girassol/shared-auth';
import { DEFAULT_PROPOSAL_THEME } from '@girassol/shared-domain';
import type { ProposalTheme } from '@girassol/shared-domain/contract';

/** How new proposals of the account look; null until that is known. */
export function useAccountTheme(): ProposalTheme | null {
  const settings = useSettings();
  return settings && (settings.proposalTheme ?? DEFAULT_PROPOSAL_THEME);
}

/** Whether two themes look the same. */
export const isSameTheme = (one: ProposalTheme, other: ProposalTheme): boolean =>
  one.primaryColor.toLowerCase() === other.primaryColor.toLowerCase() &&
  one.logoUrl === other.logoUrl &&
  one.cover === other.cover;

/** Makes a theme that of the account, in the place of `from`. Answers why it is not; null when it is. */
export function useSetAccountTheme() {
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
      void queryClient.invalidateQueries({ queryKey: apiQueryKey('GET /settings/user/:userId') });
    }
  };
}
