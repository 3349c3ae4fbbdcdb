import { api } from '@girassol/shared-auth';
import { showSnackbar } from '@girassol/shared-ui';
import { refreshItems } from '../board-state/change-boards';
import { filtersBody } from '../board-view/board-filters';
import { undoOf } from '../undo/take-back';
import { type Parcel, parcelText } from './parcel';
import type { Recipient } from './recipients';

/** Sends a parcel, says so, and reads the boards of its kind again. Refused, the API client has said why. */
export async function sendParcel(parcel: Parcel, userId: string, to: Recipient): Promise<boolean> {
  try {
    const sent = await call(parcel, userId, to.userId);
    showSnackbar({ text: sentText(parcel, sent.items, to), ...undoOf(sent.deed) });
    return true;
  } catch {
    return false;
  } finally {
    // After a refusal, too: it often means that somebody was faster.
    refreshItems(parcel.kind);
  }
}

interface Sent {
  /** How many items have a new owner. */
  items: number;
  deed: string | undefined;
}

/** Three calls for three ways (boards-087). */
async function call(parcel: Parcel, userId: string, receiverId: string): Promise<Sent> {
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
          body: filtersBody(filters, kind),
        },
      );
      return { items: sentItems, deed };
    }
  }
}

function sentText(parcel: Parcel, sent: number, { label }: Recipient): string {
  if (parcel.of === 'item') return `${parcelText(parcel)}: agora com ${label}.`;
  if (sent === 0) return `Nada mudou: tudo já estava com ${label}.`;
  return sent === 1 ? `1 item enviado para ${label}.` : `${sent} itens enviados para ${label}.`;
}
