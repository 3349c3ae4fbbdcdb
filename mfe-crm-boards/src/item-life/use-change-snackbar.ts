import { useConditionFacts, useSession } from '@girassol/shared-auth';
import { type BoardKind, boardDescriptions, getOwnBoardId } from '@girassol/shared-domain';
import { showSnackbar } from '@girassol/shared-ui';
import { useNavigate } from 'react-router-dom';
import { getBoardAccess } from '../board-view/board-access';
import { getLastBoardAddress } from '../board-view/last-board';

/** An item that another one led to, or came from. */
interface LinkedItem {
  _id: string;
  type: BoardKind;
}

/** Returns a function that gives the address of an item on its board; null if the person may not open that board. */
export function useItemLink(): (item: LinkedItem) => string | null {
  const session = useSession();
  const facts = useConditionFacts();
  return ({ _id, type }) => {
    if (!session || !facts || getBoardAccess(type, facts) !== 'open') return null;
    return getLastBoardAddress(type, getOwnBoardId(session), _id);
  };
}

interface ChangeNotice {
  text: string;
  /** The first that may be opened is offered. */
  leadsTo?: readonly LinkedItem[];
  undo?: () => void;
}

/** Returns a function that shows a snackbar about a change, with a link to a created item or an undo button. */
export function useChangeSnackbar(): (telling: ChangeNotice) => void {
  const navigate = useNavigate();
  const getLink = useItemLink();
  return ({ text, leadsTo = [], undo }) => {
    const next = leadsTo.find((item) => getLink(item) !== null);
    const address = next && getLink(next);
    showSnackbar({
      text,
      ...(next &&
        address && {
          action: {
            label: `Abrir ${boardDescriptions[next.type].itemName.toLocaleLowerCase('pt-BR')}`,
            onAction: () => navigate(address),
          },
          // Long enough to read what was made and to decide.
          duration: 10_000,
        }),
      ...(undo && { undo }),
    });
  };
}
