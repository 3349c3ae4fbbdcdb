import { api, useDocumentLink } from '@girassol/shared-auth';
import { isImageFileName } from '@girassol/shared-domain';
import type { ExpectedFinancingDocument } from '@girassol/shared-domain/contract';
import { DocumentDialog } from '@girassol/shared-ui/overlays';
import { useCallback } from 'react';
import { getFullDocumentLabel } from './document-labels';

interface DocumentPreviewProps {
  fid: string;
  paper: ExpectedFinancingDocument;
  onClose: () => void;
}

/**
 * Dialog with a preview of a document of a financing, from which the document can be downloaded. The server
 * records in the financing's history who opened the document.
 */
export function DocumentPreview({ fid, paper, onClose }: DocumentPreviewProps) {
  const { semantic, file } = paper;
  const request = useCallback(
    () =>
      api('POST /financings/single/papers/open/:fid', { params: { fid }, body: { semantic }, silent: true }),
    [fid, semantic],
  );
  return (
    <DocumentDialog
      title={getFullDocumentLabel(paper)}
      link={useDocumentLink(request)}
      kind={getPreviewKind(file?.extension)}
      note="Quem abre um documento fica registrado no histórico do financiamento."
      onClose={onClose}
    />
  );
}

function getPreviewKind(extension: string | undefined): 'image' | 'pdf' | 'other' {
  if (extension === undefined) return 'other';
  if (isImageFileName(`x.${extension}`)) return 'image';
  return extension === 'pdf' ? 'pdf' : 'other';
}
