import { api, buildApiQueryKey, queryClient, useApiQuery } from '@girassol/shared-auth';
import { isForbiddenError } from './use-accounts';
import { runRegistryChange } from './use-registry';

const LIST = 'GET /websites/reports';

/** Loads the installers' sites, of all accounts, that visitors have reported or operators have suspended. */
export const useReportedSites = () =>
  useApiQuery(LIST, {}, { staleTime: 0, retry: (count, error) => !isForbiddenError(error) && count < 2 });

/** Suspends a site with a reason, or restores it. Returns the error message, or null. */
export async function setSiteSuspension(
  accountId: string,
  suspension: { suspended: boolean; why: string },
  onUndo?: () => void,
): Promise<string | null> {
  const done = suspension.suspended
    ? 'O site saiu do ar. A conta foi avisada do motivo.'
    : 'O site está no ar de novo.';
  const problem = await runRegistryChange(
    () =>
      api('PUT /websites/suspension/:accountId', { params: { accountId }, body: suspension, silent: true }),
    done,
    onUndo,
  );
  await queryClient.invalidateQueries({ queryKey: buildApiQueryKey(LIST) });
  return problem;
}
