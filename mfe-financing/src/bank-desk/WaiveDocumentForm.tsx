import type { BankApplication } from '@girassol/shared-domain/contract';
import { getFinancingDocumentLabel } from '@girassol/shared-domain/financing';
import { Button, showSnackbar } from '@girassol/shared-ui';
import { Dialog } from '@girassol/shared-ui/overlays';
import { useState } from 'react';
import { sendDocumentVerdict } from './use-desk';

/**
 * Button and dialog with which a person at the bank desk waives a required document, for example the driver's
 * licence of a partner who has none.
 */
export function WaiveDocumentForm({ application: { _id, waivable } }: { application: BankApplication }) {
  const [isOpen, setIsOpen] = useState(false);
  if (waivable.length === 0) return null;

  async function waive(semantic: string) {
    if (!(await sendDocumentVerdict(_id, { semantic, verdict: 'WAIVED' }))) return;
    showSnackbar({ text: `${getFinancingDocumentLabel(semantic)}: dispensado` });
    setIsOpen(false);
  }

  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => setIsOpen(true)}>
        Dispensar um documento
      </Button>
      {isOpen && (
        <Dialog isOpen onClose={() => setIsOpen(false)} title="Dispensar um documento" size="sm">
          {waivable.map((semantic) => (
            <Button key={semantic} variant="ghost" onClick={() => void waive(semantic)}>
              {getFinancingDocumentLabel(semantic)}
            </Button>
          ))}
        </Dialog>
      )}
    </>
  );
}
