import { api, buildApiQueryKey, queryClient, useApiQuery } from '@girassol/shared-auth';
import type { RequestBody, ResponseBody } from '@girassol/shared-domain/contract';

const READ = 'GET /users/closure/:userId';

/** Loads whether and when the account ends. */
export const useClosure = (userId: string) =>
  useApiQuery(READ, { params: { userId } }, { staleTime: 0, refetchOnMount: 'always' });

const takeOver = (userId: string, answer: ResponseBody<typeof READ>): void =>
  void queryClient.setQueryData(buildApiQueryKey(READ, { params: { userId } }), answer);

/** Asks for the end of the account. */
export async function requestClosure(
  userId: string,
  body: RequestBody<'POST /users/closure/:userId'>,
): Promise<void> {
  takeOver(userId, await api('POST /users/closure/:userId', { params: { userId }, body, silent: true }));
}

/** Takes the end of the account back. */
export async function withdrawClosure(userId: string): Promise<void> {
  takeOver(userId, await api('DELETE /users/closure/:userId', { params: { userId } }));
}
