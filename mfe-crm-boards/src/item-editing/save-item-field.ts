import { ApiError, apiOrQueue, getSession, queryClient } from '@girassol/shared-auth';
import {
  describeItemField,
  type EditableItemField,
  formatItemName,
  omitUndefined,
} from '@girassol/shared-domain';
import type { BoardItem } from '@girassol/shared-domain/contract';
import { showSnackbar } from '@girassol/shared-ui';
import { EDIT_CALL, type ItemFieldRequest } from '../item/edit-call';
import { itemQueryKey } from '../item/item-query';
import { applySavedItem } from '../undo/show-change';
import { buildSnackbarUndo } from '../undo/undo-action';

interface FieldEdit {
  item: BoardItem;
  field: EditableItemField;
  request: ItemFieldRequest;
  /** Version of the field on which the person decided. */
  baseVersion: string;
}

/**
 * Saves one field of an item. The panel shows the new value at once. Resolves to null once it is saved, or waits for a signal;
 * otherwise the panel shows the item as it is now, and the error is returned: 409 with `current` if somebody else has changed
 * the field.
 */
export async function saveItemField({
  item,
  field,
  request,
  baseVersion,
}: FieldEdit): Promise<ApiError | null> {
  const key = itemQueryKey(item._id, item.type);
  const edited: BoardItem = { ...item, ...omitUndefined(request) };
  const detail = describeItemField(edited, field);
  const topic = `${field} ${item._id}`;
  await queryClient.cancelQueries({ queryKey: key });
  queryClient.setQueryData(key, { populatedItem: edited });
  try {
    const answer = await apiOrQueue(
      EDIT_CALL,
      {
        params: { userId: getSession()?.userId ?? '', saleId: item._id },
        body: request,
        baseVersion,
        silent: true,
      },
      {
        record: item._id,
        recordName: formatItemName(item, item.customer.name),
        title: 'Edição',
        detail,
        baseVersion,
      },
    );
    if (answer === 'waiting') {
      showSnackbar({ text: `${detail}. Esperando sinal.`, topic });
      return null;
    }
    applySavedItem(answer.sale);
    showSnackbar({ text: `${detail}.`, topic, ...buildSnackbarUndo(answer.deed) });
    return null;
  } catch (error) {
    queryClient.setQueryData(key, { populatedItem: item });
    if (!(error instanceof ApiError)) throw error;
    void queryClient.invalidateQueries({ queryKey: key });
    return error;
  }
}
