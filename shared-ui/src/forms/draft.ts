/** What was typed and not saved yet, kept on this computer until it is. */
export interface Draft<Values> {
  /** Epoch milliseconds. */
  savedAt: number;
  values: Values;
}

/** The number goes up when a form is no longer what older drafts were typed into. */
const PREFIX = 'girassol.form-draft.1.';

/** Names a person's draft: of which form, and of what it is filled in for. */
export const draftKey = (form: string, userId: string, about: string): string => `${form}.${userId}.${about}`;

/** A draft by its key; null where there is none that fits this form. */
export function readDraft<Values extends object>(key: string, form: Values): Draft<Values> | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null');
    if (!isObject(kept) || typeof kept.savedAt !== 'number' || !fits(kept.values, form)) return null;
    return { savedAt: kept.savedAt, values: kept.values };
  } catch {
    // Storage that is full, closed or spoilt: there is no draft, and the form works without one.
    return null;
  }
}

/** Drafts that were dropped and not typed into since: what a form writes late must not bring them back. */
const dropped = new Set<string>();

/** Somebody types: a draft that was dropped begins anew. */
export function beginDraft(key: string): void {
  dropped.delete(key);
}

/** Writes down what is typed, on this computer; not what was dropped meanwhile. */
export function keepDraft<Values extends object>(key: string, draft: Draft<Values>): void {
  if (dropped.has(key)) return;
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(draft));
  } catch {
    // As above: leaving asks all the same.
  }
}

/** What was typed is saved, or given up. */
export function dropDraft(key: string): void {
  dropped.add(key);
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // As above.
  }
}

/** Can these values stand in the form? Every field is there and of its kind; the lines of a list are as its first one. */
function fits<Values>(kept: unknown, form: Values): kept is Values {
  if (form === null) return true;
  if (Array.isArray(form)) {
    const [first] = form;
    return Array.isArray(kept) && (first === undefined || kept.every((line) => fits(line, first)));
  }
  if (isObject(form))
    return (
      isObject(kept) && Object.entries(form).every(([name, value]) => name in kept && fits(kept[name], value))
    );
  return !isObject(kept);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
