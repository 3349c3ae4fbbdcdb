import {
  countWaitingWritesOfOthers,
  discardWrite,
  retryWrite,
  sendWaitingWrites,
  useConnectionStatus,
  useWaitingWrites,
  type WaitingWrite,
} from '@girassol/shared-auth';
import { formatDateTime, formatRelativeDay } from '@girassol/shared-domain';
import {
  Badge,
  Button,
  Card,
  confirm,
  EmptyState,
  Heading,
  PageHeader,
  Row,
  Stack,
  Text,
} from '@girassol/shared-ui';
import { useEffect, useState } from 'react';
import { Link } from '../navigation/Link';
import { Page } from '../page-layout/Page';

/** Page `/esperando-sinal`: what was written without a signal, with its age, and what can be done about each. */
export default function WaitingWritesPage() {
  const writes = useWaitingWrites();
  const isOffline = useConnectionStatus() === 'OFFLINE';
  const others = useCountOfOthers();
  const canSend = writes.some(({ problem }) => problem === null);
  return (
    <Page $width="readable">
      <PageHeader
        title="Esperando sinal"
        summary="O que você escreveu sem conexão. É enviado, na ordem, quando o sinal voltar."
        actions={
          canSend &&
          !isOffline && (
            <Button icon="refresh" onClick={() => void sendWaitingWrites()}>
              Enviar agora
            </Button>
          )
        }
      />
      {writes.length === 0 && (
        <EmptyState title="Nada espera" text="Tudo o que você salvou neste aparelho já está no sistema." />
      )}
      <Stack gap={16}>
        {writes.map((write) => (
          <WaitingWriteCard key={write.key} write={write} />
        ))}
      </Stack>
      {others > 0 && (
        <Text as="p" tone="soft">
          {others === 1
            ? 'Neste aparelho espera também uma alteração de outra pessoa. É enviada quando ela entrar aqui.'
            : `Neste aparelho esperam também ${others} alterações de outras pessoas. São enviadas quando elas entrarem aqui.`}
        </Text>
      )}
    </Page>
  );
}

/** Returns how many writes of other people wait on this device; 0 until that is known. */
function useCountOfOthers(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    let isGone = false;
    countWaitingWritesOfOthers().then(
      (found) => {
        if (!isGone) setCount(found);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return count;
}

function WaitingWriteCard({ write }: { write: WaitingWrite }) {
  const { title, detail, path, madeAt, problem, body } = write;
  return (
    <Card as="article">
      <Stack gap={8}>
        <Heading level={2}>{title}</Heading>
        <Text size={13} tone="soft">
          {`${formatDateTime(madeAt)} · ${formatRelativeDay(madeAt, Date.now())}`}
        </Text>
        {detail !== '' && <Text as="p">{detail}</Text>}
        <Badge tone={problem === null ? 'neutral' : 'bad'} icon={problem === null ? 'clock' : 'warning'}>
          {problem ?? 'Esperando sinal'}
        </Badge>
        <Row gap={8} wraps>
          <Link to={path}>Abrir onde foi escrita</Link>
          {problem !== null && body !== null && (
            <Button size="sm" icon="refresh" onClick={() => void retryWrite(write)}>
              Tentar de novo
            </Button>
          )}
          <Button size="sm" variant="ghost" icon="trash" onClick={() => void askAndDiscard(write)}>
            Descartar
          </Button>
        </Row>
      </Stack>
    </Card>
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
