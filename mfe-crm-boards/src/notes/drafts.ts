import type { NoteValues } from './note-values';

/** What was typed and not saved; for an edit also the version of the note it began from. */
export interface NoteDraft {
  values: NoteValues;
  version: number | null;
}

/** Survives closing the panel and a reload of the tab; dies with the tab. */
const memory = new Map<string, NoteDraft>();

const keyOf = (place: string) => `girassol.note-draft.${place}`;

/** Where a draft belongs: the person, the item, and the note being edited, if any. */
export function draftPlace(userId: string, itemId: string, noteId = 'new'): string {
  return `${userId}.${itemId}.${noteId}`;
}

/** The draft of a place, if there is one. */
export function readDraft(place: string): NoteDraft | null {
  const remembered = memory.get(place);
  if (remembered) return remembered;
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(place)) ?? 'null');
    return isDraft(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** Keeps what was typed. A full or forbidden storage leaves it in memory. */
export function keepDraft(place: string, values: NoteValues, version: number | null = null): void {
  const draft: NoteDraft = { values, version };
  memory.set(place, draft);
  try {
    sessionStorage.setItem(keyOf(place), JSON.stringify(draft));
  } catch {
    // Memory keeps it for this page.
  }
}

/** Forgets a draft: it was saved, or thrown away on purpose. */
export function dropDraft(place: string): void {
  memory.delete(place);
  try {
    sessionStorage.removeItem(keyOf(place));
  } catch {
    // Nothing was stored either.
  }
}

/** Is something typed for this item that nobody saved? Counts new notes and edits alike. */
export function hasDrafts(userId: string, itemId: string): boolean {
  const prefix = draftPlace(userId, itemId, '');
  const isTyped = (draft: NoteDraft | null) => draft !== null && draft.values.text.trim() !== '';
  if ([...memory].some(([place, draft]) => place.startsWith(prefix) && isTyped(draft))) return true;
  return isTyped(readDraft(draftPlace(userId, itemId)));
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
