import type { Note, ResponseBody } from '@girassol/shared-domain/contract';
import type { InfiniteData } from '@tanstack/react-query';

/** Loaded pages of a note list, newest first. */
export type NotePages = InfiniteData<ResponseBody<'POST /notes/sale/:saleId/:multiplier'>>;

/**
 * Returns all loaded notes. A note that appears on two pages, because pages shifted while loading, is returned once.
 */
export function collectNotes(pages: NotePages | undefined): Note[] {
  const byId = new Map<string, Note>();
  for (const page of pages?.pages ?? []) {
    for (const note of page.notes) if (!byId.has(note._id)) byId.set(note._id, note);
  }
  return [...byId.values()];
}

function mapNotes(pages: NotePages, change: (notes: Note[], page: number) => Note[]): NotePages {
  return {
    ...pages,
    pages: pages.pages.map((page, index) => ({ ...page, notes: change(page.notes, index) })),
  };
}

/** Returns the loaded pages of a note list with a new note at the top. */
export function prependNote(pages: NotePages | undefined, note: Note): NotePages | undefined {
  return pages && mapNotes(pages, (notes, page) => (page === 0 ? [note, ...notes] : notes));
}

/** Returns the loaded pages of a note list with `note` in place of the note with the id `id`. */
export function replaceNote(pages: NotePages | undefined, id: string, note: Note): NotePages | undefined {
  return (
    pages && mapNotes(pages, (notes) => notes.map((candidate) => (candidate._id === id ? note : candidate)))
  );
}

/** Returns the loaded pages of a note list without the note with the id `id`. */
export function removeNote(pages: NotePages | undefined, id: string): NotePages | undefined {
  return pages && mapNotes(pages, (notes) => notes.filter((note) => note._id !== id));
}
