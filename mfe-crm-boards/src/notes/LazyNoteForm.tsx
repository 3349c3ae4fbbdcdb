import { lazyPart, Skeleton } from '@girassol/shared-ui';

/** Form of a note, fetched when one is written: its fields are most of the code of the notes, and most readers write none. */
export const LazyNoteForm = lazyPart(
  () => import(/* webpackChunkName: "note-form" */ './NoteForm'),
  <Skeleton height={220} />,
  { takesTyping: true },
);
