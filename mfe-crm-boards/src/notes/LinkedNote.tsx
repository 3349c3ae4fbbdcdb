import { useApiQuery } from '@girassol/shared-auth';
import { Heading, Text, tokens } from '@girassol/shared-ui';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { getNoteElementId, NoteCard } from './NoteCard';

/** Name in the address of the note that a notification leads to. */
const NOTE_IN_ADDRESS = 'nota';

interface LinkedNoteProps {
  itemId: string;
  /** Does the list show the note? */
  isListed: (noteId: string) => boolean;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * Leads to the note that the address names: to its card in the list, or to a copy above the list where it stands on a later
 * page or is filtered out. A note that is gone says so.
 */
export function LinkedNote({ itemId, isListed, now }: LinkedNoteProps) {
  const [search] = useSearchParams();
  const noteId = search.get(NOTE_IN_ADDRESS);
  const isThere = noteId !== null && isListed(noteId);
  const { data, error } = useApiQuery(
    'GET /notes/note/:saleId/:noteId',
    { params: { saleId: itemId, noteId: noteId ?? '' }, silent: true },
    { enabled: noteId !== null && !isThere, retry: false },
  );
  const isShown = isThere || data !== undefined;
  useEffect(() => {
    if (noteId === null || !isShown) return;
    const card = document.getElementById(getNoteElementId(noteId));
    card?.scrollIntoView({ block: 'center' });
    card?.focus({ preventScroll: true });
  }, [noteId, isShown]);

  if (noteId === null || isThere) return null;
  if (error) return <Text tone="soft">A nota do aviso não existe mais.</Text>;
  if (!data) return null;
  return (
    <Frame aria-label="Nota do aviso">
      <Heading level={3} size={14}>
        Nota do aviso
      </Heading>
      <NoteCard note={data.note} now={now} takesFocus={false} hasDraft={false} />
    </Frame>
  );
}

const Frame = styled.section`
  padding: ${tokens.space[12]} ${tokens.space[16]} 0;
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surface};
`;
