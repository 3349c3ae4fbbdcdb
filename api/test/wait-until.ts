import { setTimeout as pause } from 'node:timers/promises';

interface Patience {
  /** Milliseconds after which it will not come about any more. */
  within?: number;
  /** Milliseconds between two looks. */
  every?: number;
}

/** Waits in a test until a condition is true. Fails after a time limit. */
export async function waitUntil(
  holds: () => boolean | Promise<boolean>,
  { within = 30_000, every = 20 }: Patience = {},
): Promise<void> {
  // Counted by turns: a test may have set the clock.
  for (let turns = Math.ceil(within / every); turns > 0; turns -= 1) {
    if (await holds()) return;
    await pause(every);
  }
  throw new Error(`It did not come about within ${within / 1000} s: ${holds}`);
}

/** Waits for a fixed time in a test which checks that a state lasts or that an event does not happen. */
export const sleep = (ms: number): Promise<void> => pause(ms);
