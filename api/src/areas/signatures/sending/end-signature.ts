import type { Row, Tx } from '@girassol/api-platform/database';
import type { SignatureContext } from '../contract-context';
import { listSigners } from '../lock-signature';
import { sendSignerMail } from '../mails/send-signer-mail';
import { renderCancelledMail } from '../mails/signer-mails';
import { enqueueProviderCancellation } from '../provider/provider-jobs';
import { type ContractStepAuthor, recordContractStep } from '../record-contract-step';
import type { SigningServices } from '../signing';
import { addToTrail } from '../trail';
import { updateSignature } from '../update-signature';

interface SignatureEnding {
  state: 'REFUSED' | 'EXPIRED' | 'CANCELLED';
  reason: string;
  by: ContractStepAuthor;
  /** Id of the signer who refused. */
  personId?: string;
  title: string;
}

/**
 * Ends the signature of a document that is waiting for signers, as refused, expired or cancelled. The
 * signature must be locked. The signers' links show from now on only that the document has ended. Notifies
 * signers who were invited and have not signed, except at the deadline. Also cancels the document at an
 * external provider.
 */
export async function endSignature(
  tx: Tx,
  signing: Pick<SigningServices, 'mailer'>,
  place: SignatureContext,
  { state, reason, by, personId, title }: SignatureEnding,
): Promise<Row<'signatures'>> {
  const { signature } = place;
  await addToTrail(tx, signature, {
    kind: state,
    personId: personId ?? null,
    userId: by.userId,
    facts: reason ? { reason } : {},
  });
  const persons = await listSigners(tx, signature);
  for (const person of persons)
    if (person.notified_at && !person.signed_at && person.id !== personId && state !== 'EXPIRED')
      await sendSignerMail(tx, signing, place, {
        person,
        key: `signature-ended:${person.id}`,
        kind: 'signature-ended',
        write: (facts) => renderCancelledMail({ ...facts, reason: state === 'CANCELLED' ? reason : '' }),
      });
  if (persons.some(({ provider_key }) => provider_key !== null))
    await enqueueProviderCancellation(tx, signature, reason);
  const ended = await updateSignature(tx, signature, {
    state,
    ended_at: new Date(),
    end_reason: reason || null,
  });
  await recordContractStep(tx, by, place, { title, content: reason });
  return ended;
}
