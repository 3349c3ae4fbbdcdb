import type { Row, Tx } from '@girassol/api-platform/database';
import { isSignerActionRequired, maskEmail, signerRoleLabels } from '@girassol/shared-domain/signatures';
import { listSigners } from '../lock-signature';
import { notifySender } from '../notify-sender';
import { recordContractStep } from '../record-contract-step';
import { invitePendingSigners } from '../sending/invite-signer';
import type { SigningServices } from '../signing';
import { addToTrail } from '../trail';
import { updateSignature } from '../update-signature';
import { completeSignature } from './complete-signature';
import type { SignerBrowser } from './signer-browser';
import type { SignerContext } from './signer-context';

interface Signed {
  /** As it was typed. */
  name: string;
  /** PNG. */
  drawing: Buffer | null;
  visitor: SignerBrowser;
}

/**
 * Records that a signer signed a document, only once even if requests are concurrent. The signature of the
 * document must be locked. The last signer completes the document.
 */
export async function signDocument(
  tx: Tx,
  signing: Pick<SigningServices, 'mailer'>,
  place: SignerContext,
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
  await continueAfterSigning(tx, signing, place, name);
}

/**
 * Continues a signature after a person has signed, on this server or at an external provider: updates the
 * number of people who have signed and the history, and then completes the signature, or notifies its sender and invites
 * the next signers.
 */
export async function continueAfterSigning(
  tx: Tx,
  signing: Pick<SigningServices, 'mailer'>,
  place: Omit<SignerContext, 'status' | 'companyName' | 'companyLogoUrl' | 'persons'>,
  name: string,
): Promise<void> {
  const { person } = place;
  const persons = await listSigners(tx, place.signature);
  const waited = persons.filter(({ kind }) => isSignerActionRequired(kind));
  const signed = waited.filter(({ signed_at }) => signed_at !== null).length;
  const signature = await updateSignature(tx, place.signature, { signed });
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
  else {
    const isApproval = person.kind === 'APPROVE';
    const facts = { signer: name, isApproval, signed, signers: waited.length };
    await notifySender(
      tx,
      { ...place, signature },
      'contract-signed-by-one',
      facts,
      await findSignerUserId(tx, person),
    );
    if (person.provider_key === null) await invitePendingSigners(tx, signing, { ...place, signature });
  }
}

/** Returns the id of the user of the account who is a signer, by the address; null for somebody outside. */
async function findSignerUserId(
  tx: Tx,
  { account_id, email }: Pick<Row<'signature_persons'>, 'account_id' | 'email'>,
): Promise<string | null> {
  const user = await tx
    .selectFrom('users')
    .select('id')
    .where('account_id', '=', account_id)
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
  return user?.id ?? null;
}
