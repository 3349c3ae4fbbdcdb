import { lazyPart, Skeleton } from '@girassol/shared-ui';
import { EarlyTyping } from './EarlyTyping';

/** Form of a note, fetched when one is written: its fields are most of the code of the notes, and most readers write none. */
export const LazyNoteForm = lazyPart(
  () => import(/* webpackChunkName: "note-form" */ './NoteForm'),
  <EarlyTyping>
    <Skeleton height={220} />
  </EarlyTyping>,
);
