import type { BoardKind, Facts, IndividualPermissions, Session } from '@girassol/shared-domain';
import type { Settings } from '@girassol/shared-domain/contract';
import { useMemo } from 'react';
import { useSession } from '../session/use-session';
import { useApiQuery } from './api-query';

/** Settings change rarely, and whoever changes them invalidates them. */
const SETTINGS_FRESH_MS = 5 * 60_000;

const noPermissions: IndividualPermissions = Object.freeze({});

function useSettingsQuery(session: Session | null) {
  return useApiQuery(
    'GET /settings/user/:userId',
    { params: { userId: session?.userId ?? '' } },
    { enabled: session !== null, staleTime: SETTINGS_FRESH_MS },
  );
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
