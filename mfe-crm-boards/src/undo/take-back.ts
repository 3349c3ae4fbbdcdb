import { ApiError, api, queryClient } from '@girassol/shared-auth';
import { formatItemNumber } from '@girassol/shared-domain';
import type { Answer } from '@girassol/shared-domain/contract';
import { showSnackbar } from '@girassol/shared-ui';
import { refreshItems } from '../board-state/change-boards';
import { itemKey } from '../item/use-live-item';
import { createdKey } from './show-change';

const UNDO = 'POST /sales/undo/:deedId';

/** The way back from what a call did, for the snackbar that tells of it; none where nothing changed. */
export const undoOf = (deed: string | undefined): { undo?: () => void } =>
  deed ? { undo: () => void takeBack(deed) } : {};

/** Takes back a deed and shows it. Refused, because somebody changed it since, the API client has said why. */
async function takeBack(deedId: string): Promise<void> {
  try {
    const undone = await api(UNDO, { params: { deedId } });
    for (const { _id, type } of undone.items) {
      void queryClient.invalidateQueries({ queryKey: itemKey(_id, type) });
      // What a win made is gone with it.
      queryClient.setQueryData(createdKey(_id), []);
    }
    for (const kind of new Set(undone.items.map(({ type }) => type))) refreshItems(kind);
    showSnackbar({ text: undoneText(undone) });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}

/** "Desfeito: mudança de lugar de #00012.", "Desfeito: exclusão de 3 itens." */
export function undoneText({ label, items }: Answer<typeof UNDO>): string {
  const [only] = items;
  if (!only) return `Desfeito: ${label}.`;
  return `Desfeito: ${label} de ${items.length === 1 ? formatItemNumber(only.id) : `${items.length} itens`}.`;
}
