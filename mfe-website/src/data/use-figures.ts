import { useApiQuery, useConditionFacts, useRefreshOnEvent, useSession } from '@girassol/shared-auth';
import { can } from '@girassol/shared-domain';

const FIGURES = 'GET /websites/figures/:userId';

/** Loads the counts of visits, simulations and contacts of the site for the last `days` days up to today. */
export function useSiteFigures(days: number) {
  const userId = useSession()?.userId ?? '';
  const facts = useConditionFacts();
  useRefreshOnEvent(FIGURES, ({ kind }) => kind === 'website-changed');
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
