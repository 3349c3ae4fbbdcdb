import { useConditionFacts, useSettings } from '@girassol/shared-auth';
import {
  type BoardKind,
  boardDescriptions,
  getViewableRecordOwners,
  type RecordOwnerGroups,
  type Session,
} from '@girassol/shared-domain';
import { useMemo } from 'react';

const nothingKnown = { individualPermissions: {}, teams: [] };

/**
 * Returns the names of the permissions for a kind of board: the one to view everybody's board
 * (`managerRight`) and the one to use one's own (`ownRight`). They decide whose boards a person may view.
 */
export const getBoardViewPermissions = (kind: BoardKind) => ({
  managerRight: boardDescriptions[kind].managerPermission,
  ownRight: boardDescriptions[kind].permission,
});

/**
 * Returns the people and teams whose board of a kind the person may view. Teams are missing until the
 * settings have loaded.
 */
export function useViewableBoardOwners(kind: BoardKind, session: Session): RecordOwnerGroups {
  const settings = useSettings() ?? nothingKnown;
  const permissions = useConditionFacts(kind)?.permissions;
  return useMemo(
    () =>
      getViewableRecordOwners({
        session,
        settings,
        permissions: permissions ?? {},
        ...getBoardViewPermissions(kind),
      }),
    [session, settings, permissions, kind],
  );
}
