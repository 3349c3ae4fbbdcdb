/**
 * Keeps what others do from disturbing a hand: while a card is being dragged, or its move is on the way to the server,
 * nothing else may rearrange the board. Whoever wants to waits here.
 */
export interface StillGate {
  /** Closes the gate; the answer opens it again. Several may hold it at once. */
  hold(): () => void;
  readonly isHeld: boolean;
  /** How often it was held so far: tells whether something moved meanwhile. */
  readonly holds: number;
  whenStill(): Promise<void>;
}

export function createStillGate(): StillGate {
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
