import { announce, showSnackbar } from '@girassol/shared-ui';
import { buildSnackbarUndo } from '../undo/undo-action';

/** Informs the person that something waits for a signal: "a nota", "a exclusão". */
export const announceWaiting = (subject: string): void =>
  showSnackbar({ text: `Sem sinal: ${subject} espera neste aparelho.` });

/**
 * Informs the person that a note or schedule was saved, changed or deleted: with a snackbar and an undo
 * button if `deed`, the id of an undoable action, is given; otherwise only by a screen reader message.
 */
export function announceNoteChange(text: string, deed: string | undefined): void {
  if (deed) showSnackbar({ text, ...buildSnackbarUndo(deed) });
  else announce(text);
}
