import { apiQuery, getSession, queryClient } from '@girassol/shared-auth';
import { fetchScopeOf } from '@girassol/shared-domain';
import { matchPath } from 'react-router-dom';
import { readListView } from './list-view';
import { LIST, listRequest } from './use-customers';

/**
 * Asks for the list of an address before anything is drawn: the account's or one's own. A vendor's permissions are not
 * known yet at this point; whoever may not see it is refused, and shown nothing of it.
 */
export function prefetchCustomers({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  const session = getSession();
  const fetchId = matchPath('/clientes/lista/:uid', pathname)?.params.uid;
  if (!session || !fetchId) return;
  const scope = fetchScopeOf(fetchId, { ...session, teamIds: [] });
  // Anybody else's id may be a team's: the settings, which tell, are not there yet.
  if (scope === 'VENDOR') return;
  const view = readListView(new URLSearchParams(search));
  void queryClient.prefetchQuery(apiQuery(LIST, listRequest({ fetchId, scope }, view)));
}
