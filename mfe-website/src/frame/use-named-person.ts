import { useApiQuery, useSession } from '@girassol/shared-auth';
import { useParams } from 'react-router-dom';

/** The person of the address: oneself or a colleague. Somebody else's is refused by the server, which knows. */
export function useNamedPerson(isAllowed: boolean) {
  const userId = useSession()?.userId ?? '';
  const { uid = userId } = useParams();
  const isOther = uid !== userId && uid !== ':uid';
  const { error, isLoading, refetch } = useApiQuery(
    'GET /websites/draft/:userId',
    { params: { userId: uid } },
    { enabled: isAllowed && isOther, retry: false },
  );
  return { error, isLoading, retry: () => void refetch() };
}
