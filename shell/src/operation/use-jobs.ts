import { api, buildApiPagesQuery, buildApiQueryKey, queryClient, useApiQuery } from '@girassol/shared-auth';
import type { ListedJobState } from '@girassol/shared-domain/contract';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { isForbiddenError } from './use-accounts';
import { runRegistryChange } from './use-registry';

const LIST = 'GET /operation/jobs/list/:state/:multiplier';
/** Work comes and goes by itself. */
const LOOK_AGAIN_MS = 5_000;

/** Loads the jobs of every account in a state, page by page, and the figures of each kind. */
export const useJobs = (state: ListedJobState, kind: string) =>
  useInfiniteQuery({
    queryKey: [...buildApiQueryKey(LIST), { state, kind }],
    ...buildApiPagesQuery(LIST, { params: { state }, query: kind ? { kind } : {} }),
    placeholderData: keepPreviousData,
    refetchInterval: LOOK_AGAIN_MS,
    staleTime: 0,
    retry: (count, error) => !isForbiddenError(error) && count < 2,
  });

/** Loads the number of failed jobs of every account; undefined until it is known. */
export function useFailedJobCount(): number | undefined {
  const { data } = useApiQuery(LIST, { params: { state: 'FAILED', multiplier: 1 }, query: {} });
  return data?.kinds.reduce((sum, { failed }) => sum + failed, 0);
}

const jobActions = {
  repeat: { call: 'POST /operation/jobs/repeat/:jobId', done: 'A tarefa voltou para a fila.' },
  discard: { call: 'POST /operation/jobs/discard/:jobId', done: 'A tarefa foi descartada.' },
  cancel: { call: 'POST /operation/jobs/cancel/:jobId', done: 'O cancelamento foi pedido.' },
} as const;

/** Action of an operator on a job. */
export type JobAction = keyof typeof jobActions;

/** Runs an action on a job and reloads the list, also after a refusal. Returns the error message, or null. */
export async function runJobAction(deed: JobAction, jobId: string): Promise<string | null> {
  const { call, done } = jobActions[deed];
  const problem = await runRegistryChange(() => api(call, { params: { jobId }, silent: true }), done);
  await queryClient.invalidateQueries({ queryKey: buildApiQueryKey(LIST) });
  return problem;
}
