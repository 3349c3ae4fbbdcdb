import type { Tx } from '../../../platform/database';
import type { StoredFile } from '../../../platform/files';
import { keepFile } from '../../../platform/files/stored-files';
import { sendWebhook } from '../../../platform/webhooks';
import { heldSignature, personsOf } from '../held-signature';
import { mailSigner, type SignaturePlace } from '../mails/mail-signer';
import { sealedMail } from '../mails/signer-mails';
import { bySystem, recordContractStep } from '../record-contract-step';
import type { Signing } from '../signing';
import { tellSender } from '../tell-sender';
import { addToTrail } from '../trail';
import { writeSignature } from '../write-signature';
import { archiveSealed } from './archive-sealed';

interface Sealed {
  found: SignaturePlace;
  file: StoredFile;
  /** SHA-256 of the sealed file. */
  hash: string;
}

/** The sealed file belongs to its document from here on, and everybody concerned hears of it. Done before, nothing is. */
export async function keepSealed(
  tx: Tx,
  signing: Pick<Signing, 'mailer'>,
  { found, file, hash }: Sealed,
): Promise<void> {
  const { account_id, id } = found.signature;
  const held = await heldSignature(tx, account_id, id);
  if (held?.state !== 'COMPLETED') return;
  await keepFile(tx, account_id, file);
  const at = new Date();
  await addToTrail(tx, held, { kind: 'SEALED', at, facts: { sealedHash: hash } });
  const signature = await writeSignature(tx, held, {
    state: 'SEALED',
    sealed_file_id: file.id,
    sealed_hash: hash,
    sealed_at: at,
  });
  const place = { ...found, signature };
  await archiveSealed(tx, place, file);
  await recordContractStep(tx, bySystem(account_id), place, {
    title: 'Contrato lacrado',
    content: `código de verificação ${signature.verify_code}.`,
  });
  await mailEverybody(tx, signing, place);
  await tellSender(tx, place, 'contract-signed', {});
  await sendWebhook(tx, account_id, 'contract.signed', {
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
async function mailEverybody(tx: Tx, signing: Pick<Signing, 'mailer'>, place: SignaturePlace): Promise<void> {
  for (const person of await personsOf(tx, place.signature))
    await mailSigner(tx, signing, place, {
      person,
      key: `signature-sealed:${person.id}`,
      kind: 'signature-sealed',
      write: (facts) => sealedMail({ ...facts, verifyCode: place.signature.verify_code ?? '' }),
    });
}
