import { discardWrite, retryWrite } from '@girassol/shared-auth';
import { Button, confirm, Icon, tokens } from '@girassol/shared-ui';
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
                <Problem role="alert">
                  <Icon name="warning" size={16} />
                  {write.problem}
                </Problem>
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
  /* Under the text of the note, beside its picture. */
  margin: calc(-1 * ${tokens.space[12]}) 0 ${tokens.space[8]} calc(2rem + ${tokens.space[4]});
`;

const Problem = styled.p`
  display: flex;
  flex: 1 1 100%;
  gap: ${tokens.space[8]};
  margin: 0 0 0 ${tokens.space[8]};
  color: ${tokens.color.badInk};
  font: ${tokens.font[13]};
  > svg { flex: none; margin-top: 1px; }
`;
