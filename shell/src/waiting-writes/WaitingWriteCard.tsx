import { discardWrite, getServerTime, retryWrite, type WaitingWrite } from '@girassol/shared-auth';
import { formatDateTime, formatRelativeDay } from '@girassol/shared-domain';
import { Badge, Button, Card, confirm, Heading, Icon, Row, Stack, Text, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { Link } from '../navigation/Link';
import { saveWaitingFile } from './save-waiting-file';

interface WaitingWriteCardProps {
  write: WaitingWrite;
  /** An earlier write of the same record waits for a decision: this one is sent after it. */
  isBlocked: boolean;
}

/** One write that waits for a signal or for a decision: what it is, how old, and what can be done about it. */
export function WaitingWriteCard({ write, isBlocked }: WaitingWriteCardProps) {
  const { title, recordName, detail, path, madeAt, problem, current } = write;
  return (
    <Card as="article">
      <Stack gap={8}>
        <Row gap={8} justify="between" wraps>
          <Heading level={2}>{title}</Heading>
          {problem === null && (
            <Badge icon="clock">{isBlocked ? 'Espera a sua decisão acima' : 'Esperando sinal'}</Badge>
          )}
        </Row>
        {recordName && (
          <Text as="p" weight={600}>
            {recordName}
          </Text>
        )}
        <Text size={13} tone="soft">
          {`${formatDateTime(madeAt)} · ${formatRelativeDay(madeAt, getServerTime())}`}
        </Text>
        {current ? (
          <SideBySide>
            <dt>O seu</dt>
            <dd>{detail}</dd>
            <dt>O de agora</dt>
            <dd>{current.text}</dd>
          </SideBySide>
        ) : (
          detail !== '' && <Text as="p">{detail}</Text>
        )}
        {problem !== null && (
          <Problem>
            <Icon name="warning" size={16} />
            {problem}
          </Problem>
        )}
        <Row gap={8} wraps>
          <Link to={path}>Abrir onde foi escrita</Link>
          <Decision write={write} />
        </Row>
      </Stack>
    </Card>
  );
}

function Decision({ write }: { write: WaitingWrite }) {
  const { key, problem, body, current, file } = write;
  if (current)
    return (
      <>
        <Button size="sm" icon="send" onClick={() => void retryWrite(write)}>
          Enviar o meu
        </Button>
        <Button size="sm" variant="ghost" icon="check" onClick={() => void discardWrite(key)}>
          Ficar com o de agora
        </Button>
      </>
    );
  return (
    <>
      {problem !== null && body !== null && (
        <Button size="sm" icon="refresh" onClick={() => void retryWrite(write)}>
          Tentar de novo
        </Button>
      )}
      {problem !== null && file && (
        <Button size="sm" variant="ghost" icon="download" onClick={() => void saveWaitingFile(write)}>
          Baixar
        </Button>
      )}
      <Button size="sm" variant="ghost" icon="trash" onClick={() => void askAndDiscard(write)}>
        Descartar
      </Button>
    </>
  );
}

async function askAndDiscard({ key, title, recordName }: WaitingWrite): Promise<void> {
  const name = recordName ? `${title} · ${recordName}` : title;
  const isSure = await confirm({
    text: `Deseja descartar "${name}"? Ainda não foi enviada e não poderá ser recuperada.`,
    confirmLabel: 'Descartar',
    danger: true,
  });
  if (isSure) await discardWrite(key);
}

const Problem = styled.p`
  display: flex;
  gap: ${tokens.space[8]};
  margin: 0;
  padding: ${tokens.space[8]} ${tokens.space[12]};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.badSoft};
  color: ${tokens.color.badInk};
  font: ${tokens.font[13]};
  > svg { flex: none; margin-top: 1px; }
`;

const SideBySide = styled.dl`
  display: grid;
  grid-template-rows: auto auto;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: ${tokens.space[4]} ${tokens.space[16]};
  margin: 0;
  padding: ${tokens.space[8]} ${tokens.space[12]};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.control};
  dt { color: ${tokens.color.inkSoft}; font: ${tokens.font[12]}; }
  dd { margin: 0; overflow-wrap: anywhere; }
`;
