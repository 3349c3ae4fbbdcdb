import { discardWrite, retryWrite, type WaitingWrite } from '@girassol/shared-auth';
import { formatDateTime, formatRelativeDay } from '@girassol/shared-domain';
import { Badge, Button, Card, confirm, Heading, Row, Stack, Text, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { Link } from '../navigation/Link';
import { saveWaitingFile } from './save-waiting-file';

/** One write that waits for a signal or for a decision: what it is, how old, and what can be done about it. */
export function WaitingWriteCard({ write }: { write: WaitingWrite }) {
  const { title, detail, path, madeAt, problem, current } = write;
  return (
    <Card as="article">
      <Stack gap={8}>
        <Heading level={2}>{title}</Heading>
        <Text size={13} tone="soft">
          {`${formatDateTime(madeAt)} · ${formatRelativeDay(madeAt, Date.now())}`}
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
        <Badge tone={problem === null ? 'neutral' : 'bad'} icon={problem === null ? 'clock' : 'warning'}>
          {problem ?? 'Esperando sinal'}
        </Badge>
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

async function askAndDiscard({ key, title }: WaitingWrite): Promise<void> {
  const isSure = await confirm({
    text: `Deseja descartar "${title}"? Ainda não foi enviada e não poderá ser recuperada.`,
    confirmLabel: 'Descartar',
    danger: true,
  });
  if (isSure) await discardWrite(key);
}

const SideBySide = styled.dl`
  display: grid;
  grid-template-rows: auto auto;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: ${tokens.space[4]} ${tokens.space[16]};
  margin: 0;
  dt { color: ${tokens.color.inkSoft}; font: ${tokens.font[12]}; }
  dd { margin: 0; overflow-wrap: anywhere; }
`;
