import { api, attemptAction, createIdempotencyKeyCache } from '@girassol/shared-auth';
import type { Financing } from '@girassol/shared-domain/contract';
import { showSnackbar } from '@girassol/shared-ui';
import { ReasonDialog } from '@girassol/shared-ui/overlays';
import { useState } from 'react';

/**
 * Kind of request to the bank for which a person must give a reason: a review of the decision, or cancelling
 * the financing.
 */
export type BankRequestKind = 'review' | 'cancel';

const requestLabels = {
  review: {
    title: 'Pedir revisão',
    label: 'O que deve ser revisto',
    description: 'Uma pessoa do banco analisa de novo o que foi recusado automaticamente (LGPD, art. 20).',
    done: 'Revisão pedida ao banco',
    call: 'PUT /financings/single/review/:fid',
    longest: 1_000,
  },
  cancel: {
    title: 'Cancelar financiamento',
    label: 'Por que será cancelado',
    description: 'O pedido é retirado do banco. Os documentos do cliente continuam no arquivo dele.',
    done: 'Financiamento cancelado',
    call: 'PUT /financings/single/cancel/:fid',
    longest: 300,
  },
} as const;

interface AskBankDialogProps {
  asked: BankRequestKind;
  financing: Financing;
  onChange: (financing: Financing) => void;
  onClose: () => void;
}

/**
 * Dialog that asks why the bank should review its decision, or why the financing is cancelled, and sends the
 * request to the bank.
 */
export function BankRequestReasonDialog({ asked, financing, onChange, onClose }: AskBankDialogProps) {
  const { call, done, ...shown } = requestLabels[asked];
  const [keyOf] = useState(() => createIdempotencyKeyCache());

  async function send(reason: string) {
    const body = { reason };
    const answer = await attemptAction(() =>
      api(call, { params: { fid: financing._id }, body, idempotencyKey: keyOf(call, body) }),
    );
    if (!answer) return;
    onChange(answer.financing);
    showSnackbar({ text: done });
    onClose();
  }

  return <ReasonDialog {...shown} isDanger={asked === 'cancel'} onGive={send} onClose={onClose} />;
}
