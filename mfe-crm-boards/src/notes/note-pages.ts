import type { Answer, Note } from '@girassol/shared-domain/contract';
import type { InfiniteData } from '@tanstack/react-query';

/** The loaded pages of a list of notes, newest first. */
export type NotePages = InfiniteData<Answer<'POST /notes/sale/:saleId/:multiplier'>>;

/** All loaded notes. A page that slid while another was loading shows no note twice. */
export function notesIn(pages: NotePages | undefined): Note[] {
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

/** The list with a new note at its top. */
export function withNote(pages: NotePages | undefined, note: Note): NotePages | undefined {
  return pages && mapNotes(pages, (notes, page) => (page === 0 ? [note, ...notes] : notes));
}

/** The list with `note` in the place of the note called `id`. */
export function withReplaced(pages: NotePages | undefined, id: string, note: Note): NotePages | undefined {
  return (
    pages && mapNotes(pages, (notes) => notes.map((candidate) => (candidate._id === id ? note : candidate)))
  );
}

/** The list without a note. */
export function withoutNote(pages: NotePages | undefined, id: string): NotePages | undefined {
  return pages && mapNotes(pages, (notes) => notes.filter((note) => note._id !== id));
}
