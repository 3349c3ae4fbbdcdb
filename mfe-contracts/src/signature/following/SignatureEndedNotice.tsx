import { attemptAction } from '@girassol/shared-auth';
import { formatDate, formatDateTime } from '@girassol/shared-domain';
import type { Signature } from '@girassol/shared-domain/contract';
import { formatFullName } from '@girassol/shared-domain/signatures';
import { Button, NoticeBox, Text } from '@girassol/shared-ui';
import { useState } from 'react';
import { type ContractRef, cacheSignature, restartSignature } from '../data/signature';

/**
 * Notice that says why a document can no longer be signed, with a button that starts a new signature. Renders
 * nothing while the document can be signed.
 */
export function SignatureEndedNotice({ of, signature }: { of: ContractRef; signature: Signature }) {
  const [isPending, setPending] = useState(false);
  const told = endText(signature);
  if (!told) return null;

  async function again() {
    setPending(true);
    const answer = await attemptAction(() => restartSignature(of));
    setPending(false);
    if (answer) cacheSignature(of, answer.signature);
  }

  return (
    <NoticeBox
      role="note"
      action={
        signature.maySend && (
          <Button size="sm" icon="refresh" isPending={isPending} onClick={() => void again()}>
            Começar de novo
          </Button>
        )
      }
    >
      <Text as="p" size={13} weight={500}>
        {told.title}
      </Text>
      {told.reason && <Text as="p" size={13}>{`Motivo: ${told.reason}`}</Text>}
    </NoticeBox>
  );
}

interface End {
  title: string;
  reason: string | null;
}

function endText({ state, persons, endReason, endedTimestamp, validityDate }: Signature): End | null {
  const when = endedTimestamp ? ` em ${formatDateTime(endedTimestamp)}` : '';
  if (state === 'REFUSED') {
    const who = persons.find((person) => person.refusedTimestamp !== null);
    return {
      title: `${who ? formatFullName(who) : 'Um signatário'} recusou assinar${when}.`,
      reason: who?.refusalReason ?? endReason,
    };
  }
  if (state === 'EXPIRED') {
    const until = validityDate ? ` em ${formatDate(validityDate)}` : '';
    return { title: `O prazo para assinar terminou${until}.`, reason: null };
  }
  return state === 'CANCELLED' ? { title: `O envio foi cancelado${when}.`, reason: endReason } : null;
}
