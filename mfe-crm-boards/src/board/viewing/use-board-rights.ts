import { useFacts } from '@girassol/shared-auth';
import { type BoardKind, boards, can, mayDelete } from '@girassol/shared-domain';
import { useMemo } from 'react';
import { useMaySend } from '../../sending/use-sending';

/** What somebody may do with a board besides working on its cards. The server decides again. */
export interface BoardRights {
  /** Change its columns. */
  managesColumns: boolean;
  /** Give cards to somebody else. */
  sends: boolean;
  /** Delete cards for good. */
  deletes: boolean;
  /** Whoever can do something with several cards may select them. */
  selects: boolean;
}

/** Nothing until it is known. */
export function useBoardRights(kind: BoardKind, fetchId: string): BoardRights {
  const facts = useFacts(kind);
  const sends = useMaySend(kind, fetchId);
  return useMemo(() => {
    const deletes = facts !== null && mayDelete(facts);
    const managesColumns = facts !== null && can(facts, boards[kind].managerPermission);
    return { managesColumns, sends, deletes, selects: sends || deletes };
  }, [facts, kind, sends]);
}
