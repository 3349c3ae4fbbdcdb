import type { NoteValues } from './note-values';

/** Unsaved values of a note. `version` is the version of the note being edited; null for a new note. */
export interface NoteDraft {
  values: NoteValues;
  version: number | null;
  /** Item chosen for a note that was not begun on an item; absent in a draft begun on one. */
  item?: ChosenItem | null | undefined;
}

/** Item that a note is about, as the field shows it that chose it. */
export interface ChosenItem {
  id: string;
  /** Text of the field, `#00012 Residência`. */
  label: string;
  /** Name with the customer, `#00012 Residência · Carla`. */
  name: string;
}

/** Survives closing the panel and a reload of the tab; dies with the tab. */
const draftsInMemory = new Map<string, NoteDraft>();

const getStorageKey = (place: string) => `girassol.note-draft.${place}`;

/**
 * Builds the key under which a note draft is stored, from the ids of the person, of the item, and of the
 * edited note (`new` for a new note).
 */
export function buildDraftKey(userId: string, itemId: string, noteId = 'new'): string {
  return `${userId}.${itemId}.${noteId}`;
}

/** Returns the note draft stored under a key; null if there is no draft. */
export function getDraft(place: string): NoteDraft | null {
  const remembered = draftsInMemory.get(place);
  if (remembered) return remembered;
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(getStorageKey(place)) ?? 'null');
    if (!isDraft(stored)) return null;
    // A tab of an earlier release wrote none.
    return {
      ...stored,
      values: { ...stored.values, mentions: stored.values.mentions ?? [] },
      item: isChosenItem(stored.item) ? stored.item : null,
    };
  } catch {
    return null;
  }
}

/**
 * Saves a note draft in sessionStorage. If the storage is full or unavailable, the draft stays in memory
 * only.
 */
export function saveDraft(
  place: string,
  values: NoteValues,
  version: number | null = null,
  item: ChosenItem | null = null,
): void {
  const draft: NoteDraft = { values, version, ...(item && { item }) };
  draftsInMemory.set(place, draft);
  try {
    sessionStorage.setItem(getStorageKey(place), JSON.stringify(draft));
  } catch {
    // Memory keeps it for this page.
  }
}

/** Deletes a note draft, because the note was saved or the text discarded. */
export function deleteDraft(place: string): void {
  draftsInMemory.delete(place);
  try {
    sessionStorage.removeItem(getStorageKey(place));
  } catch {
    // Nothing was stored either.
  }
}

/** Returns true if the person has unsaved text for an item, in a new note or in an edit. */
export function hasDrafts(userId: string, itemId: string): boolean {
  const prefix = buildDraftKey(userId, itemId, '');
  const isTyped = (draft: NoteDraft | null) => draft !== null && draft.values.text.trim() !== '';
  if ([...draftsInMemory].some(([place, draft]) => place.startsWith(prefix) && isTyped(draft))) return true;
  return isTyped(getDraft(buildDraftKey(userId, itemId)));
}

const texts = ['text', 'type'];
const moments = ['date', 'start', 'end'];
const switches = ['isPrivate', 'isScheduled'];

function isDraft(value: unknown): value is NoteDraft {
  if (typeof value !== 'object' || value === null || !('values' in value) || !('version' in value))
    return false;
  const { values, version } = value;
  if (typeof values !== 'object' || values === null) return false;
  const fields = new Map<string, unknown>(Object.entries(values));
  return (
    (version === null || typeof version === 'number') &&
    texts.every((name) => typeof fields.get(name) === 'string') &&
    moments.every((name) => fields.get(name) === null || typeof fields.get(name) === 'string') &&
    switches.every((name) => typeof fields.get(name) === 'boolean')
  );
}

function isChosenItem(value: unknown): value is ChosenItem {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  return ['id', 'label', 'name'].every((name) => typeof fields.get(name) === 'string');
}
