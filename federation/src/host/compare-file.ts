/** Milliseconds that one attempt, or the look at what went wrong, may take. */
export const ATTEMPT_LIMIT = 10_000;

/** Fetches a file that could not be had, past the cache, and says what is the matter with it. */
export async function compareFile(
  address: string,
  expected: string,
): Promise<'unreachable' | 'wrong' | 'good'> {
  try {
    const answer = await fetch(address, { cache: 'reload', signal: AbortSignal.timeout(ATTEMPT_LIMIT) });
    if (!answer.ok) return 'unreachable';
    // Only secure pages can hash. The browser itself compares on the next attempt.
    if (!window.crypto.subtle) return 'good';
    const digest = await window.crypto.subtle.digest('SHA-384', await answer.arrayBuffer());
    const actual = btoa(String.fromCharCode(...new Uint8Array(digest)));
    return `sha384-${actual}` === expected ? 'good' : 'wrong';
  } catch {
    return 'unreachable';
  }
}
