import { createPrivateKey, sign as signWith } from 'node:crypto';
import type { PDF } from '@libpdf/core';
import type { SigningIdentity } from '../signing-identity';
import { verifySeal } from '../verify-sealed';
import { buildBytesToSign, buildCmsSignature } from './cms';
import { writeFooters } from './footers';
import { openPfx } from './pfx';
import { digestOutsideRange, findSignatureRange } from './signature-range';
import type { SealTaskInput } from './tasks';

/**
 * Name of the entry in a sealed PDF's catalogue that holds the number of bytes that the document had before
 * it was sealed.
 */
export const ORIGINAL_BYTES_PDF_KEY = 'GRSL_OriginalBytes';
/** A signature with two certificates takes three quarters of it. */
const PLACE_STEP = 4_096;
/** Size of a signature without its certificates, in bytes. */
const SIGNATURE_BYTES = 1_500;

/**
 * Seals a PDF: appends evidence, attachments, footers and signature; the bytes of the original stay unchanged
 * at the beginning.
 */
export async function sealPdf(order: SealTaskInput): Promise<Uint8Array> {
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
  await writeFooters(pdf, order.foot);
  for (const { name, contentType, content } of order.attachments)
    pdf.addAttachment(name, content, { mimeType: contentType, description: 'Evidências das assinaturas' });
  pdf.getCatalog().set(ORIGINAL_BYTES_PDF_KEY, PdfNumber.of(original.length));
  const reserved = Buffer.from(await reserveSignature(pdf, order));
  if (reserved.compare(original, 0, original.length, 0, original.length) !== 0)
    throw new Error('the document would not begin with the one that was agreed to');
  const sealed = await putSignature(reserved, order.identity);
  const { problem } = verifySeal(sealed);
  if (problem) throw new Error(`the seal does not hold: ${problem}`);
  return sealed;
}

/**
 * Returns the document with room for a signature. The library's own placeholder, which contains a signing time, is
 * replaced later.
 */
async function reserveSignature(pdf: PDF, { reason, identity }: SealTaskInput): Promise<Uint8Array> {
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
  const place = findSignatureRange(pdf);
  if (!place) throw new Error('there is no place for a signature');
  const digest = digestOutsideRange(pdf, place);
  const signature = await createSigner(identity)(buildBytesToSign(digest, identity.certificates));
  const cms = buildCmsSignature({ digest, certificates: identity.certificates, signature });
  const room = place.to - place.from - 2;
  if (cms.length * 2 > room)
    throw new Error(`the signature has ${cms.length} bytes, there is room for ${room / 2}`);
  pdf.write(cms.toString('hex').padEnd(room, '0'), place.from + 1, 'latin1');
  return pdf;
}

let opened: { file: Uint8Array; sign: (data: Uint8Array) => Promise<Uint8Array> } | undefined;

function createSigner({ key }: SigningIdentity): (data: Uint8Array) => Promise<Uint8Array> {
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
