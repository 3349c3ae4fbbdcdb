import { createStore } from '../store';
import { rememberUndo } from '../undo/undo-stack';

/** What a snackbar says, and what it offers. */
export interface SnackbarOptions {
  /** What was done: "Venda excluída". */
  text: string;
  /** Offers "Desfazer" while it shows, and afterwards by Ctrl+Z, the latest first. */
  undo?: () => void;
  /** Offers one thing to do next: "Abrir projeto". It leads on; what takes back is `undo`. */
  action?: { label: string; onAction: () => void };
  /** Milliseconds; 5 s unless told. */
  duration?: number;
  /** `bad` for what did not work. */
  tone?: 'neutral' | 'bad';
}

export interface SnackbarMessage extends SnackbarOptions {
  id: number;
}

const most = 3;
let lastId = 0;

export const snackbars = createStore<readonly SnackbarMessage[]>([]);

export function dismissSnackbar(id: number): void {
  snackbars.set(snackbars.get().filter((message) => message.id !== id));
}

/** Tells what was done, bottom left, for five seconds: `showSnackbar({ text: 'Venda excluída', undo: restore })`. */
export function showSnackbar(options: SnackbarOptions): void {
  lastId += 1;
  if (options.undo) rememberUndo(lastId, options.undo);
  snackbars.set([...snackbars.get(), { ...options, id: lastId }].slice(-most));
}
