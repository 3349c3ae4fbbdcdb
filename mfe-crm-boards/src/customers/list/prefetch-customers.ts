import { buildApiQuery, getSession, queryClient } from '@girassol/shared-auth';
import { resolveFetchScope } from '@girassol/shared-domain';
import { matchPath } from 'react-router-dom';
import { LIST_CUSTOMERS_CALL } from '../../board-state/query-names';
import { parseCustomerListView } from './list-view';
import { buildCustomerListRequest } from './use-customers';

/**
 * Starts loading the customer list named in the address before the first render: the account's list or the
 * person's own. The permissions of vendors are not loaded before the first render; the server refuses people
 * without access.
 */
export function prefetchCustomers({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  const session = getSession();
  const fetchId = matchPath('/clientes/lista/:uid', pathname)?.params.uid;
  if (!session || !fetchId) return;
  const scope = resolveFetchScope(fetchId, { ...session, teamIds: [] });
  // Anybody else's id may be a team's: the settings, which tell, are not there yet.
  if (scope === 'VENDOR') return;
  const view = parseCustomerListView(new URLSearchParams(search));
  void queryClient.prefetchQuery(
    buildApiQuery(LIST_CUSTOMERS_CALL, buildCustomerListRequest({ fetchId, scope }, view)),
  );
}
