import { api, apiPages, apiQueryKey, queryClient } from '@girassol/shared-auth';
import type { JobStateShown } from '@girassol/shared-domain/contract';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { isNotAllowed } from './use-accounts';
import { change } from './use-registry';

const LIST = 'GET /operation/jobs/list/:state/:multiplier';
/** Work comes and goes by itself. */
const LOOK_AGAIN_MS = 5_000;

/** Jobs of every account in a state, page by page, and how many there are of each kind. */
export const useJobs = (state: JobStateShown, kind: string) =>
  useInfiniteQuery({
    queryKey: [...apiQueryKey(LIST), { state, kind }],
    ...apiPages(LIST, { params: { state }, query: kind ? { kind } : {} }),
    placeholderData: keepPreviousData,
    refetchInterval: LOOK_AGAIN_MS,
    staleTime: 0,
    retry: (count, error) => !isNotAllowed(error) && count < 2,
  });

const deeds = {
  repeat: { call: 'POST /operation/jobs/repeat/:jobId', done: 'A tarefa voltou para a fila.' },
  discard: { call: 'POST /operation/jobs/discard/:jobId', done: 'A tarefa foi descartada.' },
  cancel: { call: 'POST /operation/jobs/cancel/:jobId', done: 'O cancelamento foi pedido.' },
} as const;

export type JobDeed = keyof typeof deeds;

/** Does something with a job, and reads the list again also after a refusal. Answers what went wrong, or null. */
export async function decideJob(deed: JobDeed, jobId: string): Promise<string | null> {
  const { call, done } = deeds[deed];
  const problem = await change(() => api(call, { params: { jobId }, silent: true }), done);
  await queryClient.invalidateQueries({ queryKey: apiQueryKey(LIST) });
  return problem;
}
