import {
  apiQueryKey,
  clientId,
  onAccountEvent,
  queryClient,
  useApiQuery,
  useFacts,
  useSession,
  useSettings,
} from '@girassol/shared-auth';
import {
  can,
  fetchScopeOf,
  readsKits,
  registersKits,
  type Session,
  type ViewerGroups,
  viewersFor,
} from '@girassol/shared-domain';
import type { KitSearch } from '@girassol/shared-domain/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { KitScope } from './kit-filters';

const LISTS = [
  'POST /kits/filtered/:userId/:multiplier',
  'POST /kits/target-power/:userId/:multiplier',
  'GET /kits/options/:userId',
] as const;

export function refreshKits(): void {
  for (const key of LISTS) void queryClient.invalidateQueries({ queryKey: apiQueryKey(key) });
}

/** Which list is asked for: searched, or by how near kits come to a power. */
export type KitList = 'filtered' | 'target-power';

/** A page of kits. The page before stays until the next is there; what others change is read again. */
export function useKits(list: KitList, page: number, body: Partial<KitSearch>) {
  const userId = useSession()?.userId ?? '';
  useEffect(
    () =>
      onAccountEvent((event) => {
        const isOthers =
          event.kind === 'catalogue-changed' && event.catalogue === 'kits' && event.by !== clientId;
        if (isOthers || event.kind === 'resync') refreshKits();
      }),
    [],
  );
  return useApiQuery(
    `POST /kits/${list}/:userId/:multiplier`,
    { params: { userId, multiplier: page }, body },
    { enabled: userId !== '', placeholderData: keepPreviousData, refetchOnMount: 'always' },
  );
}

/** Suppliers and makers to choose from; none until they are there. */
export function useKitOptions() {
  const userId = useSession()?.userId ?? '';
  return useApiQuery('GET /kits/options/:userId', { params: { userId } }, { enabled: userId !== '' }).data;
}

export interface KitRights {
  session: Session;
  sees: boolean;
  /** May register kits, and change the own ones. */
  registers: boolean;
  /** May change everybody's. */
  keepsAll: boolean;
  /** May look at whose kits. */
  viewers: ViewerGroups;
  /** What a search for the kits of a person, a team or the company names as its scope (kits-005, kits-009). */
  scopeOf: (fetchId: string) => KitScope;
}

const nothingKnown = { teams: [] };

/** What this person may do with kits; null until it is known. The server decides again. */
export function useKitRights(): KitRights | null {
  const session = useSession();
  const facts = useFacts();
  const { teams } = useSettings() ?? nothingKnown;
  return useMemo(() => {
    if (!session || !facts) return null;
    const keepsAll = can(facts, 'kitsManager');
    return {
      session,
      sees: readsKits(facts),
      registers: session.statusOk && registersKits(facts, facts.preferences?.useManagerKits === true),
      keepsAll,
      scopeOf: (fetchId) => ({
        fetchType: fetchScopeOf(fetchId, { ...session, teamIds: teams.map(({ _id }) => _id) }),
        fetchId,
      }),
      viewers: viewersFor({
        session,
        permissions: facts.permissions,
        managerRight: keepsAll ? 'kitsManager' : 'salesManager',
        settings: { teams, individualPermissions: {} },
      }),
    };
  }, [session, facts, teams]);
}
