/** Maximum number of actions that can be undone. */
const MAX_STEPS = 50;

interface Undoable {
  id: number;
  /** Null while it is on its way to the server: its way back comes with the answer. */
  undo: (() => void) | null;
  /** Asked for before it was known how: done as soon as it is. */
  isWanted?: boolean;
}

/**
 * Undoable action whose effect is on screen before the server has answered; Ctrl+Z undoes the action even
 * before `arrive` has received its undo function.
 */
export interface PendingUndoableAction {
  /** Names it, as the snackbar that tells of it will. */
  id: number;
  /**
   * Tells how it is taken back. True where that leaves nothing to tell: the person wanted it meanwhile, and it is done already,
   * or somebody else sits here by now.
   */
  arrive(undo: () => void): boolean;
  /** Ends the action. Without an undo by then (refused, or nothing changed) the action is removed. */
  end(): void;
}

/** Actions of this tab that can be undone, the latest last. */
let undoStack: readonly Undoable[] = [];

let lastId = 0;

/** Returns an id for an undoable action or a snackbar, unique in this tab. */
export function createUndoId(): number {
  lastId += 1;
  return lastId;
}

/**
 * Begins an undoable action whose effect is shown before the server has answered. Pass the returned action to
 * `showSnackbar` as `step`, together with the undo function, and call its `end` in any case.
 */
export function beginUndoableAction(): PendingUndoableAction {
  const id = createUndoId();
  remember({ id, undo: null });
  return {
    id,
    arrive(undo) {
      const entry = undoStack.find((each) => each.id === id);
      if (!entry) return true;
      undoStack = undoStack.map((each) => (each === entry ? { ...each, undo } : each));
      return entry.isWanted === true && undoById(id) !== null;
    },
    end() {
      undoStack = undoStack.filter((each) => each.id !== id || each.undo !== null);
    },
  };
}

/**
 * Adds the undo function of a finished action to the undo stack; `id` is also the id of the snackbar about
 * the action.
 */
export function pushUndo(id: number, undo: () => void): void {
  remember({ id, undo });
}

/** Checks whether an action can still be undone. */
export const isUndoable = (id: number): boolean => undoStack.some((entry) => entry.id === id);

function remember(entry: Undoable): void {
  undoStack = [...undoStack, entry].slice(-MAX_STEPS);
}

/**
 * Undoes one action of the undo stack. An action that still waits for the server is undone as soon as the
 * answer arrives; returns the id, or null when the action was undone before.
 */
export function undoById(id: number): number | null {
  const found = undoStack.find((entry) => entry.id === id);
  if (!found) return null;
  if (found.undo === null) {
    undoStack = undoStack.map((entry) => (entry === found ? { ...entry, isWanted: true } : entry));
    return id;
  }
  undoStack = undoStack.filter((entry) => entry.id !== id);
  found.undo();
  return id;
}

/** Undoes the latest action that is not being undone; returns its id, or null when there is none. */
export function undoLatest(): number | null {
  const latest = undoStack.findLast(({ isWanted }) => !isWanted);
  return latest ? undoById(latest.id) : null;
}

/** Removes all undoable actions, when another user logs in. */
export function clearUndoStack(): void {
  undoStack = [];
}
