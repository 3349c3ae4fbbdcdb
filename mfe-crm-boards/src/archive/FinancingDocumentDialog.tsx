import { api, useDocumentLink } from '@girassol/shared-auth';
import type { ArchiveFile } from '@girassol/shared-domain/contract';
import { DocumentDialog } from '@girassol/shared-ui/overlays';
import { useCallback } from 'react';
import { isImage } from './file-display';

interface FinancingDocumentDialogProps {
  cid: string;
  file: ArchiveFile;
  onClose: () => void;
}

/** Dialog that opens a financing document for people who may see it. The server records each opening. */
export function FinancingDocumentDialog({ cid, file, onClose }: FinancingDocumentDialogProps) {
  const { _id: fileId, name } = file;
  const request = useCallback(
    () => api('POST /archives/customer/file/open/:cid/:fileId', { params: { cid, fileId }, silent: true }),
    [cid, fileId],
  );
  return (
    <DocumentDialog
      title={name}
      link={useDocumentLink(request)}
      kind={isImage(file) ? 'image' : file.extension === 'pdf' ? 'pdf' : 'other'}
      note="É um documento de financiamento: quem o abre fica registrado no histórico."
      onClose={onClose}
    />
  );
}
