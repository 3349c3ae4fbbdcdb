/** Maximum time of one attempt to load or compare a file, in milliseconds. */
export const FILE_ATTEMPT_TIMEOUT_MS = 10_000;

/**
 * Fetches a file without the browser's cache and compares it with its hash. Returns 'good' also if the
 * browser cannot compute hashes.
 */
export async function compareFileWithHash(
  address: string,
  expected: string,
): Promise<'unreachable' | 'wrong' | 'good'> {
  try {
    const answer = await fetch(address, {
      cache: 'reload',
      signal: AbortSignal.timeout(FILE_ATTEMPT_TIMEOUT_MS),
    });
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
