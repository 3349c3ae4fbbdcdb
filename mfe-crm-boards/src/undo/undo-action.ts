import { ApiError, api, buildApiQueryKey, queryClient } from '@girassol/shared-auth';
import { formatItemNumber } from '@girassol/shared-domain';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import { showSnackbar } from '@girassol/shared-ui';
import { refreshBoards, refreshBoardsAndFinishedItems } from '../board-state/change-boards';
import { AGENDA_QUERY_KEY, notesQueryKey, refreshCustomers } from '../board-state/query-names';
import { itemQueryKey } from '../item/item-query';

const UNDO = 'POST /sales/undo/:deedId';

/**
 * Builds the `undo` part of a snackbar for an undoable action; an empty object if `deed` is undefined, because nothing
 * changed.
 * @param shown called once it is taken back: for a form that keeps what it started from
 */
export const buildSnackbarUndo = (deed: string | undefined, shown?: () => void): { undo?: () => void } =>
  deed ? { undo: () => void undoAction(deed, shown) } : {};

/** Takes back a deed and shows it. Refused, because somebody changed it since, the API client has said why. */
async function undoAction(deedId: string, shown?: () => void): Promise<void> {
  try {
    const undone = await api(UNDO, { params: { deedId } });
    for (const { _id, type } of undone.items)
      void queryClient.invalidateQueries({ queryKey: itemQueryKey(_id, type) });
    for (const kind of new Set(undone.items.map(({ type }) => type))) refreshBoardsAndFinishedItems(kind);
    refreshNotes(undone.items);
    for (const kind of undone.boards ?? []) void refreshBoards(kind);
    if (undone.customers) refreshCustomers();
    shown?.();
    showSnackbar({ text: describeUndoneAction(undone) });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}

function refreshNotes(items: ResponseBody<typeof UNDO>['items']): void {
  for (const { _id } of items) void queryClient.invalidateQueries({ queryKey: notesQueryKey(_id) });
  void queryClient.invalidateQueries({ queryKey: AGENDA_QUERY_KEY });
  void queryClient.invalidateQueries({ queryKey: buildApiQueryKey('GET /notes/note/:saleId/:noteId') });
}

/**
 * Describes an undone action: "Desfeito: mudança de lugar de #00012.", "Desfeito: exclusão de 3 itens.", "Desfeito:
 * edição do cliente."
 */
export function describeUndoneAction({ label, items, boards, customers }: ResponseBody<typeof UNDO>): string {
  const [only] = items;
  if (!only || boards || customers) return `Desfeito: ${label}.`;
  return `Desfeito: ${label} de ${items.length === 1 ? formatItemNumber(only.id) : `${items.length} itens`}.`;
}
