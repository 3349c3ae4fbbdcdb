import { createStore } from '../store';
import { nextUndoId, rememberUndo, type UndoableStep } from '../undo/undo-stack';

/** What a snackbar says, and what it offers. */
export interface SnackbarOptions {
  /** What was done: "Venda excluída". */
  text: string;
  /** Offers "Desfazer" while it shows, and afterwards by Ctrl+Z, the latest first. */
  undo?: () => void;
  /** The step that it tells of, where that showed before the server answered. */
  step?: UndoableStep;
  /** Offers one thing to do next: "Abrir projeto". It leads on; what takes back is `undo`. */
  action?: { label: string; onAction: () => void };
  /** Milliseconds; 5 s unless told. */
  duration?: number;
  /** `bad` for what did not work. */
  tone?: 'neutral' | 'bad';
}

export interface SnackbarMessage extends Omit<SnackbarOptions, 'step'> {
  id: number;
}

const most = 3;

export const snackbars = createStore<readonly SnackbarMessage[]>([]);

export function dismissSnackbar(id: number): void {
  snackbars.set(snackbars.get().filter((message) => message.id !== id));
}

/** Tells what was done, bottom left, for five seconds: `showSnackbar({ text: 'Venda excluída', undo: restore })`. */
export function showSnackbar({ step, ...options }: SnackbarOptions): void {
  const id = step?.id ?? nextUndoId();
  if (options.undo) {
    if (step?.arrive(options.undo)) return;
    if (!step) rememberUndo(id, options.undo);
  }
  snackbars.set([...snackbars.get(), { ...options, id }].slice(-most));
}
