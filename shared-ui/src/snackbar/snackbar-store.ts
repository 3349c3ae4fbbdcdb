import { createStore } from '../store';
import { createUndoId, type PendingUndoableAction, pushUndo } from '../undo/undo-stack';

/** Text and actions of a snackbar. */
export interface SnackbarOptions {
  /** Description of the action: "Venda excluída". */
  text: string;
  /** Offers "Desfazer" while it shows, and afterwards by Ctrl+Z, the latest first. */
  undo?: () => void;
  /** The step that it tells of, where that showed before the server answered. */
  step?: PendingUndoableAction;
  /** Offers one thing to do next: "Abrir projeto". It leads on; what takes back is `undo`. */
  action?: { label: string; onAction: () => void };
  /** Milliseconds; 5 s unless told. */
  duration?: number;
  /** `bad` for what did not work. */
  tone?: 'neutral' | 'bad';
  /** Subject of the message, which takes the place of the message about the same that is still on screen. */
  topic?: string;
}

/** Snackbar on screen; the id is also the id of its undoable action. */
export interface SnackbarMessage extends Omit<SnackbarOptions, 'step'> {
  id: number;
}

const most = 3;

/** Store of the snackbars on screen. */
export const snackbars = createStore<readonly SnackbarMessage[]>([]);

export function dismissSnackbar(id: number): void {
  snackbars.set(snackbars.get().filter((message) => message.id !== id));
}

/** Shows a message at the bottom left for five seconds: `showSnackbar({ text: 'Venda excluída', undo: restore })`. */
export function showSnackbar({ step, ...options }: SnackbarOptions): void {
  const id = step?.id ?? createUndoId();
  if (options.undo) {
    if (step?.arrive(options.undo)) return;
    if (!step) pushUndo(id, options.undo);
  }
  const { topic } = options;
  const others = snackbars.get().filter((message) => topic === undefined || message.topic !== topic);
  snackbars.set([...others, { ...options, id }].slice(-most));
}
