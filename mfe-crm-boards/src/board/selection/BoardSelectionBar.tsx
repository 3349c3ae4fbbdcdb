import { useSession } from '@girassol/shared-auth';
import type { BoardCard } from '@girassol/shared-domain/contract';
import { lazyPart } from '@girassol/shared-ui';
import { useEffect, useState } from 'react';
import type { BoardView } from '../../board-state/board-query';
import type { BoardState } from '../../board-state/board-state';
import type { BoardRights } from '../viewing/use-board-rights';
import { deleteSelectedItems } from './delete-selected-items';
import { ItemSelectionBar } from './ItemSelectionBar';
import type { CardSelection } from './selection';
import { useSelectedIds } from './use-selection';

const SendPopover = lazyPart(() => import(/* webpackChunkName: "sending" */ '../../sending/SendPopover'));

interface SelectionLayerProps {
  selection: CardSelection;
  state: BoardState;
  view: BoardView;
  rights: BoardRights;
}

/**
 * Selection bar of a board, with the actions on the selected cards. A separate component, so that a changed
 * selection does not render the whole board.
 */
export function BoardSelectionBar({ selection, state, view, rights }: SelectionLayerProps) {
  const ids = useSelectedIds(selection);
  const session = useSession();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const cards = selectedCards(state, ids);

  // Cards that others deleted or sent away are no longer selected.
  useEffect(() => {
    const loaded = new Set(state.lanes.flatMap((lane) => lane.cards.map(({ _id }) => _id)));
    selection.retain((id) => loaded.has(id));
  }, [state, selection]);

  useEffect(() => {
    if (ids.length === 0) return;
    const onKey = (event: KeyboardEvent) => {
      // Overlays above the board close first.
      const isAbove = document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;
      if (event.key === 'Escape' && !event.defaultPrevented && !isAbove) selection.clear();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [ids.length, selection]);

  if (cards.length === 0 || !session) return null;

  async function remove() {
    const isGone = session && (await deleteSelectedItems(view.kind, session.userId, cards));
    if (isGone) selection.clear();
  }

  return (
    <>
      <ItemSelectionBar
        label="Cartões selecionados"
        count={cards.length}
        place="over"
        onSend={rights.sends ? setAnchor : undefined}
        onDelete={rights.deletes ? remove : undefined}
        onClear={selection.clear}
      />
      {anchor && (
        <SendPopover
          parcel={{ of: 'selection', kind: view.kind, items: cards, fetchId: view.fetchId }}
          anchor={anchor}
          onClose={() => setAnchor(null)}
          onSent={selection.clear}
        />
      )}
    </>
  );
}

function selectedCards(state: BoardState, ids: readonly string[]): BoardCard[] {
  if (ids.length === 0) return [];
  const chosen = new Set(ids);
  return state.lanes.flatMap((lane) => lane.cards.filter(({ _id }) => chosen.has(_id)));
}
