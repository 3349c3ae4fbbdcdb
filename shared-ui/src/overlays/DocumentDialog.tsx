import type { DocumentLink } from '@girassol/shared-domain';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button, ButtonLink } from '../actions/Button';
import { Skeleton } from '../display/Skeleton';
import { Stack } from '../layout/Stack';
import { Text } from '../text/Text';
import { tokens } from '../tokens/tokens';
import { Dialog } from './Dialog';

export interface DocumentDialogProps {
  title: string;
  link: DocumentLink;
  /** Kind of the document: images are shown in the dialog, PDFs open in a tab, others are only downloaded. */
  kind: 'image' | 'pdf' | 'other';
  /** Note below the document: that its opening is recorded, and where. */
  note: ReactNode;
  onClose: () => void;
}

/**
 * Dialog about a document with a download button: shows an image in the dialog, and offers to open a PDF in a
 * tab.
 */
export function DocumentDialog({ title, link, kind, note, onClose }: DocumentDialogProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      size="lg"
      actions={
        <>
          <Button onClick={onClose}>Fechar</Button>
          {link.status === 'open' && (
            <ButtonLink href={`${link.url}&download=1`} download icon="download" variant="primary">
              Baixar
            </ButtonLink>
          )}
        </>
      }
    >
      <Stack gap={12}>
        {link.status === 'loading' && <Skeleton height="16rem" />}
        {link.status === 'refused' && <Text role="alert">{link.reason}</Text>}
        {link.status === 'open' && <DocumentContent title={title} url={link.url} kind={kind} />}
        {link.status !== 'refused' && (
          <Text size={12} tone="soft">
            {note}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}

function DocumentContent({
  title,
  url,
  kind,
}: Pick<DocumentDialogProps, 'title' | 'kind'> & { url: string }) {
  if (kind === 'image') return <Picture src={url} alt={title} />;
  if (kind === 'other')
    return <Text>Este tipo de arquivo não pode ser mostrado aqui. Baixe-o para abrir.</Text>;
  return (
    <>
      <Text>O PDF abre numa aba à parte, sem ser salvo neste aparelho.</Text>
      <div>
        <ButtonLink href={url} target="_blank" rel="noopener noreferrer" icon="external">
          Ver o PDF
        </ButtonLink>
      </div>
    </>
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
