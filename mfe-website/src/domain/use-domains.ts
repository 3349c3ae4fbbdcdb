import {
  api,
  apiQueryKey,
  attempt,
  queryClient,
  useApiQuery,
  useFacts,
  useRefresh,
  useSession,
} from '@girassol/shared-auth';
import { can } from '@girassol/shared-domain';
import type { Answer, WebsiteDomain } from '@girassol/shared-domain/contract';

const LIST = 'GET /websites/domains/:userId';

/** While somebody sets one up, its lights change by themselves. */
const EAGER_MS = 15_000;

const isSettled = ({ state }: WebsiteDomain) => state === 'ATIVO';

/** Hosts of the account, kept fresh. */
export function useDomains() {
  const userId = useSession()?.userId ?? '';
  const facts = useFacts();
  useRefresh(LIST, (event) => event.kind === 'website-changed');
  return useApiQuery(
    LIST,
    { params: { userId } },
    {
      enabled: facts !== null && can(facts, 'configManager'),
      refetchInterval: ({ state: { data } }) => !(data?.domains.every(isSettled) ?? true) && EAGER_MS,
    },
  );
}

/** What a call just said of a host is what the list shows. */
function remember(userId: string, domain: WebsiteDomain): void {
  queryClient.setQueryData<Answer<typeof LIST>>(
    apiQueryKey(LIST, { params: { userId } }),
    (before) =>
      before && {
        ...before,
        domains: [...before.domains.filter(({ _id }) => _id !== domain._id), domain].sort((one, other) =>
          one.host.localeCompare(other.host),
        ),
      },
  );
}

/** Claims a host. Throws what the form shows beside its field. */
export async function claimDomain(userId: string, host: string): Promise<WebsiteDomain> {
  const { domain } = await api('PUT /websites/domains/:userId', {
    params: { userId },
    body: { host },
    silent: true,
  });
  remember(userId, domain);
  return domain;
}

/** Has its zone looked at now; null where that was refused, which has shown its dialog. */
export async function lookAtDomain(userId: string, domainId: string): Promise<WebsiteDomain | null> {
  const looked = await attempt(() =>
    api('POST /websites/domains/:userId/:domainId/check', { params: { userId, domainId } }),
  );
  if (looked) remember(userId, looked.domain);
  return looked?.domain ?? null;
}

/** Gives a host back; false where that was refused, which has shown its dialog. */
export async function releaseDomain(userId: string, domainId: string): Promise<boolean> {
  const released = await attempt(() =>
    api('DELETE /websites/domains/:userId/:domainId', { params: { userId, domainId } }),
  );
  await queryClient.invalidateQueries({ queryKey: apiQueryKey(LIST) });
  return released !== null;
}
