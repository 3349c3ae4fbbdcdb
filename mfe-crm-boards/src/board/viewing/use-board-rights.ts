import { useConditionFacts } from '@girassol/shared-auth';
import { type BoardKind, boardDescriptions, can, canDeleteItem } from '@girassol/shared-domain';
import { useMemo } from 'react';
import { useMaySendItems } from '../../sending/use-sending';

/** Actions a person may perform on a board besides working on its cards. The server checks them again. */
export interface BoardRights {
  /** Change its columns. */
  managesColumns: boolean;
  /** Give cards to somebody else. */
  sends: boolean;
  /** Delete cards for good. */
  deletes: boolean;
  /** Select several cards: true if the person may send or delete them. */
  selects: boolean;
}

/** Returns the person's rights on a board. All rights are false until the permissions are known. */
export function useBoardRights(kind: BoardKind, fetchId: string): BoardRights {
  const facts = useConditionFacts(kind);
  const sends = useMaySendItems(kind, fetchId);
  return useMemo(() => {
    const deletes = facts !== null && canDeleteItem(facts);
    const managesColumns = facts !== null && can(facts, boardDescriptions[kind].managerPermission);
    return { managesColumns, sends, deletes, selects: sends || deletes };
  }, [facts, kind, sends]);
}
