import type { Passkey } from '@girassol/account-domain/contract';
import { api, buildApiQueryKey, queryClient, useApiQuery } from '@girassol/shared-auth';
import { reloadFactor } from '../use-security';

const PASSKEYS = 'GET /users/passkeys/:userId';

/** Loads the passkeys of the person, of every host. */
export const usePasskeys = (userId: string) =>
  useApiQuery(PASSKEYS, { params: { userId } }, { staleTime: 0, refetchOnMount: 'always' });

/** Loads the passkeys again, with what depends on them: the factor and the sessions. */
export async function reloadPasskeys(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: buildApiQueryKey(PASSKEYS) }),
    reloadFactor(),
  ]);
}

/** Renames a passkey of the person. */
export async function renamePasskey(userId: string, { _id }: Passkey, name: string): Promise<void> {
  await api('PATCH /users/passkeys/:userId/:passkeyId', {
    params: { userId, passkeyId: _id },
    body: { name },
    silent: true,
  });
  await reloadPasskeys();
}

/** Removes a passkey of the person, for the password. */
export async function removePasskey(
  userId: string,
  { _id }: Passkey,
  currentPassword: string,
): Promise<void> {
  await api('POST /users/passkeys/remove/:userId/:passkeyId', {
    params: { userId, passkeyId: _id },
    body: { currentPassword },
    silent: true,
  });
  await reloadPasskeys();
}
