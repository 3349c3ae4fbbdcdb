import { isWaitedFor, maskEmail, signerRoleLabels } from '@girassol/shared-domain/signatures';
import type { Tx } from '../../../platform/database';
import { personsOf } from '../held-signature';
import { recordContractStep } from '../record-contract-step';
import { inviteThoseWhoseTurnItIs } from '../sending/invite';
import type { Signing } from '../signing';
import { addToTrail } from '../trail';
import { writeSignature } from '../write-signature';
import { completeSignature } from './complete-signature';
import type { SignerPlace } from './signer-place';
import type { Visitor } from './visitor';

interface Signed {
  /** As it was typed. */
  name: string;
  /** PNG. */
  drawing: Buffer | null;
  visitor: Visitor;
}

/**
 * Writes that somebody signed, in a transaction that holds the signature: once, whatever comes at the same time. The last
 * one completes the document.
 */
export async function sign(
  tx: Tx,
  signing: Pick<Signing, 'mailer'>,
  place: SignerPlace,
  { name, drawing, visitor }: Signed,
): Promise<void> {
  const { signature, person } = place;
  const at = new Date();
  const written = await tx
    .updateTable('signature_persons')
    .set({ signed_at: at, signed_name: name, drawing })
    .where('account_id', '=', person.account_id)
    .where('id', '=', person.id)
    .where('signed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!written) return;
  await addToTrail(tx, signature, {
    kind: 'SIGNED',
    personId: person.id,
    at,
    facts: {
      method: 'email',
      to: maskEmail(person.email),
      name,
      documentHash: signature.document_hash,
      hasDrawing: drawing !== null,
      ...visitor,
    },
  });
  await afterSigning(tx, signing, place, name);
}

/** What follows from a signature, wherever it was collected. */
export async function afterSigning(
  tx: Tx,
  signing: Pick<Signing, 'mailer'>,
  place: Omit<SignerPlace, 'standing' | 'companyName' | 'persons'>,
  name: string,
): Promise<void> {
  const { person } = place;
  const persons = await personsOf(tx, place.signature);
  const waited = persons.filter(({ kind }) => isWaitedFor(kind));
  const signed = waited.filter(({ signed_at }) => signed_at !== null).length;
  const signature = await writeSignature(tx, place.signature, { signed });
  await recordContractStep(
    tx,
    { accountId: signature.account_id, clientId: null, userId: null, name },
    place,
    {
      title: person.kind === 'APPROVE' ? 'Contrato aprovado' : 'Contrato assinado',
      content: `${name}, ${signerRoleLabels[person.role]} (${signed} de ${waited.length}).`,
    },
  );
  if (signed === waited.length)
    await completeSignature(tx, { ...place, signature }, { isOutside: person.provider_key !== null });
  else if (person.provider_key === null) await inviteThoseWhoseTurnItIs(tx, signing, { ...place, signature });
}
