import { getFinancingDocumentLabel } from '@girassol/shared-domain/financing';
import { ButtonLink, Spinner, Text } from '@girassol/shared-ui';
import { Dialog } from '@girassol/shared-ui/overlays';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { loadDocumentSentToBank } from './use-desk';

interface OpenedDocument {
  url: string;
  isPicture: boolean;
}

/** Preview of a document sent to the bank. Pictures are displayed; other files are downloaded. */
export function DeskDocumentPreview({
  id,
  semantic,
  onClose,
}: {
  id: string;
  semantic: string;
  onClose: () => void;
}) {
  const [shown, setShown] = useState<OpenedDocument | null>(null);
  useEffect(() => {
    let url: string | undefined;
    let isGone = false;
    void loadDocumentSentToBank(id, semantic).then((answer) => {
      if (isGone) return;
      if (!answer) return onClose();
      const bytes = Uint8Array.from(atob(answer.base64), (letter) => letter.charCodeAt(0));
      const isPicture = /^image\/(png|jpeg|webp)$/.test(answer.contentType);
      // Nothing but a picture is ever opened by this origin.
      const type = isPicture ? answer.contentType : 'application/octet-stream';
      url = URL.createObjectURL(new Blob([bytes], { type }));
      setShown({ url, isPicture });
    });
    return () => {
      isGone = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [id, semantic, onClose]);

  return (
    <Dialog isOpen onClose={onClose} title={getFinancingDocumentLabel(semantic)} size="md">
      {!shown && <Spinner label="Carregando" />}
      {shown?.isPicture && <Picture src={shown.url} alt={getFinancingDocumentLabel(semantic)} />}
      {shown && !shown.isPicture && (
        <>
          <Text as="p">Este documento não é uma imagem. Salve-o para abrir.</Text>
          <ButtonLink href={shown.url} download={getFinancingDocumentLabel(semantic)}>
            Salvar
          </ButtonLink>
        </>
      )}
    </Dialog>
  );
}

const Picture = styled.img`
  display: block;
  max-width: 100%;
  max-height: 70vh;
  margin: 0 auto;
`;
