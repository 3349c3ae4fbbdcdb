import { createPrivateKey, sign as signWith } from 'node:crypto';
import type { PDF } from '@libpdf/core';
import type { SigningIdentity } from '../signing-identity';
import { verifySealed } from '../verify-sealed';
import { bytesToSign, cmsOf } from './cms';
import { writeFeet } from './feet';
import { openPfx } from './pfx';
import { digestAround, signaturePlaceOf } from './signature-place';
import type { SealOrder } from './tasks';

/** Of the catalogue: how long the document was before it was sealed. */
export const ORIGINAL_BYTES = 'GRSL_OriginalBytes';
/** A signature with two certificates takes three quarters of it. */
const PLACE_STEP = 4_096;
/** Of a signature beside its certificates. */
const SIGNATURE_BYTES = 1_500;

/** Adds evidence, attachments, feet and signature behind the bytes of a document, which stay as they are. */
export async function sealPdf(order: SealOrder): Promise<Uint8Array> {
  const { PDF, PdfNumber } = await import('@libpdf/core');
  const original = Buffer.from(order.original);
  const pdf = await PDF.load(original);
  const blocker = pdf.canSaveIncrementally();
  if (blocker) throw new Error(`nothing can be added to this document: ${blocker}`);
  const evidence = await PDF.load(order.evidence);
  await pdf.copyPagesFrom(
    evidence,
    Array.from({ length: evidence.getPageCount() }, (_, index) => index),
  );
  await writeFeet(pdf, order.foot);
  for (const { name, contentType, content } of order.attachments)
    pdf.addAttachment(name, content, { mimeType: contentType, description: 'Evidências das assinaturas' });
  pdf.getCatalog().set(ORIGINAL_BYTES, PdfNumber.of(original.length));
  const reserved = Buffer.from(await withPlace(pdf, order));
  if (reserved.compare(original, 0, original.length, 0, original.length) !== 0)
    throw new Error('the document would not begin with the one that was agreed to');
  const sealed = await putSignature(reserved, order.identity);
  const { problem } = verifySealed(sealed);
  if (problem) throw new Error(`the seal does not hold: ${problem}`);
  return sealed;
}

/**
 * The document with an empty place for a signature. The library would write a signing time into its own: whatever it puts
 * there is replaced.
 */
async function withPlace(pdf: PDF, { reason, identity }: SealOrder): Promise<Uint8Array> {
  const [certificate = new Uint8Array()] = identity.certificates;
  const needed = identity.certificates.reduce((sum, { length }) => sum + length, SIGNATURE_BYTES);
  const { bytes } = await pdf.sign({
    signer: {
      certificate,
      keyType: 'RSA',
      signatureAlgorithm: 'RSASSA-PKCS1-v1_5',
      sign: async () => new Uint8Array(1),
    },
    reason,
    fieldName: 'Lacre',
    estimatedSize: Math.ceil(needed / PLACE_STEP) * PLACE_STEP,
  });
  return bytes;
}

async function putSignature(pdf: Buffer, identity: SigningIdentity): Promise<Buffer> {
  const place = signaturePlaceOf(pdf);
  if (!place) throw new Error('there is no place for a signature');
  const digest = digestAround(pdf, place);
  const signature = await signerOf(identity)(bytesToSign(digest, identity.certificates));
  const cms = cmsOf({ digest, certificates: identity.certificates, signature });
  const room = place.to - place.from - 2;
  if (cms.length * 2 > room)
    throw new Error(`the signature has ${cms.length} bytes, there is room for ${room / 2}`);
  pdf.write(cms.toString('hex').padEnd(room, '0'), place.from + 1, 'latin1');
  return pdf;
}

let opened: { file: Uint8Array; sign: (data: Uint8Array) => Promise<Uint8Array> } | undefined;

function signerOf({ key }: SigningIdentity): (data: Uint8Array) => Promise<Uint8Array> {
  if (key.kind === 'PEM') {
    const privateKey = createPrivateKey(key.pem);
    return async (data) => signWith('sha256', data, privateKey);
  }
  return async (data) => {
    // Opening it takes as long as sealing.
    if (!opened || Buffer.compare(opened.file, key.file) !== 0) {
      const pfx = await openPfx(key.file, key.password);
      if (!pfx) throw new Error('the password of the certificate is wrong');
      opened = { file: key.file, sign: pfx.sign };
    }
    return opened.sign(data);
  };
}
