import { api, attempt, createCallKeys } from '@girassol/shared-auth';
import type { Financing } from '@girassol/shared-domain/contract';
import { showSnackbar } from '@girassol/shared-ui';
import { ReasonDialog } from '@girassol/shared-ui/overlays';
import { useState } from 'react';

/** What is asked of the bank, with a reason. */
export type Asked = 'review' | 'cancel';

const words = {
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
  asked: Asked;
  financing: Financing;
  onChange: (financing: Financing) => void;
  onClose: () => void;
}

/** Asks for the reason of a review or of a withdrawal, and sends it. */
export function AskBankDialog({ asked, financing, onChange, onClose }: AskBankDialogProps) {
  const { call, done, ...shown } = words[asked];
  const [keyOf] = useState(() => createCallKeys());

  async function send(reason: string) {
    const body = { reason };
    const answer = await attempt(() =>
      api(call, { params: { fid: financing._id }, body, idempotencyKey: keyOf(call, body) }),
    );
    if (!answer) return;
    onChange(answer.financing);
    showSnackbar({ text: done });
    onClose();
  }

  return <ReasonDialog {...shown} isDanger={asked === 'cancel'} onGive={send} onClose={onClose} />;
}
