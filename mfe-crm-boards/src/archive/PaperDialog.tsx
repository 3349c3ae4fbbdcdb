import { ApiError, api } from '@girassol/shared-auth';
import type { ArchiveFile } from '@girassol/shared-domain/contract';
import { Button, ButtonLink, Skeleton, Stack, Text, tokens } from '@girassol/shared-ui';
import { Dialog } from '@girassol/shared-ui/overlays';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { downloadOf, isImage } from './file-face';

interface PaperDialogProps {
  cid: string;
  file: ArchiveFile;
  onClose(): void;
}

type Opened = { is: 'asking' } | { is: 'open'; url: string } | { is: 'refused'; why: string };

/** A paper of a financing, opened for who may see it. That it was opened is written down. */
export function PaperDialog({ cid, file, onClose }: PaperDialogProps) {
  const [opened, setOpened] = useState<Opened>({ is: 'asking' });
  const { _id: fileId, name } = file;
  useEffect(() => {
    api('POST /archives/customer/file/open/:cid/:fileId', { params: { cid, fileId }, silent: true }).then(
      ({ url }) => setOpened({ is: 'open', url }),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        setOpened({ is: 'refused', why: error.message });
      },
    );
  }, [cid, fileId]);

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={name}
      size="lg"
      actions={
        <>
          <Button onClick={onClose}>Fechar</Button>
          {opened.is === 'open' && (
            <ButtonLink href={downloadOf(opened)} download icon="download" variant="primary">
              Baixar
            </ButtonLink>
          )}
        </>
      }
    >
      <Stack gap={12}>
        {opened.is === 'asking' && <Skeleton height="16rem" />}
        {opened.is === 'refused' && <Text role="alert">{opened.why}</Text>}
        {opened.is === 'open' && isImage(file) && <Picture src={opened.url} alt={name} />}
        {opened.is === 'open' && file.extension === 'pdf' && (
          <div>
            <ButtonLink href={opened.url} target="_blank" rel="noopener noreferrer" icon="external">
              Ver o PDF
            </ButtonLink>
          </div>
        )}
        {opened.is !== 'refused' && (
          <Text size={12} tone="soft">
            É um documento de financiamento: quem o abre fica registrado no histórico.
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}

const Picture = styled.img`
  max-width: 100%;
  max-height: 60dvh;
  margin: 0 auto;
  object-fit: contain;
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.sunken};
`;
