import { announce, showSnackbar } from '@girassol/shared-ui';
import { undoOf } from '../undo/take-back';

/** Says that a note or a schedule is kept, changed or gone, with the way back where there is one. */
export function tellSaved(text: string, deed: string | undefined): void {
  if (deed) showSnackbar({ text, ...undoOf(deed) });
  else announce(text);
}
