import { mayBeEmptiedByBrowser, useConnectionStatus } from '@girassol/shared-auth';
import { formatBytes, formatDateTime } from '@girassol/shared-domain';
import type { BoardItem } from '@girassol/shared-domain/contract';
import { Badge, Button, Stack, Text, tokens } from '@girassol/shared-ui';
import { Dialog } from '@girassol/shared-ui/overlays';
import { styled } from 'styled-components';
import { formatFileCount } from '../archive/state/archive-actions';
import { useSizeOfCopy } from './use-size-of-copy';
import { useTaking } from './use-taking';

interface TakeAlongDialogProps {
  item: BoardItem;
  onClose: () => void;
}

/** Dialog "Levar para a obra": what is taken, its size and the free space, and until when it opens without a signal. */
export default function TakeAlongDialog({ item, onClose }: TakeAlongDialogProps) {
  const { copy, progress, problem, take, remove } = useTaking(item);
  const { files, bytes, freeBytes, isKnown } = useSizeOfCopy(item);
  const isOffline = useConnectionStatus() === 'OFFLINE';
  const hasSpace = freeBytes === null || bytes <= freeBytes;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Levar para a obra"
      size="sm"
      actions={
        <>
          {copy && (
            <Button variant="ghost" icon="trash" disabled={progress !== null} onClick={() => void remove()}>
              Tirar do aparelho
            </Button>
          )}
          <Button
            variant="primary"
            icon="download"
            disabled={isOffline || !isKnown || !hasSpace}
            isPending={progress !== null}
            onClick={() => void take()}
          >
            {copy ? 'Levar de novo' : 'Levar'}
          </Button>
        </>
      }
    >
      <Stack gap={12}>
        <Text as="p">
          Por sete dias, {item.name} abre neste aparelho sem sinal: cliente, notas, checklist, agenda e
          arquivos.
        </Text>
        <Facts>
          <dt>Arquivos</dt>
          <dd>
            {isKnown
              ? [formatFileCount(files), files > 0 && formatBytes(bytes)].filter(Boolean).join(' · ')
              : '…'}
          </dd>
          {freeBytes !== null && (
            <>
              <dt>Livre neste aparelho</dt>
              <dd>{formatBytes(freeBytes)}</dd>
            </>
          )}
          {copy && (
            <>
              <dt>Levado</dt>
              <dd>{formatDateTime(copy.takenAt)}</dd>
              <dt>Abre sem sinal até</dt>
              <dd>{formatDateTime(copy.until)}</dd>
            </>
          )}
        </Facts>
        {!hasSpace && (
          <Badge tone="bad" icon="warning">
            Não cabe neste aparelho
          </Badge>
        )}
        {isOffline && (
          <Badge tone="neutral" icon="offline">
            Sem conexão: leve antes de sair
          </Badge>
        )}
        {mayBeEmptiedByBrowser() && (
          <Text size={13} tone="soft">
            Instale o aplicativo antes, pelo menu da sua conta: o navegador pode esvaziar o que uma aba
            guarda.
          </Text>
        )}
        {copy && copy.missingFiles > 0 && (
          <Text role="alert" size={13}>
            {copy.missingFiles === 1 ? 'Falta 1 arquivo' : `Faltam ${copy.missingFiles} arquivos`}: leve de
            novo.
          </Text>
        )}
        {problem !== null && (
          <Text role="alert" size={13}>
            {problem}
          </Text>
        )}
        {progress && (
          <Text role="status" size={13} tone="soft">
            {progress.total === 0 ? 'Reunindo os dados…' : `Arquivo ${progress.done} de ${progress.total}`}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${tokens.space[4]} ${tokens.space[16]};
  margin: 0;
  font: ${tokens.font[13]};
  dt { color: ${tokens.color.inkSoft}; }
  dd { margin: 0; text-align: right; font-variant-numeric: tabular-nums; }
`;
