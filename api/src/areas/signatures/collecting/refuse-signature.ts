import type { Row, Tx } from '@girassol/api-platform/database';
import { buildBoardPath } from '@girassol/shared-domain';
import { formatFullName } from '@girassol/shared-domain/signatures';
import type { SignatureContext } from '../contract-context';
import { renderRefusalMail } from '../mails/sender-mails';
import { loadContractCustomerName, notifySender } from '../notify-sender';
import { endSignature } from '../sending/end-signature';
import type { SigningServices } from '../signing';

/**
 * Records that a signer refuses to sign, which ends the signature of the document. Notifies the sender on
 * screen and by mail, with the signer's reason.
 */
export async function refuseSignature(
  tx: Tx,
  signing: Pick<SigningServices, 'mailer'>,
  place: SignatureContext & { person: Row<'signature_persons'> },
  { reason, at = new Date() }: { reason: string; at?: Date },
): Promise<void> {
  const { person } = place;
  const signer = formatFullName(person);
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
  await notifySender(tx, { ...place, signature }, 'contract-refused', { signer, refusal: reason });
  await mailRefusal(tx, signing, { ...place, signature }, { signer, reason });
}

async function mailRefusal(
  tx: Tx,
  { mailer }: Pick<SigningServices, 'mailer'>,
  { signature, contract, item }: SignatureContext,
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
    write: renderRefusalMail({
      name: sender.name,
      contractName: contract.name,
      customer: await loadContractCustomerName(tx, contract),
      path: `${buildBoardPath(item.type, sender.id)}?item=${item.id}&aba=contratos`,
      signer,
      reason,
    }),
  });
}
