import { ApiError, api, apiQueryKey, queryClient } from '@girassol/shared-auth';
import { formatItemNumber } from '@girassol/shared-domain';
import type { Answer } from '@girassol/shared-domain/contract';
import { showSnackbar } from '@girassol/shared-ui';
import { AGENDA_KEY } from '../agenda/use-agenda';
import { refreshBoards, refreshItems } from '../board/data/change-boards';
import { refreshCustomers } from '../customers/list/use-customers';
import { createdKey } from '../item-life/show-change';
import { itemKey } from '../item-panel/use-live-item';
import { noteKeys } from '../notes/use-notes';

const UNDO = 'POST /sales/undo/:deedId';
const CUSTOMER = 'GET /customers/single/:cid';

/**
 * The way back from what a call did, for the snackbar that tells of it; none where nothing changed.
 * @param shown called once it is taken back: for a form that keeps what it started from
 */
export const undoOf = (deed: string | undefined, shown?: () => void): { undo?: () => void } =>
  deed ? { undo: () => void takeBack(deed, shown) } : {};

/** Takes back a deed and shows it. Refused, because somebody changed it since, the API client has said why. */
async function takeBack(deedId: string, shown?: () => void): Promise<void> {
  try {
    const undone = await api(UNDO, { params: { deedId } });
    for (const { _id, type } of undone.items) {
      void queryClient.invalidateQueries({ queryKey: itemKey(_id, type) });
      // What a win made is gone with it.
      queryClient.setQueryData(createdKey(_id), []);
    }
    for (const kind of new Set(undone.items.map(({ type }) => type))) refreshItems(kind);
    refreshNotes(undone.items);
    for (const kind of undone.boards ?? []) void refreshBoards(kind);
    if (undone.customers) refreshCustomers();
    for (const cid of undone.customers ?? [])
      void queryClient.invalidateQueries({ queryKey: apiQueryKey(CUSTOMER, { params: { cid } }) });
    shown?.();
    showSnackbar({ text: undoneText(undone) });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}

function refreshNotes(items: Answer<typeof UNDO>['items']): void {
  for (const { _id } of items) void queryClient.invalidateQueries({ queryKey: noteKeys.ofItem(_id) });
  void queryClient.invalidateQueries({ queryKey: AGENDA_KEY });
  void queryClient.invalidateQueries({ queryKey: apiQueryKey('GET /notes/note/:saleId/:noteId') });
}

/** "Desfeito: mudança de lugar de #00012.", "Desfeito: exclusão de 3 itens.", "Desfeito: edição do cliente." */
export function undoneText({ label, items, boards, customers }: Answer<typeof UNDO>): string {
  const [only] = items;
  if (!only || boards || customers) return `Desfeito: ${label}.`;
  return `Desfeito: ${label} de ${items.length === 1 ? formatItemNumber(only.id) : `${items.length} itens`}.`;
}
