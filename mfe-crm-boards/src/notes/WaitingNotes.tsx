import { discardWrite, retryWrite } from '@girassol/shared-auth';
import { Badge, Button, confirm, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { NoteCard } from './NoteCard';
import type { WaitingNote } from './use-waiting-notes';

/** Notes of an item that wait for a signal on this device, each with what the server refused and what can be done. */
export function WaitingNotes({ waiting, now }: { waiting: readonly WaitingNote[]; now: number }) {
  return (
    <List aria-label="Notas que esperam sinal">
      {waiting.map(({ write, note }) => (
        <li key={write.key}>
          <NoteCard note={note} now={now} takesFocus={false} hasDraft={false} isWaiting />
          <Decision>
            {write.problem !== null && (
              <>
                <Badge tone="bad" icon="warning" role="alert">
                  {write.problem}
                </Badge>
                <Button size="sm" icon="refresh" onClick={() => void retryWrite(write)}>
                  Tentar de novo
                </Button>
              </>
            )}
            <Button size="sm" variant="ghost" icon="trash" onClick={() => void askAndDiscard(write.key)}>
              Descartar
            </Button>
          </Decision>
        </li>
      ))}
    </List>
  );
}

async function askAndDiscard(key: string): Promise<void> {
  const isSure = await confirm({
    text: 'Deseja descartar esta nota? Ela ainda não foi enviada e não poderá ser recuperada.',
    confirmLabel: 'Descartar nota',
    danger: true,
  });
  if (isSure) await discardWrite(key);
}

const List = styled.ul`
  & > li + li {
    border-top: 1px solid ${tokens.color.lineSoft};
  }
`;

const Decision = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[8]};
  padding-bottom: ${tokens.space[12]};
`;
