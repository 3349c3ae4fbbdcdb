import { formatDateTime } from '@girassol/shared-domain';
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
        <Text size={12} weight={600} tone="soft">
          Como está agora · {rival.type}
          {rival.registryTimestamp > 0 && ` · registrada em ${formatDateTime(rival.registryTimestamp)}`}
          {schedule && ` · agendada para ${schedule.when}`}
        </Text>
        <NoteText text={rival.content} />
      </Theirs>
      <Stack align="start">
        <Button size="sm" variant="secondary" onClick={onTakeTheirs}>
          Ficar com o texto atual
        </Button>
      </Stack>
      <Text size={12} weight={600} tone="soft">
        O que você escreveu
      </Text>
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
  padding: ${tokens.space[8]} ${tokens.space[12]};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.surface};
`;
