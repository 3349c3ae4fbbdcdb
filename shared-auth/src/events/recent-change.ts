/** Longer than a server of the database that is read may be behind the one that writes. */
const FRESH_MS = 10_000;

let freshUntil = Number.NEGATIVE_INFINITY;

/** Notes that a change was heard of: what is asked for in the next seconds must show it. */
export function noteChange(): void {
  freshUntil = performance.now() + FRESH_MS;
}

/** Checks whether a change was heard of in the last seconds. */
export const hasRecentChange = (): boolean => performance.now() < freshUntil;
