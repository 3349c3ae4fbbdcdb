import {
  type AccessFacts,
  type BoardKind,
  canEditArea,
  describeReadOnlyArea,
  type IndividualPermissions,
  type PermissionArea,
  type Session,
} from '@girassol/shared-domain';
import type { Settings, SettingsChange } from '@girassol/shared-domain/contract';
import { useEffect, useMemo } from 'react';
import { api } from '../api/client';
import { tabId } from '../api/tab-id';
import { onAccountEvent } from '../events/account-events';
import { refreshSession } from '../session/login';
import { getSession } from '../session/store';
import { useSession } from '../session/use-session';
import { buildApiQuery, buildApiQueryKey, useApiQuery } from './build-api-query';
import { queryClient } from './query-client';

/** Settings change rarely, and whoever changes them invalidates them. */
const SETTINGS_FRESH_MS = 5 * 60_000;

const noPermissions: IndividualPermissions = Object.freeze({});

const buildSettingsRequest = (session: Session | null) => ({ params: { userId: session?.userId ?? '' } });

function useSettingsQuery(session: Session | null) {
  return useApiQuery('GET /settings/user/:userId', buildSettingsRequest(session), {
    enabled: session !== null,
    staleTime: SETTINGS_FRESH_MS,
  });
}

/** Loads the settings of the logged-in user before the first screen that needs them. */
export function prefetchSettings(): void {
  const session = getSession();
  if (session)
    void queryClient.prefetchQuery(
      buildApiQuery('GET /settings/user/:userId', buildSettingsRequest(session)),
    );
}

/** Returns the settings of the account that the user may see; null until they are loaded. */
export function useSettings(): Settings | null {
  return useSettingsQuery(useSession()).data?.settings ?? null;
}

const getPermissions = (session: Session | null, settings: Settings | null) =>
  (session && settings?.individualPermissions[session.userId]) ?? noPermissions;

/**
 * Returns the permission flags of the logged-in user; empty until the flags are loaded, so that no control
 * appears and disappears again.
 */
export function usePermissions(): IndividualPermissions {
  return getPermissions(useSession(), useSettings());
}

function toPreferences({ preferences, permissions }: Settings): AccessFacts['preferences'] {
  return {
    useManagerKits: preferences.vendors.useManagerKits,
    vendorPriceEdit: permissions.vendorPriceEdit,
    autoCreateProjAndInst: preferences.kanbans.autoCreateProjAndInst,
    autoCreateAfterSale: preferences.kanbans.autoCreateAfterSale,
  };
}

/**
 * Returns the facts about the logged-in user, the account and a board with which conditions (rights) are
 * evaluated; null while logged out or loading. Where the settings cannot be read, the user has no permission
 * flags.
 */
export function useConditionFacts(boardKind?: BoardKind): AccessFacts | null {
  const session = useSession();
  const { data, isError } = useSettingsQuery(session);
  return useMemo(() => {
    if (!session || (!data && !isError)) return null;
    const settings = data?.settings ?? null;
    return {
      session,
      permissions: getPermissions(session, settings),
      levels: settings?.permissionLevels?.[session.userId] ?? {},
      ...(settings && { preferences: toPreferences(settings) }),
      ...(boardKind && { boardKind }),
    };
  }, [session, data, isError, boardKind]);
}

/**
 * Returns, in Portuguese, why the logged-in user changes nothing in an area of the product: for buttons that are disabled by
 * the user's level. Undefined if the level lets the user edit, and until it is known.
 */
export function useReadOnlyReason(area: PermissionArea): string | undefined {
  const facts = useConditionFacts();
  return facts === null || canEditArea(facts, area) ? undefined : describeReadOnlyArea(area);
}

/**
 * Saves changes of the account's settings and updates the settings on screen at once. Rejects with `ApiError`
 * without a dialog: on a conflict with a change since `version` (409) the screen asks the user, otherwise it
 * shows the message.
 */
export async function saveSettings(
  change: SettingsChange,
  { version }: { version: number | undefined },
): Promise<Settings> {
  const params = { userId: getSession()?.userId ?? '' };
  const body = { ...change, ...(version !== undefined && { version }) };
  const answer = await api('PATCH /settings/user/:userId', { params, body, silent: true });
  queryClient.setQueryData(buildApiQueryKey('GET /settings/user/:userId', { params }), answer);
  return answer.settings;
}

/**
 * Reloads settings while the page is open when another user changes the account's settings, and the session
 * when the platform changes modules or white-label of the account.
 */
export function useSettingsRefresh(): void {
  const session = useSession();
  const mayListen = session?.statusOk === true && !session.isSerranaCalcClient && !session.needsFactor;
  useEffect(() => {
    if (!mayListen) return undefined;
    return onAccountEvent((event) => {
      if (event.kind === 'account-changed') {
        void refreshSession().then(() => queryClient.invalidateQueries());
        return;
      }
      if (event.kind === 'resync') void refreshSession();
      const isOthers = event.kind === 'settings-changed' && event.by !== tabId;
      if (!isOthers && event.kind !== 'resync') return;
      void queryClient.invalidateQueries({ queryKey: buildApiQueryKey('GET /settings/user/:userId') });
    });
  }, [mayListen]);
}
