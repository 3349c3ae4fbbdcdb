import { useEffect, useState } from 'react';

/** Time that a slide stays, in milliseconds (shell.promo-004). */
const STAY_MS = 6_000;

const wantsLessMotion = (): boolean =>
  globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

interface Turn {
  index: number;
  /** The slide before this one; null until something has moved. */
  previous: number | null;
  direction: 1 | -1;
}

/**
 * Returns the current one of `count` slides and its controls. Slides rotate until the user stops them or chooses one,
 * and never for users who prefer less motion.
 */
export function useRotation(count: number) {
  const [turn, setTurn] = useState<Turn>({ index: 0, previous: null, direction: 1 });
  const [isRotating, setRotating] = useState(() => count > 1 && !wantsLessMotion());
  /** Somebody reads or uses a slide right now. */
  const [isHeld, setHeld] = useState(false);

  const turnTo = (next: number, direction: Turn['direction']) =>
    setTurn(({ index }) => ({ index: (next + count) % count, previous: index, direction }));

  useEffect(() => {
    if (!isRotating || isHeld) return undefined;
    const timer = setTimeout(
      () => setTurn({ index: (turn.index + 1) % count, previous: turn.index, direction: 1 }),
      STAY_MS,
    );
    return () => clearTimeout(timer);
  }, [isRotating, isHeld, turn.index, count]);

  return {
    ...turn,
    isRotating,
    setRotating,
    setHeld,
    /** Chosen by a person: the slides stay with them. */
    choose(next: number) {
      setRotating(false);
      if (next !== turn.index) turnTo(next, next > turn.index ? 1 : -1);
    },
    step(direction: Turn['direction']) {
      setRotating(false);
      turnTo(turn.index + direction, direction);
    },
  };
}
