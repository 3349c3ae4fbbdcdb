import { useEffect, useMemo, useState } from 'react';
import { type BoardView, changeBoard, currentBoard, fetchPages } from '../../board-state/board-query';
import { type Cursors, cursorsToLoad, LOAD_LOCK_MS, withPages } from '../../board-state/pages';
import type { StillGate } from './still-gate';

export interface MoreCards {
  /** A lane tells the last row on screen, or null while it is off screen. */
  onSeen: (columnId: string, lastRow: number | null) => void;
  retry: () => void;
}

/**
 * Loads the next cards of the columns whose end comes near. Columns that need more at the same time share a call, and a
 * second passes between two calls (shell-017).
 */
export function useMoreCards(view: BoardView, gate: StillGate): { more: MoreCards; hasFailed: boolean } {
  const [hasFailed, setHasFailed] = useState(false);
  const loader = useMemo(() => pageLoader(view, gate, setHasFailed), [view, gate]);
  useEffect(() => {
    loader.start();
    return loader.end;
  }, [loader]);
  return { more: loader, hasFailed };
}

/** The work of the hook, without React. */
export function pageLoader(view: BoardView, gate: StillGate, onFailure: (hasFailed: boolean) => void) {
  const seen = new Map<string, number>();
  let abort = new AbortController();
  let isLocked = false;
  let isWaiting = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function look() {
    if (isLocked || isWaiting) return;
    // Cards that come in during a drag would lie beyond what the drag library has measured.
    isWaiting = true;
    await gate.whenStill();
    isWaiting = false;
    const board = currentBoard(view);
    const wanted = board ? cursorsToLoad(board, seen) : {};
    if (isLocked || abort.signal.aborted || Object.keys(wanted).length === 0) return;
    isLocked = true;
    timer = setTimeout(unlock, LOAD_LOCK_MS);
    await load(wanted, abort.signal);
  }

  async function load(wanted: Cursors, signal: AbortSignal) {
    try {
      const answer = await fetchPages(view, wanted, signal);
      await gate.whenStill();
      changeBoard(view, (state) => withPages(state, wanted, answer));
      onFailure(false);
    } catch {
      if (signal.aborted) return;
      // No further tries by itself: the lane offers one.
      clearTimeout(timer);
      onFailure(true);
    }
  }

  function unlock() {
    isLocked = false;
    void look();
  }

  return {
    onSeen(columnId: string, lastRow: number | null) {
      if (lastRow === null) seen.delete(columnId);
      else seen.set(columnId, lastRow);
      void look();
    },
    retry() {
      onFailure(false);
      unlock();
    },
    start() {
      if (abort.signal.aborted) abort = new AbortController();
    },
    end() {
      abort.abort();
      clearTimeout(timer);
      isLocked = false;
    },
  };
}
