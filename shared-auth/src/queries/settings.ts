import type { BoardKind, Facts, IndividualPermissions, Session } from '@girassol/shared-domain';
import type { Settings, SettingsChange } from '@girassol/shared-domain/contract';
import { useEffect, useMemo } from 'react';
import { api } from '../api/client';
import { clientId } from '../api/client-id';
import { onAccountEvent } from '../events/account-events';
import { refreshSession } from '../session/login';
import { getSession } from '../session/store';
import { useSession } from '../session/use-session';
import { apiQuery, apiQueryKey, useApiQuery } from './api-query';
import { queryClient } from './query-client';

/** Settings change rarely, and whoever changes them invalidates them. */
const SETTINGS_FRESH_MS = 5 * 60_000;

const noPermissions: IndividualPermissions = Object.freeze({});

const settingsOf = (session: Session | null) => ({ params: { userId: session?.userId ?? '' } });

function useSettingsQuery(session: Session | null) {
  return useApiQuery('GET /settings/user/:userId', settingsOf(session), {
    enabled: session !== null,
    staleTime: SETTINGS_FRESH_MS,
  });
}

/** Asks for the settings of who is logged in, before the first screen that needs them is drawn. */
export function prefetchSettings(): void {
  const session = getSession();
  if (session) void queryClient.prefetchQuery(apiQuery('GET /settings/user/:userId', settingsOf(session)));
}

/** Settings of the account as the person may see them; null until they are there. */
export function useSettings(): Settings | null {
  return useSettingsQuery(useSession()).data?.settings ?? null;
}

const permissionsOf = (session: Session | null, settings: Settings | null) =>
  (session && settings?.individualPermissions[session.userId]) ?? noPermissions;

/** The own permission flags. None until they are there, so that nothing shows that must vanish again. */
export function usePermissions(): IndividualPermissions {
  return permissionsOf(useSession(), useSettings());
}

function preferencesOf({ preferences, permissions }: Settings): Facts['preferences'] {
  return {
    useManagerKits: preferences.vendors.useManagerKits,
    vendorPriceEdit: permissions.vendorPriceEdit,
    autoCreateProjAndInst: preferences.kanbans.autoCreateProjAndInst,
    autoCreateAfterSale: preferences.kanbans.autoCreateAfterSale,
  };
}

/**
 * What conditions are judged by, for the logged-in person and, where there is one, the board at hand.
 * Null while logged out or loading. Where the settings cannot be read the person counts as having no flags.
 */
export function useFacts(boardKind?: BoardKind): Facts | null {
  const session = useSession();
  const { data, isError } = useSettingsQuery(session);
  return useMemo(() => {
    if (!session || (!data && !isError)) return null;
    const settings = data?.settings ?? null;
    return {
      session,
      permissions: permissionsOf(session, settings),
      ...(settings && { preferences: preferencesOf(settings) }),
      ...(boardKind && { boardKind }),
    };
  }, [session, data, isError, boardKind]);
}

/**
 * Changes settings of the account; everything on screen has them at once. Rejects with `ApiError` and shows no dialog:
 * where somebody else changed the same since `version` (409) the screen asks, otherwise it tells.
 */
export async function saveSettings(
  change: SettingsChange,
  { version }: { version: number | undefined },
): Promise<Settings> {
  const params = { userId: getSession()?.userId ?? '' };
  const body = { ...change, ...(version !== undefined && { version }) };
  const answer = await api('PATCH /settings/user/:userId', { params, body, silent: true });
  queryClient.setQueryData(apiQueryKey('GET /settings/user/:userId', { params }), answer);
  return answer.settings;
}

/**
 * Takes over what somebody else changes in the settings while this page is open, and what the platform changes in the
 * account: modules and white-label are part of the session.
 */
export function useFreshSettings(): void {
  const session = useSession();
  const mayListen = session?.statusOk === true && !session.isSerranaCalcClient;
  useEffect(() => {
    if (!mayListen) return undefined;
    return onAccountEvent((event) => {
      if (event.kind === 'account-changed') {
        void refreshSession().then(() => queryClient.invalidateQueries());
        return;
      }
      if (event.kind === 'resync') void refreshSession();
      const isOthers = event.kind === 'settings-changed' && event.by !== clientId;
      if (!isOthers && event.kind !== 'resync') return;
      void queryClient.invalidateQueries({ queryKey: apiQueryKey('GET /settings/user/:userId') });
    });
  }, [mayListen]);
}
