import { boardPath } from '@girassol/shared-domain';
import { fullNameOf } from '@girassol/shared-domain/signatures';
import type { Row, Tx } from '../../../platform/database';
import type { SignaturePlace } from '../mails/mail-signer';
import { refusalMail } from '../mails/sender-mails';
import { endSignature } from '../sending/end-signature';
import type { Signing } from '../signing';
import { customerName, tellSender } from '../tell-sender';

/**
 * Somebody does not sign: the document ends, and whoever sent it hears of it at once, on the screen and by mail, with the
 * reason.
 */
export async function refuse(
  tx: Tx,
  signing: Pick<Signing, 'mailer'>,
  place: SignaturePlace & { person: Row<'signature_persons'> },
  { reason, at = new Date() }: { reason: string; at?: Date },
): Promise<void> {
  const { person } = place;
  const signer = fullNameOf(person);
  await tx
    .updateTable('signature_persons')
    .set({ refused_at: at, refusal_reason: reason })
    .where('account_id', '=', person.account_id)
    .where('id', '=', person.id)
    .execute();
  const signature = await endSignature(tx, signing, place, {
    state: 'REFUSED',
    reason,
    personId: person.id,
    by: { accountId: person.account_id, clientId: null, userId: null, name: signer },
    title: 'Contrato recusado',
  });
  await tellSender(tx, { ...place, signature }, 'contract-refused', { signer, refusal: reason });
  await mailRefusal(tx, signing, { ...place, signature }, { signer, reason });
}

async function mailRefusal(
  tx: Tx,
  { mailer }: Pick<Signing, 'mailer'>,
  { signature, contract, item }: SignaturePlace,
  { signer, reason }: { signer: string; reason: string },
): Promise<void> {
  const sender = await tx
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('account_id', '=', signature.account_id)
    .where('id', '=', signature.sent_by ?? signature.user_id)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  if (!sender) return;
  await mailer.send(tx, {
    accountId: signature.account_id,
    key: `signature-refused:${signature.id}`,
    kind: 'signature-refused',
    to: { name: sender.name, address: sender.email },
    write: refusalMail({
      name: sender.name,
      contractName: contract.name,
      customer: await customerName(tx, contract),
      path: `${boardPath(item.type, sender.id)}?item=${item.id}&aba=contratos`,
      signer,
      reason,
    }),
  });
}
