import { useApiQuery, useSession } from '@girassol/shared-auth';

/**
 * Returns the name of the owner of the account, for those who have to ask; null for the owner, until it is known, and where
 * the account answers nobody else.
 */
export function useOwnerName(): string | null {
  const session = useSession();
  const { data } = useApiQuery(
    'GET /users/user/:userId',
    { params: { userId: session?.userId ?? '' } },
    { enabled: session?.type === 'VENDOR' && session.statusOk },
  );
  return data?.owner?.name ?? null;
}
