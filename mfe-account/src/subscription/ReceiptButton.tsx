import { api, useDocumentLink } from '@girassol/shared-auth';
import { formatRecordNumber } from '@girassol/shared-domain';
import { Button } from '@girassol/shared-ui';
import { DocumentDialog } from '@girassol/shared-ui/overlays';
import { useCallback, useState } from 'react';

interface ReceiptButtonProps {
  userId: string;
  chargeId: string;
  receiptNumber: number;
}

/** Button that opens the receipt of a paid charge. */
export function ReceiptButton(props: ReceiptButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const title = `Recibo nº ${formatRecordNumber(props.receiptNumber)}`;
  return (
    <>
      <Button variant="ghost" icon="file" onClick={() => setIsOpen(true)}>
        {title}
      </Button>
      {isOpen && <ReceiptDialog {...props} title={title} onClose={() => setIsOpen(false)} />}
    </>
  );
}

interface ReceiptDialogProps extends ReceiptButtonProps {
  title: string;
  onClose: () => void;
}

/** Dialog in which a receipt is opened or saved, by an address that is good for minutes. */
function ReceiptDialog({ userId, chargeId, title, onClose }: ReceiptDialogProps) {
  const request = useCallback(
    () => api('POST /signup/receipt-link/:userId/:chargeId', { params: { userId, chargeId }, silent: true }),
    [userId, chargeId],
  );
  return (
    <DocumentDialog
      title={title}
      link={useDocumentLink(request)}
      kind="pdf"
      note="O recibo sai com os dados de cobrança de hoje. Se o CNPJ mudou, corrija-o antes em Dados de cobrança."
      onClose={onClose}
    />
  );
}
