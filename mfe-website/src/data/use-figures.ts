import { useApiQuery, useFacts, useRefresh, useSession } from '@girassol/shared-auth';
import { can } from '@girassol/shared-domain';

const FIGURES = 'GET /websites/figures/:userId';

/** What was counted on the site in so many days up to today. */
export function useFigures(days: number) {
  const userId = useSession()?.userId ?? '';
  const facts = useFacts();
  useRefresh(FIGURES, ({ kind }) => kind === 'website-changed');
  return useApiQuery(
    FIGURES,
    { params: { userId }, query: { days } },
    {
      enabled: facts !== null && can(facts, 'configManager'),
      refetchOnMount: 'always',
      placeholderData: (before) => before,
    },
  );
}
