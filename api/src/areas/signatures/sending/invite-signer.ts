import type { Row, Tx } from '@girassol/api-platform/database';
import {
  isSignerActionRequired,
  isSignersTurn,
  maskEmail,
  type TrailEventFacts,
} from '@girassol/shared-domain/signatures';
import type { SignatureContext } from '../contract-context';
import { toSignerTurn } from '../load-signature-record';
import { listSigners } from '../lock-signature';
import { sendSignerMail } from '../mails/send-signer-mail';
import { renderInviteMail } from '../mails/signer-mails';
import type { SigningServices } from '../signing';
import { addToTrail } from '../trail';

interface Invitation {
  person: Row<'signature_persons'>;
  isReminder?: boolean;
  /** Id of the user who requested the notification, null if it is automatic. */
  userId: string | null;
}

/**
 * Mails a signer the personal link to sign, and records the invitation in the trail of the signature
 * (signatures-016).
 */
export async function inviteSigner(
  tx: Tx,
  signing: Pick<SigningServices, 'mailer'>,
  place: SignatureContext,
  { person, isReminder = false, userId }: Invitation,
): Promise<void> {
  const { signature } = place;
  const seq = await recordSignerNotification(tx, signature, person, { userId, isReminder });
  const key = `signature-invite:${person.id}:${seq}`;
  await sendSignerMail(tx, signing, place, {
    person,
    key,
    kind: 'signature-invite',
    write: (facts) =>
      renderInviteMail({
        ...facts,
        kind: person.kind,
        validityDate: signature.validity_date ?? '',
        isReminder,
      }),
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

/**
 * Records in the trail of a signature that a signer was notified (signatures-016). Returns the number of the
 * event.
 */
export async function recordSignerNotification(
  tx: Tx,
  signature: Row<'signatures'>,
  { id, email }: Row<'signature_persons'>,
  { userId, isReminder = false, channel = 'email' }: Noted,
): Promise<number> {
  const facts: TrailEventFacts =
    channel === 'email' ? { channel, to: maskEmail(email), isReminder } : { channel };
  const seq = await addToTrail(tx, signature, { kind: 'NOTIFIED', personId: id, userId, facts });
  await tx
    .updateTable('signature_persons')
    .set({ notified_at: new Date(), notified_by: channel })
    .where('account_id', '=', signature.account_id)
    .where('id', '=', id)
    .execute();
  return seq;
}

/** Lists the signers of a signature whose turn it is and who have not signed. */
export async function listPendingSigners(
  tx: Tx,
  signature: Row<'signatures'>,
): Promise<Row<'signature_persons'>[]> {
  const persons = await listSigners(tx, signature);
  const turns = persons.map(toSignerTurn);
  return persons.filter(
    (person) =>
      isSignerActionRequired(person.kind) && isSignersTurn(toSignerTurn(person), turns, signature.is_ordered),
  );
}

/** Invites the signers of a signature whose turn it is and who were not invited yet. */
export async function invitePendingSigners(
  tx: Tx,
  signing: Pick<SigningServices, 'mailer'>,
  place: SignatureContext,
): Promise<void> {
  for (const person of await listPendingSigners(tx, place.signature))
    if (person.notified_at === null) await inviteSigner(tx, signing, place, { person, userId: null });
}
