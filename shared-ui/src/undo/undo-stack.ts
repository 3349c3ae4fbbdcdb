/** So many things can be taken back, one after another. */
const MOST = 50;

interface Undoable {
  id: number;
  /** Null while it is on its way to the server: its way back comes with the answer. */
  undo: (() => void) | null;
  /** Asked for before it was known how: done as soon as it is. */
  isWanted?: boolean;
}

/** Something that shows at once and is on its way to the server, so that Ctrl+Z meanwhile is meant for it. */
export interface UndoableStep {
  /** Names it, as the snackbar that tells of it will. */
  id: number;
  /**
   * Tells how it is taken back. True where that leaves nothing to tell: the person wanted it meanwhile, and it is done already,
   * or somebody else sits here by now.
   */
  arrive(undo: () => void): boolean;
  /** It is over. Without a way back by now (it was refused, it changed nothing) there is nothing to take back. */
  end(): void;
}

/** What was done in this tab and can be taken back, the latest last. */
let stack: readonly Undoable[] = [];

let lastId = 0;

/** A name that nothing else in this tab has. */
export function nextUndoId(): number {
  lastId += 1;
  return lastId;
}

/**
 * Begins a step that shows before the server has answered. Hand it to `showSnackbar` with the way back, and call `end` in
 * the end, whatever came of it.
 */
export function beginUndoable(): UndoableStep {
  const id = nextUndoId();
  remember({ id, undo: null });
  return {
    id,
    arrive(undo) {
      const entry = stack.find((each) => each.id === id);
      if (!entry) return true;
      stack = stack.map((each) => (each === entry ? { ...each, undo } : each));
      return entry.isWanted === true && undoOne(id) !== null;
    },
    end() {
      stack = stack.filter((each) => each.id !== id || each.undo !== null);
    },
  };
}

/** Remembers how to take back what was just done; `id` names it, as the snackbar that tells of it does. */
export function rememberUndo(id: number, undo: () => void): void {
  remember({ id, undo });
}

function remember(entry: Undoable): void {
  stack = [...stack, entry].slice(-MOST);
}

/** Takes back one thing, once; one that is on its way as soon as it arrived. Answers which, or null when it was taken back before. */
export function undoOne(id: number): number | null {
  const found = stack.find((entry) => entry.id === id);
  if (!found) return null;
  if (found.undo === null) {
    stack = stack.map((entry) => (entry === found ? { ...entry, isWanted: true } : entry));
    return id;
  }
  stack = stack.filter((entry) => entry.id !== id);
  found.undo();
  return id;
}

/** Takes back the latest that nobody asked for yet; null when there is nothing. */
export function undoLatest(): number | null {
  const latest = stack.findLast(({ isWanted }) => !isWanted);
  return latest ? undoOne(latest.id) : null;
}

/** Nothing of what was done so far can be taken back any more: somebody else sits here now. */
export function forgetUndo(): void {
  stack = [];
}
