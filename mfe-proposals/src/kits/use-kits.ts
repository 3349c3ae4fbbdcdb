import {
  buildApiQueryKey,
  onAccountEvent,
  queryClient,
  tabId,
  useApiQuery,
  useConditionFacts,
  useSession,
  useSettings,
} from '@girassol/shared-auth';
import {
  can,
  canRegisterKits,
  canViewKits,
  getViewableRecordOwners,
  type RecordOwnerGroups,
  resolveFetchScope,
  type Session,
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

/** Reloads the kit lists and filter options on screen. */
export function refreshKits(): void {
  for (const key of LISTS) void queryClient.invalidateQueries({ queryKey: buildApiQueryKey(key) });
}

/** Kind of kit list: filtered by the kit list's filters, or ordered by distance to a target power. */
export type KitListKind = 'filtered' | 'target-power';

/**
 * Loads a page of kits and reloads it after changes by others. The previous page stays visible while the next one
 * loads.
 */
export function useKits(list: KitListKind, page: number, body: Partial<KitSearch>) {
  const userId = useSession()?.userId ?? '';
  useEffect(
    () =>
      onAccountEvent((event) => {
        const isOthers =
          event.kind === 'catalogue-changed' && event.catalogue === 'kits' && event.by !== tabId;
        if (isOthers || event.kind === 'resync') refreshKits();
      }),
    [],
  );
  const query = useApiQuery(
    `POST /kits/${list}/:userId/:multiplier`,
    { params: { userId, multiplier: page }, body },
    { enabled: userId !== '', placeholderData: keepPreviousData, refetchOnMount: 'always' },
  );
  const { error } = query;
  useEffect(() => {
    // The list itself says that it did not come (shell.errors-010).
    if (error && list === 'filtered') console.error(error);
  }, [error, list]);
  return query;
}

/** Loads the suppliers and manufacturers that the filters of the kit list offer; undefined while loading. */
export function useKitFilterOptions() {
  const userId = useSession()?.userId ?? '';
  return useApiQuery('GET /kits/options/:userId', { params: { userId } }, { enabled: userId !== '' }).data;
}

/**
 * Rights of a person on kits: viewing, registering, changing everybody's kits, and the people and teams whose
 * kits the person may view.
 */
export interface KitRights {
  session: Session;
  sees: boolean;
  /** May register kits, and change the own ones. */
  registers: boolean;
  /** May change everybody's. */
  keepsAll: boolean;
  /** May look at whose kits. */
  viewers: RecordOwnerGroups;
  /** Returns the search scope of a user, a team or the company (kits-005, kits-009). */
  getScope: (fetchId: string) => KitScope;
}

const nothingKnown = { teams: [] };

/**
 * Returns the rights of the person on kits; null until the permissions are loaded. The server checks the same
 * rights on every request.
 */
export function useKitRights(): KitRights | null {
  const session = useSession();
  const facts = useConditionFacts();
  const { teams } = useSettings() ?? nothingKnown;
  return useMemo(() => {
    if (!session || !facts) return null;
    const keepsAll = can(facts, 'kitsManager');
    return {
      session,
      sees: canViewKits(facts),
      registers: session.statusOk && canRegisterKits(facts, facts.preferences?.useManagerKits === true),
      keepsAll,
      getScope: (fetchId) => ({
        fetchType: resolveFetchScope(fetchId, { ...session, teamIds: teams.map(({ _id }) => _id) }),
        fetchId,
      }),
      viewers: getViewableRecordOwners({
        session,
        permissions: facts.permissions,
        managerRight: keepsAll ? 'kitsManager' : 'salesManager',
        settings: { teams, individualPermissions: {} },
      }),
    };
  }, [session, facts, teams]);
}
