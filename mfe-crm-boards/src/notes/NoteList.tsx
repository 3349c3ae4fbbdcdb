import type { Note } from '@girassol/shared-domain/contract';
import { Button, tokens } from '@girassol/shared-ui';
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

/** Notes, newest first, with the next page on demand. */
export function NoteList({ notes, renderNote, hasMore, isLoadingMore, hasFailed, onMore }: NoteListProps) {
  return (
    <>
      <List aria-label="Notas, da mais nova à mais antiga">
        {notes.map((note) => (
          <li key={note._id}>{renderNote(note)}</li>
        ))}
      </List>
      {hasMore && (
        <More>
          {hasFailed && <span role="alert">Não foi possível carregar mais notas.</span>}
          <Button variant="secondary" isPending={isLoadingMore} onClick={onMore}>
            {hasFailed ? 'Tentar de novo' : 'Carregar mais'}
          </Button>
        </More>
      )}
    </>
  );
}

const List = styled.ul`
  & > li + li {
    border-top: 1px solid ${tokens.color.lineSoft};
  }
`;

const More = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${tokens.space[8]};
  padding: ${tokens.space[16]} 0;
  font: ${tokens.font[13]};
  color: ${tokens.color.badInk};
`;
