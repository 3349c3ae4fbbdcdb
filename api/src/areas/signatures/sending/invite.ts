import { isTurnOf, isWaitedFor, maskEmail } from '@girassol/shared-domain/signatures';
import type { Row, Tx } from '../../../platform/database';
import { personsOf } from '../held-signature';
import { mailSigner, type SignaturePlace } from '../mails/mail-signer';
import { inviteMail } from '../mails/signer-mails';
import { turnOf } from '../signature-answer';
import type { Signing } from '../signing';
import { addToTrail } from '../trail';

interface Invitation {
  person: Row<'signature_persons'>;
  isReminder?: boolean;
  /** Who asked for it; null: it is sent by itself. */
  userId: string | null;
}

/** Mails a signer where they sign, and writes that it was done (signatures-016). */
export async function invite(
  tx: Tx,
  signing: Pick<Signing, 'mailer'>,
  place: SignaturePlace,
  { person, isReminder = false, userId }: Invitation,
): Promise<void> {
  const { signature } = place;
  const seq = await addToTrail(tx, signature, {
    kind: 'NOTIFIED',
    personId: person.id,
    userId,
    facts: { channel: 'email', to: maskEmail(person.email), isReminder },
  });
  const key = `signature-invite:${person.id}:${seq}`;
  await mailSigner(tx, signing, place, {
    person,
    key,
    kind: 'signature-invite',
    write: (facts) =>
      inviteMail({ ...facts, kind: person.kind, validityDate: signature.validity_date ?? '', isReminder }),
    ...(signature.expires_at && { expiresAt: signature.expires_at }),
  });
  await tx
    .updateTable('signature_persons')
    .set({ notified_at: new Date(), notified_by: 'email', mail_key: key })
    .where('account_id', '=', signature.account_id)
    .where('id', '=', person.id)
    .execute();
}

/** Those who may sign now and have not. */
export async function whoseTurnItIs(
  tx: Tx,
  signature: Row<'signatures'>,
): Promise<Row<'signature_persons'>[]> {
  const persons = await personsOf(tx, signature);
  const turns = persons.map(turnOf);
  return persons.filter(
    (person) => isWaitedFor(person.kind) && isTurnOf(turnOf(person), turns, signature.is_ordered),
  );
}

/** Invites those who may sign now and were not told yet. */
export async function inviteThoseWhoseTurnItIs(
  tx: Tx,
  signing: Pick<Signing, 'mailer'>,
  place: SignaturePlace,
): Promise<void> {
  for (const person of await whoseTurnItIs(tx, place.signature))
    if (person.notified_at === null) await invite(tx, signing, place, { person, userId: null });
}
