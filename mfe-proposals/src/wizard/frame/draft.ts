/** What was typed and not saved yet, kept on this computer until it is. */
export interface Draft<Values> {
  /** Epoch milliseconds. */
  savedAt: number;
  values: Values;
}

const PREFIX = 'girassol.proposal-draft.';

/** A draft by its key; null where there is none that the form understands. */
export function readDraft<Values>(
  key: string,
  isUnderstood: (values: unknown) => values is Values,
): Draft<Values> | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null');
    if (!isObject(kept) || typeof kept.savedAt !== 'number' || !isUnderstood(kept.values)) return null;
    return { savedAt: kept.savedAt, values: kept.values };
  } catch {
    // Storage that is full, closed or spoilt: there is no draft, and the form works without one.
    return null;
  }
}

export function keepDraft<Values>(key: string, draft: Draft<Values>): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(draft));
  } catch {
    // As above: leaving asks all the same.
  }
}

export function dropDraft(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // As above.
  }
}

export const isObject = (kept: unknown): kept is Record<string, unknown> =>
  typeof kept === 'object' && kept !== null;
