import { api, apiQueryKey, queryClient, useApiQuery } from '@girassol/shared-auth';
import { isNotAllowed } from './use-accounts';
import { change } from './use-registry';

const LIST = 'GET /websites/reports';

/** Sites of all accounts that somebody reported, or that are off the air. */
export const useReportedSites = () =>
  useApiQuery(LIST, {}, { staleTime: 0, retry: (count, error) => !isNotAllowed(error) && count < 2 });

/** Takes a site off the air, told why, or gives it back. Answers what went wrong, or null. */
export async function suspendSite(
  accountId: string,
  suspension: { suspended: boolean; why: string },
  onUndo?: () => void,
): Promise<string | null> {
  const done = suspension.suspended
    ? 'O site saiu do ar. A conta foi avisada do motivo.'
    : 'O site está no ar de novo.';
  const problem = await change(
    () =>
      api('PUT /websites/suspension/:accountId', { params: { accountId }, body: suspension, silent: true }),
    done,
    onUndo,
  );
  await queryClient.invalidateQueries({ queryKey: apiQueryKey(LIST) });
  return problem;
}
