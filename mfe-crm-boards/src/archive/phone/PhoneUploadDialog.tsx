import { formatBytes } from '@girassol/shared-domain';
import type { ArchiveFile, ArchiveFolder } from '@girassol/shared-domain/contract';
import { announce, Button, copyText, Icon, Skeleton, Stack, Text, tokens } from '@girassol/shared-ui';
import { Dialog } from '@girassol/shared-ui/overlays';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { iconOf, isImage, previewOf } from '../file-face';
import { QrCode } from './QrCode';
import { useUploadLink } from './use-upload-link';

interface PhoneUploadDialogProps {
  cid: string;
  folder: ArchiveFolder;
  /** What the folder holds now; what comes meanwhile is shown here. */
  files: readonly ArchiveFile[];
  onClose(): void;
}

const hour = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit' });

/** Enviar pelo celular: a code that a phone reads, and what it has sent so far. */
export default function PhoneUploadDialog({ cid, folder, files, onClose }: PhoneUploadDialogProps) {
  const { state, ask, end } = useUploadLink(cid, folder);
  const arrived = useArrived(files);

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Enviar pelo celular para ${folder.name}`}
      size="sm"
      actions={
        <>
          {state.is === 'open' && <Button onClick={() => void end().catch(() => {})}>Encerrar link</Button>}
          <Button variant="primary" onClick={onClose}>
            {arrived.length > 0 ? 'Concluir' : 'Fechar'}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        {state.is === 'asking' && <Skeleton height="16rem" />}
        {(state.is === 'failed' || state.is === 'over') && (
          <Stack gap={12}>
            <Text>
              {state.is === 'over' ? 'Este código não vale mais. O que já chegou está na pasta.' : state.why}
            </Text>
            <Button icon="refresh" onClick={() => void ask()}>
              {state.is === 'over' ? 'Criar outro código' : 'Tentar de novo'}
            </Button>
          </Stack>
        )}
        {state.is === 'open' && (
          <>
            <Text>
              Aponte a câmera do celular para o código. Não é preciso entrar na conta: quem tem o link só
              consegue enviar para esta pasta, até {hour.format(state.link.until)}.
            </Text>
            <QrCode text={state.address} label={`Código para enviar à pasta ${folder.name}`} />
            <Address>
              <code>{state.address}</code>
              <Button size="sm" icon="copy" onClick={() => void copyText(state.address, 'Link copiado.')}>
                Copiar link
              </Button>
            </Address>
          </>
        )}
        {arrived.length > 0 ? (
          <Arrived aria-label="Recebidos do celular">
            {arrived.map((file) => (
              <li key={file._id}>
                {isImage(file) ? (
                  <img src={previewOf(file)} alt="" />
                ) : (
                  <Icon name={iconOf(file)} size={20} />
                )}
                <span>{file.name}</span>
                <small>{formatBytes(file.size)}</small>
              </li>
            ))}
          </Arrived>
        ) : (
          state.is === 'open' && (
            <Text size={13} tone="soft" role="status">
              Esperando o primeiro arquivo…
            </Text>
          )
        )}
      </Stack>
    </Dialog>
  );
}

/** Files that came since this was opened, latest first; each is announced. */
function useArrived(files: readonly ArchiveFile[]): ArchiveFile[] {
  const [before] = useState(() => new Set(files.map(({ _id }) => _id)));
  const arrived = files.filter(({ _id }) => !before.has(_id)).reverse();
  const told = useRef(0);
  useEffect(() => {
    if (arrived.length > told.current)
      announce(arrived.length === 1 ? '1 arquivo recebido.' : `${arrived.length} arquivos recebidos.`);
    told.current = arrived.length;
  }, [arrived.length]);
  return arrived;
}

const Address = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[8]};
  min-width: 0;
  > code {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font: ${tokens.font[12]};
    color: ${tokens.color.inkSoft};
    user-select: all;
  }
  > button { flex: none; }
`;

const Arrived = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
  font: ${tokens.font[13]};
  > li {
    display: flex;
    align-items: center;
    gap: ${tokens.space[8]};
    padding: ${tokens.space[4]} ${tokens.space[8]};
    border-radius: ${tokens.radius.control};
    background: ${tokens.color.leafSoft};
    color: ${tokens.color.leafInk};
  }
  img, svg { flex: none; width: 2rem; height: 2rem; object-fit: cover; border-radius: ${tokens.radius.control}; }
  span { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; color: ${tokens.color.ink}; }
`;
