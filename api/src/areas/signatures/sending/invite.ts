import { isTurnOf, isWaitedFor, maskEmail, type TrailFacts } from '@girassol/shared-domain/signatures';
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
  const seq = await noteNotified(tx, signature, person, { userId, isReminder });
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
    .set({ mail_key: key })
    .where('account_id', '=', signature.account_id)
    .where('id', '=', person.id)
    .execute();
}

interface Noted {
  userId: string | null;
  isReminder?: boolean;
  /** WhatsApp: a message was prepared, which the sender sends themself. */
  channel?: 'email' | 'whatsapp';
}

/** Writes that somebody was told (signatures-016). Answers the number of the event. */
export async function noteNotified(
  tx: Tx,
  signature: Row<'signatures'>,
  { id, email }: Row<'signature_persons'>,
  { userId, isReminder = false, channel = 'email' }: Noted,
): Promise<number> {
  const facts: TrailFacts = channel === 'email' ? { channel, to: maskEmail(email), isReminder } : { channel };
  const seq = await addToTrail(tx, signature, { kind: 'NOTIFIED', personId: id, userId, facts });
  await tx
    .updateTable('signature_persons')
    .set({ notified_at: new Date(), notified_by: channel })
    .where('account_id', '=', signature.account_id)
    .where('id', '=', id)
    .execute();
  return seq;
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
