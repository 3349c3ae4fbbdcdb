import { useFacts, useSettings } from '@girassol/shared-auth';
import { type BoardKind, boards, type Session, type ViewerGroups, viewersFor } from '@girassol/shared-domain';
import { useMemo } from 'react';

const nothingKnown = { individualPermissions: {}, teams: [] };

/** The rights that say whose board a person may look at. */
export const viewingRights = (kind: BoardKind) => ({
  managerRight: boards[kind].managerPermission,
  ownRight: boards[kind].permission,
});

/** Whose board this person may look at; without teams until the settings are there. */
export function useViewers(kind: BoardKind, session: Session): ViewerGroups {
  const settings = useSettings() ?? nothingKnown;
  const permissions = useFacts(kind)?.permissions;
  return useMemo(
    () => viewersFor({ session, settings, permissions: permissions ?? {}, ...viewingRights(kind) }),
    [session, settings, permissions, kind],
  );
}
