import { useEffect, useMemo, useState } from 'react';
import {
  type BoardView,
  changeCachedBoard,
  getCachedBoard,
  loadCardPages,
} from '../../board-state/board-query';
import {
  type ColumnCursors,
  getCursorsToLoad,
  MIN_LOAD_INTERVAL_MS,
  mergeCardPage,
} from '../../board-state/pages';
import type { BoardUpdateLock } from './board-update-lock';

/**
 * Interface between the columns of a board and the loader of more cards: columns report their last visible
 * row, and a failed request can be retried.
 */
export interface MoreCardsLoader {
  /** A lane tells the last row on screen, or null while it is off screen. */
  onSeen: (columnId: string, lastRow: number | null) => void;
  retry: () => void;
}

/**
 * Loads the next cards of columns that are scrolled near their end. Columns that need more cards at the same time share
 * a request; requests are at least one second apart (shell-017).
 */
export function useMoreCards(
  view: BoardView,
  gate: BoardUpdateLock,
): { more: MoreCardsLoader; hasFailed: boolean } {
  const [hasFailed, setHasFailed] = useState(false);
  const loader = useMemo(() => createCardPageLoader(view, gate, setHasFailed), [view, gate]);
  useEffect(() => {
    loader.start();
    return loader.end;
  }, [loader]);
  return { more: loader, hasFailed };
}

/**
 * Creates the loader behind the hook `useMoreCards`, which loads more cards of a board view as columns are
 * scrolled. Independent of React. Calls `onFailure` with true when a request has failed and with false on a
 * retry.
 */
export function createCardPageLoader(
  view: BoardView,
  gate: BoardUpdateLock,
  onFailure: (hasFailed: boolean) => void,
) {
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
    const board = getCachedBoard(view);
    const wanted = board ? getCursorsToLoad(board, seen) : {};
    if (isLocked || abort.signal.aborted || Object.keys(wanted).length === 0) return;
    isLocked = true;
    timer = setTimeout(unlock, MIN_LOAD_INTERVAL_MS);
    await load(wanted, abort.signal);
  }

  async function load(wanted: ColumnCursors, signal: AbortSignal) {
    try {
      const answer = await loadCardPages(view, wanted, signal);
      await gate.whenStill();
      changeCachedBoard(view, (state) => mergeCardPage(state, wanted, answer));
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
