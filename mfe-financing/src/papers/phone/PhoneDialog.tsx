import { api, useUploadLink } from '@girassol/shared-auth';
import type { ExpectedFinancingPaper } from '@girassol/shared-domain/contract';
import { Icon } from '@girassol/shared-ui';
import { PhoneUploadDialog } from '@girassol/shared-ui/codes';
import { useState } from 'react';
import { fullLabel } from '../paper-words';

export interface PhoneDialogProps {
  fid: string;
  /** What the bank has now; what comes meanwhile is shown here. */
  papers: readonly ExpectedFinancingPaper[];
  onClose(): void;
}

/** Enviar pelo celular: papers that a phone sends for one financing. */
export default function PhoneDialog({ fid, papers, onClose }: PhoneDialogProps) {
  const { state, ask, end } = useUploadLink(fid, () =>
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
        name: fullLabel(paper),
      }))}
    />
  );
}
