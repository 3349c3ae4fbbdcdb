import { onAccountEvent, queryClient } from '@girassol/shared-auth';
import type { AccountLiveEvent } from '@girassol/shared-domain/contract';
import { useEffect } from 'react';
import { applyEvent, mergeStaleParts, noStaleParts, type StaleParts } from '../../board-state/apply-event';
import {
  type BoardView,
  boardQueryKey,
  changeCachedBoard,
  getCachedBoard,
} from '../../board-state/board-query';
import type { BoardUpdateLock } from './board-update-lock';
import { reloadStaleParts } from './reload-stale-parts';

/** Events are taken in together: one drawing for fifty moves. */
const BATCH_MS = 60;
/** Base delay in milliseconds before stale parts reload, so that not all browsers of a company ask at the same time. */
const RELOAD_DELAY_MS = 250;
const RELOAD_SPREAD_MS = 350;

/** Keeps the board of a view up to date with other people's changes. */
export function useLiveBoard(view: BoardView, gate: BoardUpdateLock): void {
  useEffect(() => {
    const watch = watchBoard(view, gate);
    const stop = onAccountEvent(watch.hear);
    return () => {
      stop();
      watch.end();
    };
  }, [view, gate]);
}

/**
 * Creates the part of the hook `useLiveBoard` that is independent of React: collects account events, applies
 * them to the board of a view, and reloads stale parts.
 */
export function watchBoard(view: BoardView, gate: BoardUpdateLock) {
  const abort = new AbortController();
  let heard: AccountLiveEvent[] = [];
  let stale: StaleParts = noStaleParts;
  let gathering: ReturnType<typeof setTimeout> | undefined;
  let asking: ReturnType<typeof setTimeout> | undefined;

  function hear(event: AccountLiveEvent) {
    heard.push(event);
    gathering ??= setTimeout(takeIn, BATCH_MS);
  }

  async function takeIn() {
    await gate.whenStill();
    gathering = undefined;
    const events = heard;
    heard = [];
    if (abort.signal.aborted || !getCachedBoard(view)) return;
    changeCachedBoard(view, (state) =>
      events.reduce((board, event) => {
        const applied = applyEvent(board, event, Date.now());
        stale = mergeStaleParts(stale, applied.stale);
        return applied.state;
      }, state),
    );
    if (stale !== noStaleParts)
      asking ??= setTimeout(ask, RELOAD_DELAY_MS + Math.random() * RELOAD_SPREAD_MS);
  }

  async function ask() {
    asking = undefined;
    const due = stale;
    stale = noStaleParts;
    if (due.board) return queryClient.invalidateQueries({ queryKey: boardQueryKey(view) });
    try {
      await reloadStaleParts(view, due, gate, abort.signal);
    } catch {
      // The connection went, or the view was closed. After a lost connection a resync reads everything.
    }
  }

  return {
    hear,
    end() {
      abort.abort();
      clearTimeout(gathering);
      clearTimeout(asking);
    },
  };
}
