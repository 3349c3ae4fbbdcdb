import type { AccountArchive } from '@girassol/account-domain/contract';
import { api, buildApiQueryKey, queryClient, useApiQuery } from '@girassol/shared-auth';

const READ = 'GET /users/archive/:userId';
const POLL_MS = 1_500;

/** Checks whether an archive is still to be written. */
export const isArchiveActive = ({ state }: AccountArchive): boolean =>
  state === 'QUEUED' || state === 'WRITING';

/** Loads the archives of everything of the account, again and again while one is being written. */
export const useArchives = (userId: string) =>
  useApiQuery(
    READ,
    { params: { userId } },
    {
      staleTime: 0,
      refetchOnMount: 'always',
      refetchInterval: ({ state }) => (state.data?.archives.some(isArchiveActive) ? POLL_MS : false),
    },
  );

/** Asks for an archive of everything of the account. */
export async function requestArchive(userId: string, password: string): Promise<void> {
  const params = { userId };
  const answer = await api('POST /users/archive/:userId', { params, body: { password }, silent: true });
  queryClient.setQueryData(buildApiQueryKey(READ, { params }), answer);
}

/** Loads the address of an archive, which is valid for minutes. */
export async function loadArchiveLink(userId: string, archiveId: string, password: string): Promise<string> {
  const { url } = await api('POST /users/archive/open/:userId/:archiveId', {
    params: { userId, archiveId },
    body: { password },
    silent: true,
  });
  return url;
}
