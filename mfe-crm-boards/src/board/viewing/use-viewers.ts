import { useFacts, useSettings } from '@girassol/shared-auth';
import type { BoardKind, Session } from '@girassol/shared-domain';
import { useMemo } from 'react';
import { type ViewerGroups, viewersFor } from './viewers';

const nothingKnown = { individualPermissions: {}, teams: [] };

/** Whose board this person may look at; without teams until the settings are there. */
export function useViewers(kind: BoardKind, session: Session): ViewerGroups {
  const settings = useSettings() ?? nothingKnown;
  const permissions = useFacts(kind)?.permissions;
  return useMemo(
    () => viewersFor({ session, settings, permissions: permissions ?? {}, kind }),
    [session, settings, permissions, kind],
  );
}
