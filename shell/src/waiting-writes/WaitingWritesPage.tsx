import {
  countWaitingWritesOfOthers,
  sendWaitingWrites,
  useConnectionStatus,
  useWaitingWrites,
  type WaitingWrite,
} from '@girassol/shared-auth';
import { Button, EmptyState, PageHeader, Stack, Text } from '@girassol/shared-ui';
import { useEffect, useState } from 'react';
import { Page } from '../page-layout/Page';
import { describeWritesOfOthers } from './name-writes-of-others';
import { OfflineCopyList } from './OfflineCopyList';
import { WaitingWriteCard } from './WaitingWriteCard';

/**
 * Page `/esperando-sinal`: what was written without a signal, with its age, and what can be done about each; below it the items
 * that were taken along.
 */
export default function WaitingWritesPage() {
  const writes = useWaitingWrites();
  const isOffline = useConnectionStatus() === 'OFFLINE';
  const others = useCountOfOthers();
  const blocked = listBlockedWrites(writes);
  const canSend = writes.some((write) => write.problem === null && !blocked.has(write));
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
        <EmptyState
          title="Tudo foi enviado"
          text="O que você salvou neste aparelho já está no sistema. Para trabalhar sem sinal, abra um item e use Levar para a obra, em Opções."
        />
      )}
      <Stack gap={24}>
        {writes.length > 0 && (
          <Stack gap={16}>
            {writes.map((write) => (
              <WaitingWriteCard key={write.key} write={write} isBlocked={blocked.has(write)} />
            ))}
          </Stack>
        )}
        <OfflineCopyList />
        {others > 0 && (
          <Text as="p" tone="soft">
            {describeWritesOfOthers(others)}
          </Text>
        )}
      </Stack>
    </Page>
  );
}

/** Returns the writes that are sent only after the person has decided about an earlier one of the same record. */
function listBlockedWrites(writes: readonly WaitingWrite[]): ReadonlySet<WaitingWrite> {
  const undecided = new Set<string>();
  const blocked = new Set<WaitingWrite>();
  for (const write of writes) {
    if (write.problem !== null) undecided.add(write.record);
    else if (undecided.has(write.record)) blocked.add(write);
  }
  return blocked;
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
