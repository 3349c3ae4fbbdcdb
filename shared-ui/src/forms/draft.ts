import { getDraftStorage } from './draft-storage';

/** Unsaved values of a form, stored in this browser. */
export interface Draft<Values> {
  /** Epoch milliseconds. */
  savedAt: number;
  values: Values;
}

/** The number goes up when a form is no longer what older drafts were typed into. */
const PREFIX = 'girassol.form-draft.1.';

/**
 * Builds the storage key of a user's form draft from the form's name, the user's id and the record that the
 * form edits (`about`).
 */
export const buildDraftKey = (form: string, userId: string, about: string): string =>
  `${form}.${userId}.${about}`;

/**
 * Reads a form draft from the browser by its key. Returns null where no draft is stored, or where its values
 * do not match the fields of `form`.
 */
export function readDraft<Values extends object>(key: string, form: Values): Draft<Values> | null {
  try {
    const kept: unknown = JSON.parse(getDraftStorage().getItem(PREFIX + key) ?? 'null');
    if (!isObject(kept) || typeof kept.savedAt !== 'number' || !fits(kept.values, form)) return null;
    return { savedAt: kept.savedAt, values: kept.values };
  } catch {
    // Storage that is full, closed or spoilt: there is no draft, and the form works without one.
    return null;
  }
}

/** Drafts that were dropped and not typed into since: what a form writes late must not bring them back. */
const dropped = new Set<string>();

/** Allows `saveDraft` to store a draft again that `removeDraft` removed; called once the user types again. */
export function allowDraftSaving(key: string): void {
  dropped.delete(key);
}

/** Stores a form draft in the browser, unless `removeDraft` removed the draft and nothing was typed since. */
export function saveDraft<Values extends object>(key: string, draft: Draft<Values>): void {
  if (dropped.has(key)) return;
  try {
    getDraftStorage().setItem(PREFIX + key, JSON.stringify(draft));
  } catch {
    // As above: leaving asks all the same.
  }
}

/**
 * Removes a form draft from the browser after its values were saved or discarded, and blocks late writes
 * until `allowDraftSaving` is called.
 */
export function removeDraft(key: string): void {
  dropped.add(key);
  try {
    getDraftStorage().removeItem(PREFIX + key);
  } catch {
    // As above.
  }
}

/**
 * Blocks late writes of a draft that another tab of this browser has removed, because its values were saved there. Returns
 * a function that stops it.
 */
export function followDraftRemovals(key: string): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === PREFIX + key && event.newValue === null) dropped.add(key);
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
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
