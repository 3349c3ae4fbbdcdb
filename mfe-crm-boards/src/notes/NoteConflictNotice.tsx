import type { Note } from '@girassol/shared-domain/contract';
import { Button, ConflictNotice, Text, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { NoteText } from './NoteText';
import { describeNoteSchedule } from './note-schedule';

interface NoteConflictProps {
  /** The note as somebody else left it. */
  rival: Note;
  onTakeTheirs(): void;
}

/**
 * Notice in the note form that another person has changed the same note. Shows the other person's text above
 * the person's own text, with a button that takes the other text over.
 */
export function NoteConflictNotice({ rival, onTakeTheirs }: NoteConflictProps) {
  const schedule = describeNoteSchedule(rival, rival.registryTimestamp);
  return (
    <ConflictNotice
      title="Esta nota mudou enquanto você editava."
      text="Nada foi perdido: abaixo está como ela ficou e, no formulário, o que você escreveu. Salvar o seu texto substitui o atual."
    >
      <Theirs aria-label="Como está agora" role="group">
        <Text size={13} weight={600}>
          Como está agora
        </Text>
        <NoteText text={rival.content} mentions={rival.mentions} />
        <Text size={12} tone="soft">
          {rival.type}
          {schedule && ` · agendada para ${schedule.when}`}
          {rival.isPrivate && ' · privada'}
        </Text>
      </Theirs>
      <Button size="sm" onClick={onTakeTheirs}>
        Ficar com o texto atual
      </Button>
    </ConflictNotice>
  );
}

const Theirs = styled.div`
  align-self: stretch;
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[4]};
  padding: ${tokens.space[8]} ${tokens.space[12]};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.surface};
`;
