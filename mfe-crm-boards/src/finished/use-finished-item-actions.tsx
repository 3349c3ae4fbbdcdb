import { useConditionFacts } from '@girassol/shared-auth';
import { type BoardKind, MAX_BULK_ACTION_ITEMS, type Session } from '@girassol/shared-domain';
import type { FinishedItem } from '@girassol/shared-domain/contract';
import { lazyPart } from '@girassol/shared-ui';
import { type Selection, useSelection } from '@girassol/shared-ui/lists';
import type { MenuItem } from '@girassol/shared-ui/overlays';
import { type ReactNode, useState } from 'react';
import { deleteSelectedItems } from '../board/selection/delete-selected-items';
import { ItemSelectionBar } from '../board/selection/ItemSelectionBar';
import { useBoardRights } from '../board/viewing/use-board-rights';
import { getItemActions } from '../item-life/item-actions';
import { useItemActions } from '../item-life/use-item-actions';
import type { ItemsToSend } from '../sending/items-to-send';

const SendPopover = lazyPart(() => import(/* webpackChunkName: "sending" */ '../sending/SendPopover'));

/**
 * Actions on the rows of a list of finished items: the menu of each row, and the selection of rows, which is
 * null if the person may not act on several items.
 */
export interface FinishedItemActions {
  /** The same as in the panel of the item. `getBlockAnchor` is where a popover opens, once the menu is closed. */
  getMenu: (item: FinishedItem, getAnchor: () => HTMLElement | null) => MenuItem[];
  /** Null for whoever can do nothing with several at once. */
  selection: Selection<FinishedItem> | null;
}

interface FinishedActionsOptions {
  kind: BoardKind;
  session: Session;
  /** User, team or company whose items the list shows. */
  fetchId: string;
  items: readonly FinishedItem[];
  /** Which list this is: another one forgets what was selected. */
  looked: string;
}

/**
 * Provides the actions on finished items: an item can be returned to its board, sent to another person or
 * deleted; several selected items can be sent or deleted. The page must render the returned `layer`, which
 * contains the bar for selected items and the dialogs, below the rows.
 */
export function useFinishedItemActions({ kind, session, fetchId, items, looked }: FinishedActionsOptions): {
  actions: FinishedItemActions;
  layer: ReactNode;
} {
  const facts = useConditionFacts(kind);
  const rights = useBoardRights(kind, fetchId);
  const { run, dialog } = useItemActions();
  const selection = useSelection<FinishedItem>(looked, MAX_BULK_ACTION_ITEMS);
  const [sending, setSending] = useState<{ parcel: ItemsToSend; anchor: HTMLElement } | null>(null);

  // As the list shows them now; what has left it meanwhile is no longer selected.
  const chosenIds = new Set(selection.chosen.map(({ _id }) => _id));
  const chosen = items.filter(({ _id }) => chosenIds.has(_id));

  function send(parcel: ItemsToSend, anchor: HTMLElement | null) {
    if (anchor) setSending({ parcel, anchor });
  }

  function getMenu(item: FinishedItem, getAnchor: () => HTMLElement | null): MenuItem[] {
    if (!facts) return [];
    const entries = getItemActions(item, facts)
      .filter(({ isDisabled }) => !isDisabled)
      .map((action) => ({ ...action, onAction: () => run(action.id, item) }));
    const sends: MenuItem = {
      id: 'send',
      label: 'Enviar para alguém…',
      icon: 'send',
      onAction: () => send({ of: 'item', kind, item, isOnBoard: false }, getAnchor()),
    };
    return [
      ...entries.filter(({ isDanger }) => !isDanger),
      ...(rights.sends ? [sends] : []),
      ...entries.filter(({ isDanger }) => isDanger),
    ];
  }

  async function removeChosen() {
    if (await deleteSelectedItems(kind, session.userId, chosen)) selection.clear();
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
  return { actions: { getMenu, selection: rights.selects ? selection : null }, layer };
}
