import { useConditionFacts, useSession, useSettings } from '@girassol/shared-auth';
import {
  type AccessFacts,
  boardDescriptions,
  getDefaultRecordOwnerId,
  getViewableRecordOwners,
  type RecordOwner,
  type Session,
} from '@girassol/shared-domain';
import { canExportKind } from '@girassol/shared-domain/exports';
import { useMemo } from 'react';
import type { ExportSubject } from '../addresses/exports';

/**
 * Rights of the person on an export page: whether exporting is allowed, and the people whose records may be
 * exported.
 */
export interface ExportRights {
  session: Session;
  facts: AccessFacts;
  /** May export this (exports-003). */
  exports: boolean;
  /** The widest view this person has: whose records are exported where nobody is chosen. */
  fetchId: string;
  /** The people to choose from; none where one sees oneself only. */
  people: RecordOwner[];
}

const nothingKnown = { individualPermissions: {}, teams: [] };

/** Returns the person's rights on an export page; null until they are known. The server checks them again. */
export function useExportRights({ kind, board }: ExportSubject): ExportRights | null {
  const session = useSession();
  const facts = useConditionFacts(board ?? undefined);
  const settings = useSettings() ?? nothingKnown;
  return useMemo(() => {
    if (!session || !facts) return null;
    const viewers = getViewableRecordOwners({
      session,
      settings,
      permissions: facts.permissions,
      ...getViewingRights(board),
    });
    return {
      session,
      facts,
      exports: canExportKind(facts, kind, board),
      fetchId: getDefaultRecordOwnerId(viewers, session),
      people: viewers.company.length > 0 && viewers.people.length > 1 ? viewers.people : [],
    };
  }, [session, facts, settings, kind, board]);
}

/** The rights that say whose records may be looked at. */
const getViewingRights = (board: ExportSubject['board']) =>
  board
    ? {
        managerRight: boardDescriptions[board].managerPermission,
        ownRight: boardDescriptions[board].permission,
      }
    : ({ managerRight: 'salesManager' } as const);
