import type { Note } from '@girassol/shared-domain/contract';
import { LoadMore, tokens } from '@girassol/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface NoteListProps {
  notes: Note[];
  renderNote(note: Note): ReactNode;
  hasMore: boolean;
  isLoadingMore: boolean;
  /** The last page asked for did not come. */
  hasFailed: boolean;
  onMore(): void;
}

/** List of notes, newest first, with a button for the next page. */
export function NoteList({ notes, renderNote, hasMore, isLoadingMore, hasFailed, onMore }: NoteListProps) {
  return (
    <>
      <List aria-label="Notas, da mais nova à mais antiga">
        {notes.map((note) => (
          <li key={note._id}>{renderNote(note)}</li>
        ))}
      </List>
      {hasMore && (
        <LoadMore
          onMore={onMore}
          isLoading={isLoadingMore}
          hasFailed={hasFailed}
          failure="Não foi possível carregar mais notas."
        />
      )}
    </>
  );
}

const List = styled.ul`
  & > li + li {
    border-top: 1px solid ${tokens.color.lineSoft};
  }
`;
