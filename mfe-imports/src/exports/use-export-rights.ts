import { useFacts, useSession, useSettings } from '@girassol/shared-auth';
import {
  boards,
  defaultViewer,
  type Facts,
  type Session,
  type Viewer,
  viewersFor,
} from '@girassol/shared-domain';
import { exportsKind } from '@girassol/shared-domain/exports';
import { useMemo } from 'react';
import type { ExportedHere } from '../addresses/exports';

export interface ExportRights {
  session: Session;
  facts: Facts;
  /** May export this (exports-003). */
  exports: boolean;
  /** The widest view this person has: whose records are exported where nobody is chosen. */
  fetchId: string;
  /** The people to choose from; none where one sees oneself only. */
  people: Viewer[];
}

const nothingKnown = { individualPermissions: {}, teams: [] };

/** What this person may do on an export page; null until it is known. The server decides again. */
export function useExportRights({ kind, board }: ExportedHere): ExportRights | null {
  const session = useSession();
  const facts = useFacts(board ?? undefined);
  const settings = useSettings() ?? nothingKnown;
  return useMemo(() => {
    if (!session || !facts) return null;
    const viewers = viewersFor({
      session,
      settings,
      permissions: facts.permissions,
      ...viewingRights(board),
    });
    return {
      session,
      facts,
      exports: exportsKind(facts, kind, board),
      fetchId: defaultViewer(viewers, session),
      people: viewers.company.length > 0 && viewers.people.length > 1 ? viewers.people : [],
    };
  }, [session, facts, settings, kind, board]);
}

/** The rights that say whose records may be looked at. */
const viewingRights = (board: ExportedHere['board']) =>
  board
    ? { managerRight: boards[board].managerPermission, ownRight: boards[board].permission }
    : ({ managerRight: 'salesManager' } as const);
