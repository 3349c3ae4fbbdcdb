import { ApiError, useApiQuery, useFacts, useSession } from '@girassol/shared-auth';
import { can } from '@girassol/shared-domain';
import { useParams } from 'react-router-dom';

/** May whoever looks see the page of the site that the address names? */
export type SiteAccess = 'asked' | 'allowed' | 'no-right' | 'not-ours';

/**
 * For who looks after the site of the account (website-005). An address names the account, oneself or a colleague;
 * whether somebody else is one, the server knows.
 */
export function useSiteAccess(): SiteAccess {
  const session = useSession();
  const facts = useFacts();
  const isAllowed = facts !== null && can(facts, 'configManager');
  const { uid } = useParams();
  const isOwn = uid === undefined || uid === session?.userId || uid === session?.managerId;
  const { error, isLoading } = useApiQuery(
    'GET /websites/draft/:userId',
    { params: { userId: uid ?? '' } },
    { enabled: isAllowed && !isOwn, retry: false },
  );
  if (!facts) return 'asked';
  if (!isAllowed) return 'no-right';
  if (isOwn) return 'allowed';
  if (isLoading) return 'asked';
  // Anything else, as a connection that is gone, is told by the page itself.
  return error instanceof ApiError && !error.isTemporary ? 'not-ours' : 'allowed';
}
