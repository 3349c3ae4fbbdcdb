import { api } from '@girassol/shared-auth';
import { showSnackbar } from '@girassol/shared-ui';
import { refreshBoardsAndFinishedItems } from '../board-state/change-boards';
import { buildBoardFilterBody } from '../board-view/board-filters';
import { buildSnackbarUndo } from '../undo/undo-action';
import { formatItemsToSend, type ItemsToSend } from './items-to-send';
import type { Recipient } from './recipients';

/**
 * Sends items to another person, who becomes their owner. Shows a snackbar and reloads the boards of the
 * items' kind. Resolves to false if the server refused; the API client has shown the reason.
 */
export async function sendItems(parcel: ItemsToSend, userId: string, to: Recipient): Promise<boolean> {
  try {
    const sent = await requestSend(parcel, userId, to.userId);
    showSnackbar({ text: describeSending(parcel, sent.items, to), ...buildSnackbarUndo(sent.deed) });
    return true;
  } catch {
    return false;
  } finally {
    // After a refusal, too: it often means that somebody was faster.
    refreshBoardsAndFinishedItems(parcel.kind);
  }
}

interface SendResult {
  /** Number of items that have a new owner. */
  items: number;
  deed: string | undefined;
}

/** Three calls for three ways (boards-087). */
async function requestSend(parcel: ItemsToSend, userId: string, receiverId: string): Promise<SendResult> {
  switch (parcel.of) {
    case 'item': {
      const { _id: saleId, kanbanData } = parcel.item;
      const columnId = parcel.isOnBoard ? kanbanData.column : '0';
      const { deed } = await api('PATCH /sales/single/user/:userId/:columnId/:saleId/:receiverId', {
        params: { userId, columnId, saleId, receiverId },
      });
      return { items: 1, deed };
    }
    case 'selection': {
      const { fetchId: senderFetchId, kind: type, items } = parcel;
      const { sentItems, deed } = await api('PATCH /sales/selected/:userId/:receiverId/:senderFetchId', {
        params: { userId, receiverId, senderFetchId },
        body: { salesIds: items.map(({ _id }) => _id), type },
      });
      return { items: sentItems, deed };
    }
    case 'column': {
      const { fetchId: senderFetchId, column, filters, kind } = parcel;
      const { sentItems, deed } = await api(
        'PATCH /sales/column/user/:userId/:columnId/:receiverId/:senderFetchId',
        {
          params: { userId, columnId: column._id, receiverId, senderFetchId },
          body: buildBoardFilterBody(filters, kind),
        },
      );
      return { items: sentItems, deed };
    }
  }
}

function describeSending(parcel: ItemsToSend, sent: number, { label }: Recipient): string {
  if (parcel.of === 'item') return `${formatItemsToSend(parcel)}: agora com ${label}.`;
  if (sent === 0) return `Nada mudou: tudo já estava com ${label}.`;
  return sent === 1 ? `1 item enviado para ${label}.` : `${sent} itens enviados para ${label}.`;
}
