import { useSession } from '@girassol/shared-auth';

/**
 * Returns the id of the user whose board is opened for an item: the person's own id for a vendor, otherwise
 * the id of the account's manager.
 */
export function useBoardUserId(): string {
  const session = useSession();
  return (session?.type === 'VENDOR' ? session.userId : session?.managerId) ?? '';
}
