import {
  api,
  attemptAction,
  buildApiQueryKey,
  queryClient,
  useApiQuery,
  useConditionFacts,
  useRefreshOnEvent,
  useSession,
} from '@girassol/shared-auth';
import { can } from '@girassol/shared-domain';
import type { ResponseBody, WebsiteDomain } from '@girassol/shared-domain/contract';

const LIST = 'GET /websites/domains/:userId';

/** While somebody sets one up, its lights change by themselves. */
const POLL_INTERVAL_MS = 15_000;

const isSettled = ({ state }: WebsiteDomain) => state === 'ATIVO';

/** Loads the hosts of the account and refreshes them. Polls every 15 seconds while a host is not active yet. */
export function useDomains() {
  const userId = useSession()?.userId ?? '';
  const facts = useConditionFacts();
  useRefreshOnEvent(LIST, (event) => event.kind === 'website-changed');
  return useApiQuery(
    LIST,
    { params: { userId } },
    {
      enabled: facts !== null && can(facts, 'configManager'),
      refetchInterval: ({ state: { data } }) => !(data?.domains.every(isSettled) ?? true) && POLL_INTERVAL_MS,
    },
  );
}

/**
 * Loads whose site a host shows to the public (website-007); null while none is shown. Asks again with each state
 * of the host.
 */
export function useSiteShownByHost({ host, state }: WebsiteDomain): string | null {
  const { data } = useApiQuery(
    'GET /websites/by-host/:host',
    { params: { host } },
    { enabled: state !== 'AGUARDANDO', retry: false, staleTime: 0 },
  );
  return data?.slug ?? null;
}

/** Stores the server's latest state of a host in the cached list. */
function cacheDomain(userId: string, domain: WebsiteDomain): void {
  queryClient.setQueryData<ResponseBody<typeof LIST>>(
    buildApiQueryKey(LIST, { params: { userId } }),
    (before) =>
      before && {
        ...before,
        domains: [...before.domains.filter(({ _id }) => _id !== domain._id), domain].sort((one, other) =>
          one.host.localeCompare(other.host),
        ),
      },
  );
}

/** Claims a host for the account. Rejects with the API error, which the form shows on its field. */
export async function claimDomain(userId: string, host: string): Promise<WebsiteDomain> {
  const { domain } = await api('PUT /websites/domains/:userId', {
    params: { userId },
    body: { host },
    silent: true,
  });
  cacheDomain(userId, domain);
  return domain;
}

/** Checks the DNS zone of a host now. Resolves to null after a refusal, which was shown in a dialog. */
export async function checkDomain(userId: string, domainId: string): Promise<WebsiteDomain | null> {
  const looked = await attemptAction(() =>
    api('POST /websites/domains/:userId/:domainId/check', { params: { userId, domainId } }),
  );
  if (looked) cacheDomain(userId, looked.domain);
  return looked?.domain ?? null;
}

/** Releases a host. Resolves to false after a refusal, which was shown in a dialog. */
export async function releaseDomain(userId: string, domainId: string): Promise<boolean> {
  const released = await attemptAction(() =>
    api('DELETE /websites/domains/:userId/:domainId', { params: { userId, domainId } }),
  );
  await queryClient.invalidateQueries({ queryKey: buildApiQueryKey(LIST) });
  return released !== null;
}
