import { api, usePhoneUploadLink } from '@girassol/shared-auth';
import type { ExpectedFinancingDocument } from '@girassol/shared-domain/contract';
import { Icon } from '@girassol/shared-ui';
import { PhoneUploadDialog } from '@girassol/shared-ui/codes';
import { useState } from 'react';
import { getFullDocumentLabel } from '../document-labels';

export interface DocumentPhoneUploadDialogProps {
  fid: string;
  /** Documents that the bank has. The dialog shows documents that arrive while it is open. */
  papers: readonly ExpectedFinancingDocument[];
  onClose(): void;
}

/** Dialog "Enviar pelo celular": receives documents of one financing from a phone. */
export default function DocumentPhoneUploadDialog({ fid, papers, onClose }: DocumentPhoneUploadDialogProps) {
  const { state, ask, end } = usePhoneUploadLink(fid, () =>
    api('POST /financings/upload-link/:fid', { params: { fid }, silent: true }),
  );
  const [before] = useState(
    () => new Map(papers.map(({ semantic, sentTimestamp }) => [semantic, sentTimestamp])),
  );
  const arrived = papers.filter(
    ({ semantic, sentTimestamp }) => sentTimestamp !== null && sentTimestamp !== before.get(semantic),
  );
  return (
    <PhoneUploadDialog
      title="Enviar pelo celular"
      link={state}
      onAsk={() => void ask()}
      onEnd={() => void end()}
      onClose={onClose}
      label="Código para enviar os documentos deste financiamento"
      words={{
        can: 'só consegue enviar os documentos que faltam neste financiamento',
        kept: 'está no financiamento',
        one: 'documento',
        several: 'documentos',
      }}
      arrived={arrived.map((paper) => ({
        id: paper.semantic,
        face: <Icon name="circle-check" size={18} />,
        name: getFullDocumentLabel(paper),
      }))}
    />
  );
}
