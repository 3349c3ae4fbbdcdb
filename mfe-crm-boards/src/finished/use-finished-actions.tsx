import { lazyScreen } from '@girassol/federation/remote';
import { useFacts } from '@girassol/shared-auth';
import { type BoardKind, MAX_SELECTED, type Session } from '@girassol/shared-domain';
import type { FinishedItem } from '@girassol/shared-domain/contract';
import { type Selection, useSelection } from '@girassol/shared-ui/lists';
import type { MenuItem } from '@girassol/shared-ui/overlays';
import { type ReactNode, useState } from 'react';
import { deleteSelected } from '../board/selection/delete-selected';
import { ItemSelectionBar } from '../board/selection/ItemSelectionBar';
import { useBoardRights } from '../board/viewing/use-board-rights';
import { itemActions } from '../item-life/item-actions';
import { useItemActions } from '../item-life/use-item-actions';
import type { Parcel } from '../sending/parcel';

const SendPopover = lazyScreen(() => import(/* webpackChunkName: "sending" */ '../sending/SendPopover'));

/** What can be done with the rows of a list of finished items. */
export interface FinishedActions {
  /** The same as in the panel of the item. `anchorOf` is where a popover opens, once the menu is closed. */
  menuOf: (item: FinishedItem, anchorOf: () => HTMLElement | null) => MenuItem[];
  /** Null for whoever can do nothing with several at once. */
  selection: Selection<FinishedItem> | null;
}

interface Asking {
  kind: BoardKind;
  session: Session;
  /** Whose items the list shows. */
  fetchId: string;
  items: readonly FinishedItem[];
  /** Which list this is: another one forgets what was selected. */
  looked: string;
}

/**
 * Bringing back, sending and deleting from the list, one by one; sending and deleting of several. `layer` belongs into
 * the page, below the rows.
 */
export function useFinishedActions({ kind, session, fetchId, items, looked }: Asking): {
  actions: FinishedActions;
  layer: ReactNode;
} {
  const facts = useFacts(kind);
  const rights = useBoardRights(kind, fetchId);
  const { run, dialog } = useItemActions();
  const selection = useSelection<FinishedItem>(looked, MAX_SELECTED);
  const [sending, setSending] = useState<{ parcel: Parcel; anchor: HTMLElement } | null>(null);

  // As the list shows them now; what has left it meanwhile is no longer selected.
  const chosenIds = new Set(selection.chosen.map(({ _id }) => _id));
  const chosen = items.filter(({ _id }) => chosenIds.has(_id));

  function send(parcel: Parcel, anchor: HTMLElement | null) {
    if (anchor) setSending({ parcel, anchor });
  }

  function menuOf(item: FinishedItem, anchorOf: () => HTMLElement | null): MenuItem[] {
    if (!facts) return [];
    const entries = itemActions(item, facts)
      .filter(({ isDisabled }) => !isDisabled)
      .map((action) => ({ ...action, onAction: () => run(action.id, item) }));
    const sends: MenuItem = {
      id: 'send',
      label: 'Enviar para…',
      icon: 'send',
      onAction: () => send({ of: 'item', kind, item, isOnBoard: false }, anchorOf()),
    };
    return [
      ...entries.filter(({ isDanger }) => !isDanger),
      ...(rights.sends ? [sends] : []),
      ...entries.filter(({ isDanger }) => isDanger),
    ];
  }

  async function removeChosen() {
    if (await deleteSelected(kind, session.userId, chosen)) selection.clear();
  }

  const layer = (
    <>
      {chosen.length > 0 && (
        <ItemSelectionBar
          label="Itens selecionados"
          count={chosen.length}
          onSend={
            rights.sends
              ? (anchor) => send({ of: 'selection', kind, items: chosen, fetchId }, anchor)
              : undefined
          }
          onDelete={rights.deletes ? removeChosen : undefined}
          onClear={selection.clear}
        />
      )}
      {sending && <SendPopover {...sending} onClose={() => setSending(null)} onSent={selection.clear} />}
      {dialog}
    </>
  );
  return { actions: { menuOf, selection: rights.selects ? selection : null }, layer };
}
