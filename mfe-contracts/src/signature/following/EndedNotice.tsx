import { attempt } from '@girassol/shared-auth';
import { formatDate, formatDateTime } from '@girassol/shared-domain';
import type { Signature } from '@girassol/shared-domain/contract';
import { fullNameOf } from '@girassol/shared-domain/signatures';
import { Button, Text, tokens } from '@girassol/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { beginAgain, keepSignature, type OfContract } from '../data/signature';

/** Why a document will not be signed any more, and the way to a new try. Nothing where it may still be. */
export function EndedNotice({ of, signature }: { of: OfContract; signature: Signature }) {
  const [isPending, setPending] = useState(false);
  const told = endText(signature);
  if (!told) return null;

  async function again() {
    setPending(true);
    const answer = await attempt(() => beginAgain(of));
    setPending(false);
    if (answer) keepSignature(of, answer.signature);
  }

  return (
    <Box role="note">
      <Text weight={500}>{told.title}</Text>
      {told.reason && <Text as="p">{`Motivo: ${told.reason}`}</Text>}
      {signature.maySend && (
        <Button size="sm" icon="refresh" isPending={isPending} onClick={() => void again()}>
          Começar de novo
        </Button>
      )}
    </Box>
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
      title: `${who ? fullNameOf(who) : 'Um signatário'} recusou assinar${when}.`,
      reason: who?.refusalReason ?? endReason,
    };
  }
  if (state === 'EXPIRED') {
    const until = validityDate ? ` em ${formatDate(validityDate)}` : '';
    return { title: `O prazo para assinar terminou${until}.`, reason: null };
  }
  return state === 'CANCELLED' ? { title: `O envio foi cancelado${when}.`, reason: endReason } : null;
}

const Box = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${tokens.space[8]};
  padding: ${tokens.space[12]};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.warnSoft};
  color: ${tokens.color.warnInk};
  font: ${tokens.font[13]};
  overflow-wrap: anywhere;
`;
