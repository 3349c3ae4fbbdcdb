import { onAccountEvent, queryClient } from '@girassol/shared-auth';
import type { AccountEvent } from '@girassol/shared-domain/contract';
import { useEffect } from 'react';
import { applyEvent, mergeStale, nothingStale, type Stale } from '../../board-state/apply-event';
import { type BoardView, boardKey, changeBoard, currentBoard } from '../../board-state/board-query';
import { readStale } from './read-stale';
import type { StillGate } from './still-gate';

/** Events are taken in together: one drawing for fifty moves. */
const GATHER_MS = 60;
/** What events leave open is asked a little later, and not by all browsers of a company at the same time. */
const ASK_MS = 250;
const ASK_SPREAD_MS = 350;

/** Keeps the board of a view up to date with what others do. */
export function useLiveBoard(view: BoardView, gate: StillGate): void {
  useEffect(() => {
    const watch = watchBoard(view, gate);
    const stop = onAccountEvent(watch.hear);
    return () => {
      stop();
      watch.end();
    };
  }, [view, gate]);
}

/** The work of the hook, without React. */
export function watchBoard(view: BoardView, gate: StillGate) {
  const abort = new AbortController();
  let heard: AccountEvent[] = [];
  let stale: Stale = nothingStale;
  let gathering: ReturnType<typeof setTimeout> | undefined;
  let asking: ReturnType<typeof setTimeout> | undefined;

  function hear(event: AccountEvent) {
    heard.push(event);
    gathering ??= setTimeout(takeIn, GATHER_MS);
  }

  async function takeIn() {
    await gate.whenStill();
    gathering = undefined;
    const events = heard;
    heard = [];
    if (abort.signal.aborted || !currentBoard(view)) return;
    changeBoard(view, (state) =>
      events.reduce((board, event) => {
        const applied = applyEvent(board, event, Date.now());
        stale = mergeStale(stale, applied.stale);
        return applied.state;
      }, state),
    );
    if (stale !== nothingStale) asking ??= setTimeout(ask, ASK_MS + Math.random() * ASK_SPREAD_MS);
  }

  async function ask() {
    asking = undefined;
    const due = stale;
    stale = nothingStale;
    if (due.board) return queryClient.invalidateQueries({ queryKey: boardKey(view) });
    try {
      await readStale(view, due, gate, abort.signal);
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
