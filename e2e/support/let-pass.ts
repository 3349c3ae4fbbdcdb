/**
 * Waits where time itself is what a journey is about: how long somebody reads, whether something still comes. The time has
 * a name where it is used; whatever can be seen is expected instead.
 */
export const letPass = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
