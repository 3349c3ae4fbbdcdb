/**
 * Lock that delays changes to the displayed board while a card is being dragged or its move is being saved,
 * so that nothing else rearranges the board.
 */
export interface BoardUpdateLock {
  /** Closes the gate; the answer opens it again. Several may hold it at once. */
  hold(): () => void;
  readonly isHeld: boolean;
  /** Number of times the gate was closed so far. A changed number tells that something moved meanwhile. */
  readonly holds: number;
  whenStill(): Promise<void>;
}

/** Creates a board update lock that is free until it is held. */
export function createBoardUpdateLock(): BoardUpdateLock {
  let open = 0;
  let holds = 0;
  let waiting: (() => void)[] = [];

  function release() {
    open -= 1;
    if (open > 0) return;
    const due = waiting;
    waiting = [];
    for (const go of due) go();
  }

  return {
    hold() {
      open += 1;
      holds += 1;
      let isReleased = false;
      return () => {
        if (isReleased) return;
        isReleased = true;
        release();
      };
    },
    get isHeld() {
      return open > 0;
    },
    get holds() {
      return holds;
    },
    async whenStill() {
      // Asked again after waking: somebody may have closed the gate in between.
      while (open > 0) await new Promise<void>((go) => waiting.push(go));
    },
  };
}
