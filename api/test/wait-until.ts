import { setTimeout as pause } from 'node:timers/promises';

interface Patience {
  /** Milliseconds after which it will not come about any more. */
  within?: number;
  /** Milliseconds between two looks. */
  every?: number;
}

/** Waits until something holds, and fails when it does not come about: a test waits for what it needs, not for a time. */
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

/** Lets time go by where the time itself is what is tested: that something lasts, or that nothing comes of it. */
export const letTimePass = (ms: number): Promise<void> => pause(ms);
