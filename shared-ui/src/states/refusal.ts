/** What the API refused for good: asking the same again brings the same answer. */
export interface Refusal {
  status: number;
  /** The API's reason, a sentence in Portuguese. */
  reason: string;
}

/** A request that took too long, and too many at once: these may well be made again. */
const passing = [408, 429];

/** The refusal in what a query failed with, or null: no answer, or one that another try may change. */
export function refusalIn(error: unknown): Refusal | null {
  if (!(error instanceof Error) || !('status' in error)) return null;
  const { status, message } = error;
  if (typeof status !== 'number' || status < 400 || status >= 500 || passing.includes(status)) return null;
  return { status, reason: message };
}
