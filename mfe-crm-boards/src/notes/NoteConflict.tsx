import type { Note } from '@girassol/shared-domain/contract';
import { Button, Icon, Row, Stack, Text, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { NoteText } from './NoteText';
import { scheduleOf } from './note-schedule';

interface NoteConflictProps {
  /** The note as somebody else left it. */
  rival: Note;
  onTakeTheirs(): void;
}

/** Two people changed one note: shows the other text above one's own, and lets the person choose. */
export function NoteConflict({ rival, onTakeTheirs }: NoteConflictProps) {
  const schedule = scheduleOf(rival, rival.registryTimestamp);
  return (
    <Box role="alert">
      <Row gap={8} align="center">
        <Icon name="warning" size={18} />
        <Text weight={600}>Esta nota mudou enquanto você editava.</Text>
      </Row>
      <Text tone="soft">
        Nada foi perdido: abaixo está como ela ficou e, no formulário, o que você escreveu. Salvar o seu texto
        substitui o atual.
      </Text>
      <Theirs aria-label="Como está agora" role="group">
        <Text size={13} weight={600}>
          Como está agora
        </Text>
        <NoteText text={rival.content} />
        <Text size={12} tone="soft">
          {rival.type}
          {schedule && ` · agendada para ${schedule.when}`}
          {rival.isPrivate && ' · privada'}
        </Text>
      </Theirs>
      <Stack align="start">
        <Button size="sm" variant="secondary" onClick={onTakeTheirs}>
          Ficar com o texto atual
        </Button>
      </Stack>
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[8]};
  padding: ${tokens.space[12]} ${tokens.space[16]};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.warnSoft};
  color: ${tokens.color.warnInk};
`;

const Theirs = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[4]};
  padding: ${tokens.space[8]} ${tokens.space[12]};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.surface};
`;
