import { useFacts, useSession } from '@girassol/shared-auth';
import { type BoardKind, boards } from '@girassol/shared-domain';
import { showSnackbar } from '@girassol/shared-ui';
import { useNavigate } from 'react-router-dom';
import { boardAccess } from '../board-view/board-access';
import { addressBack } from '../board-view/last-board';

/** An item that another one led to, or came from. */
interface Linked {
  _id: string;
  type: BoardKind;
}

/** The address of an item on its board; null where this person may not open that board. */
export function useItemLink(): (item: Linked) => string | null {
  const session = useSession();
  const facts = useFacts();
  return ({ _id, type }) => {
    if (!session || !facts || boardAccess(type, facts) !== 'open') return null;
    const ownView = session.type === 'MANAGER' ? session.managerId : session.userId;
    return addressBack(type, ownView, _id);
  };
}

interface Telling {
  text: string;
  /** The first that may be opened is offered. */
  leadsTo?: readonly Linked[];
  undo?: () => void;
}

/** Says what was done: with a way on to what it made, or with a way back. */
export function useTellChange(): (telling: Telling) => void {
  const navigate = useNavigate();
  const linkOf = useItemLink();
  return ({ text, leadsTo = [], undo }) => {
    const next = leadsTo.find((item) => linkOf(item) !== null);
    const address = next && linkOf(next);
    showSnackbar({
      text,
      ...(next &&
        address && {
          action: {
            label: `Abrir ${boards[next.type].itemName.toLocaleLowerCase('pt-BR')}`,
            onAction: () => navigate(address),
          },
          // Long enough to read what was made and to decide.
          duration: 10_000,
        }),
      ...(undo && { undo }),
    });
  };
}
