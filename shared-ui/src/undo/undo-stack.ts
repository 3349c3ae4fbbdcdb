/** So many things can be taken back, one after another. */
const MOST = 50;

interface Undoable {
  id: number;
  undo: () => void;
}

/** What was done in this tab and can be taken back, the latest last. */
let stack: readonly Undoable[] = [];

/** Remembers how to take back what was just done; `id` names it, as the snackbar that tells of it does. */
export function rememberUndo(id: number, undo: () => void): void {
  stack = [...stack, { id, undo }].slice(-MOST);
}

/** Takes back one thing, once. Answers which, or null when it was taken back before. */
export function undoOne(id: number): number | null {
  const found = stack.find((entry) => entry.id === id);
  if (!found) return null;
  stack = stack.filter((entry) => entry.id !== id);
  found.undo();
  return id;
}

/** Takes back the latest; null when there is nothing. */
export function undoLatest(): number | null {
  const latest = stack.at(-1);
  return latest ? undoOne(latest.id) : null;
}

/** Nothing of what was done so far can be taken back any more: somebody else sits here now. */
export function forgetUndo(): void {
  stack = [];
}
