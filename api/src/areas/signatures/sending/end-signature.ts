import type { Row, Tx } from '../../../platform/database';
import { personsOf } from '../held-signature';
import { mailSigner, type SignaturePlace } from '../mails/mail-signer';
import { cancelledMail } from '../mails/signer-mails';
import { recordContractStep, type StepSender } from '../record-contract-step';
import type { Signing } from '../signing';
import { addToTrail } from '../trail';
import { writeSignature } from '../write-signature';
import { cancelLater } from './open-at-provider';

interface End {
  state: 'REFUSED' | 'EXPIRED' | 'CANCELLED';
  reason: string;
  by: StepSender;
  /** Who refused. */
  personId?: string;
  title: string;
}

/**
 * Ends an open document that is held: its links show that it ended and nothing of it, whoever was asked and has not signed is told, and what an outside
 * provider has of it is cancelled there too.
 */
export async function endSignature(
  tx: Tx,
  signing: Pick<Signing, 'mailer'>,
  place: SignaturePlace,
  { state, reason, by, personId, title }: End,
): Promise<Row<'signatures'>> {
  const { signature } = place;
  await addToTrail(tx, signature, {
    kind: state,
    personId: personId ?? null,
    userId: by.userId,
    facts: reason ? { reason } : {},
  });
  const persons = await personsOf(tx, signature);
  for (const person of persons)
    if (person.notified_at && !person.signed_at && person.id !== personId && state !== 'EXPIRED')
      await mailSigner(tx, signing, place, {
        person,
        key: `signature-ended:${person.id}`,
        kind: 'signature-ended',
        write: (facts) => cancelledMail({ ...facts, reason: state === 'CANCELLED' ? reason : '' }),
      });
  if (persons.some(({ provider_key }) => provider_key !== null)) await cancelLater(tx, signature, reason);
  const ended = await writeSignature(tx, signature, {
    state,
    ended_at: new Date(),
    end_reason: reason || null,
  });
  await recordContractStep(tx, by, place, { title, content: reason });
  return ended;
}
