/** Permanent refusal by the API: the same request gets the same answer. */
export interface Refusal {
  status: number;
  /** The API's reason, a sentence in Portuguese. */
  reason: string;
}

/** Returns true for the error of a request that no server answered. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && error.status === 0;

/** A request that took too long, and too many at once: these may well be made again. */
const passing = [408, 429];

/**
 * Returns the permanent refusal in a query's error. Returns null when the server did not answer, or when a
 * retry may succeed (408, 429, 5xx).
 */
export function getRefusal(error: unknown): Refusal | null {
  if (!(error instanceof Error) || !('status' in error)) return null;
  const { status, message } = error;
  if (typeof status !== 'number' || status < 400 || status >= 500 || passing.includes(status)) return null;
  return { status, reason: message };
}
