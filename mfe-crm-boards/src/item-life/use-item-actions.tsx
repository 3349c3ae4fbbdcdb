import { boardDescriptions, itemEndings } from '@girassol/shared-domain';
import type { BoardCard } from '@girassol/shared-domain/contract';
import { confirm, copyText, lazyPart } from '@girassol/shared-ui';
import { type ReactNode, useState } from 'react';
import { generatePath, useNavigate } from 'react-router-dom';
import { getBoardRoutes } from '../addresses/boards';
import { getShareableItemAddress } from '../addresses/item';
import { deleteItem } from './delete-item';
import type { ItemActionId } from './item-actions';
import type { ItemDialogAction } from './LifeDialog';
import { useStatusChange } from './use-status-change';

// The forms with their libraries come when one is asked for.
const LifeDialog = lazyPart(() => import(/* webpackChunkName: "item-life" */ './LifeDialog'));

interface ItemActions {
  /** Does what an entry of `getItemActions` stands for. */
  run: (action: ItemActionId, item: BoardCard) => void;
  /** The dialog of an action that asks something; belongs into the page. */
  dialog: ReactNode;
}

/**
 * Provides the actions on items and renders their dialogs. Calls `onGone` when an item is no longer on its
 * board or was deleted.
 */
export function useItemActions(onGone: (itemId: string) => void = () => undefined): ItemActions {
  const [open, setOpen] = useState<{ action: ItemDialogAction; item: BoardCard } | null>(null);
  const navigate = useNavigate();
  const changeStatus = useStatusChange();

  async function finish(item: BoardCard) {
    const isSure = await confirm({
      text: 'Deseja marcar este item como finalizado?',
      confirmLabel: `Finalizar ${boardDescriptions[item.type].itemName.toLocaleLowerCase('pt-BR')}`,
    });
    if (isSure)
      await changeStatus(item, { request: { status: 'CLOSED', approvedProposal: null }, isSure: true });
  }

  function run(action: ItemActionId, item: BoardCard) {
    switch (action) {
      case 'edit':
        return navigate(generatePath(getBoardRoutes(item.type).edit, { sid: item._id }));
      case 'copyAddress':
        return void copyText(getShareableItemAddress(item._id), 'Endereço copiado!');
      case 'delete':
        return void deleteItem(item, onGone);
      case 'finish':
        if (itemEndings[item.type].CLOSED?.asks === 'confirmation') return void finish(item);
        return setOpen({ action, item });
      default:
        return setOpen({ action, item });
    }
  }

  const dialog = open && (
    <LifeDialog
      action={open.action}
      itemId={open.item._id}
      boardKind={open.item.type}
      onClose={() => setOpen(null)}
      onGone={onGone}
    />
  );
  return { run, dialog };
}
