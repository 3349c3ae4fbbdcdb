import type { Tx } from '@girassol/api-platform/database';
import type { StoredFile } from '@girassol/api-platform/files';
import { saveReservedFile } from '@girassol/api-platform/files/stored-files';
import { enqueueWebhook } from '@girassol/api-platform/webhooks';
import type { SignatureContext } from '../contract-context';
import { listSigners, lockSignature } from '../lock-signature';
import { sendSignerMail } from '../mails/send-signer-mail';
import { renderSealedMail } from '../mails/signer-mails';
import { notifySender } from '../notify-sender';
import { getSystemAuthor, recordContractStep } from '../record-contract-step';
import type { SigningServices } from '../signing';
import { addToTrail } from '../trail';
import { updateSignature } from '../update-signature';
import { archiveSealedDocument } from './archive-sealed-document';

interface Sealed {
  found: SignatureContext;
  file: StoredFile;
  /** SHA-256 of the sealed file. */
  hash: string;
}

/**
 * Assigns the sealed file to the signature of a document, adds the file to the customer's archive, and
 * notifies signers, sender and the account's webhook. Does nothing if the document is sealed already.
 */
export async function saveSealedDocument(
  tx: Tx,
  signing: Pick<SigningServices, 'mailer'>,
  { found, file, hash }: Sealed,
): Promise<void> {
  const { account_id, id } = found.signature;
  const held = await lockSignature(tx, account_id, id);
  if (held?.state !== 'COMPLETED') return;
  await saveReservedFile(tx, account_id, file);
  const at = new Date();
  await addToTrail(tx, held, { kind: 'SEALED', at, facts: { sealedHash: hash } });
  const signature = await updateSignature(tx, held, {
    state: 'SEALED',
    sealed_file_id: file.id,
    sealed_hash: hash,
    sealed_at: at,
  });
  const place = { ...found, signature };
  await archiveSealedDocument(tx, place, file);
  await recordContractStep(tx, getSystemAuthor(account_id), place, {
    title: 'Contrato lacrado',
    content: `código de verificação ${signature.verify_code}.`,
  });
  await mailEverybody(tx, signing, place);
  await notifySender(tx, place, 'contract-signed', {});
  await enqueueWebhook(tx, account_id, 'contract.signed', {
    contractId: place.contract.id,
    number: place.contract.number,
    saleId: place.contract.sale_id,
    customerId: place.contract.customer_id,
    verifyCode: signature.verify_code,
    documentHash: signature.document_hash,
    sealedHash: hash,
  });
}

/** Also those who only get the copy. */
async function mailEverybody(
  tx: Tx,
  signing: Pick<SigningServices, 'mailer'>,
  place: SignatureContext,
): Promise<void> {
  for (const person of await listSigners(tx, place.signature))
    await sendSignerMail(tx, signing, place, {
      person,
      key: `signature-sealed:${person.id}`,
      kind: 'signature-sealed',
      write: (facts) => renderSealedMail({ ...facts, verifyCode: place.signature.verify_code ?? '' }),
    });
}
