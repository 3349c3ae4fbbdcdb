import { ApiError, api } from '@girassol/shared-auth';
import { isImageName } from '@girassol/shared-domain';
import type { ExpectedFinancingPaper } from '@girassol/shared-domain/contract';
import { Button, ButtonLink, Skeleton, Stack, Text, tokens } from '@girassol/shared-ui';
import { Dialog } from '@girassol/shared-ui/overlays';
import { useCallback, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { fullLabel } from './paper-words';

interface PaperPreviewProps {
  fid: string;
  paper: ExpectedFinancingPaper;
  onClose(): void;
}

type Opened = { is: 'asking' } | { is: 'open'; url: string } | { is: 'refused'; why: string };

/** A paper, looked at before anybody saves it. That it was opened is written down. */
export function PaperPreview({ fid, paper, onClose }: PaperPreviewProps) {
  const [opened, setOpened] = useState<Opened>({ is: 'asking' });
  const label = fullLabel(paper);
  const { semantic, file } = paper;
  const isPicture = file !== null && isImageName(`x.${file.extension}`);

  const open = useCallback(async () => {
    try {
      const { url } = await api('POST /financings/single/papers/open/:fid', {
        params: { fid },
        body: { semantic },
        silent: true,
      });
      setOpened({ is: 'open', url });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setOpened({ is: 'refused', why: error.message });
    }
  }, [fid, semantic]);
  useEffect(() => void open(), [open]);

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={label}
      size="lg"
      actions={
        <>
          <Button onClick={onClose}>Fechar</Button>
          {opened.is === 'open' && (
            <ButtonLink href={`${opened.url}&download=1`} download icon="download" variant="primary">
              Baixar
            </ButtonLink>
          )}
        </>
      }
    >
      <Stack gap={12}>
        {opened.is === 'asking' && <Skeleton height="16rem" />}
        {opened.is === 'refused' && <Text role="alert">{opened.why}</Text>}
        {opened.is === 'open' && isPicture && <Picture src={opened.url} alt={label} />}
        {opened.is === 'open' && !isPicture && file?.extension === 'pdf' && (
          <>
            <Text>O PDF abre numa aba à parte, sem ser salvo neste computador.</Text>
            <div>
              <ButtonLink href={opened.url} target="_blank" rel="noopener noreferrer" icon="external">
                Ver o PDF
              </ButtonLink>
            </div>
          </>
        )}
        {opened.is === 'open' && !isPicture && file?.extension !== 'pdf' && (
          <Text>Este tipo de arquivo não pode ser mostrado aqui. Baixe-o para abrir.</Text>
        )}
        <Text size={12} tone="soft">
          Quem abre um documento fica registrado no histórico do financiamento.
        </Text>
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
