import { api, attemptAction } from '@girassol/shared-auth';
import { Button, showSnackbar } from '@girassol/shared-ui';
import { ReasonDialog } from '@girassol/shared-ui/overlays';
import { useState } from 'react';
import { type ContractRef, cacheSignature } from '../data/signature';

/** Button that cancels the signing of a document. The signing links sent to the signers become invalid. */
export function CancelSignatureButton({ of }: { of: ContractRef }) {
  const [isAsking, setAsking] = useState(false);

  async function cancel(reason: string) {
    const answer = await attemptAction(() =>
      api('POST /signatures/single/cancel/:saleId/:contractId', { params: of, body: { reason } }),
    );
    if (!answer) return;
    cacheSignature(of, answer.signature);
    showSnackbar({ text: 'Envio cancelado. Os links deixaram de valer.' });
    setAsking(false);
  }

  return (
    <div>
      <Button size="sm" variant="ghost" icon="x" onClick={() => setAsking(true)}>
        Cancelar o envio
      </Button>
      {isAsking && (
        <ReasonDialog
          title="Cancelar o envio"
          label="Motivo"
          description="Quem ia assinar vê o motivo ao abrir o link, que deixa de valer."
          longest={500}
          isDanger
          onGive={cancel}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
