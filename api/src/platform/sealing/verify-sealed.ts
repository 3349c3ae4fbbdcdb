import { createHash, createVerify, X509Certificate } from 'node:crypto';
import { nameOf } from './name-of';
import type { SealVerdict } from './sealing';
import { bytesToSign, cmsOf, partsOfCms } from './worker/cms';
import { digestAround, type SignaturePlace, signaturePlaceOf } from './worker/signature-place';

const nothing: SealVerdict = {
  hasSeal: false,
  isIntact: false,
  subject: null,
  issuer: null,
  rootFingerprint: null,
  originalBytes: null,
  problem: null,
};

const CHANGED = 'O conteúdo do arquivo não é o que foi lacrado.';
const BROKEN = 'O lacre do arquivo está danificado.';
const ADDED = 'Algo foi acrescentado ao arquivo depois do lacre.';

/**
 * What the bytes of a PDF say of its seal, for seals of this product. A signature does not cover its own place, so that
 * whatever stands there is held against the one text it can be: the certificates and the signature, then zeros.
 */
export function verifySealed(bytes: Buffer): SealVerdict {
  if (!bytes.includes('/ByteRange')) return nothing;
  const place = signaturePlaceOf(bytes);
  if (!place) return { ...nothing, hasSeal: true, problem: ADDED };
  const parts = partsIn(bytes, place);
  const [certificate, ...above] = parts?.certificates.map(readCertificate) ?? [];
  if (!parts || !certificate || above.includes(null)) return { ...nothing, hasSeal: true, problem: BROKEN };
  const chain = [certificate, ...above].filter((one) => one !== null);
  const top = chain.at(-1) ?? certificate;
  const problem = problemOf(bytes, place, { ...parts, chain });
  return {
    hasSeal: true,
    isIntact: problem === null,
    subject: nameOf(certificate.subject),
    issuer: nameOf(certificate.issuer),
    rootFingerprint: createHash('sha256').update(top.raw).digest('hex'),
    originalBytes: originalBytesIn(bytes),
    problem,
  };
}

type Parts = NonNullable<ReturnType<typeof partsOfCms>>;

function problemOf(
  bytes: Buffer,
  place: SignaturePlace,
  { certificates, signature, chain }: Parts & { chain: readonly X509Certificate[] },
): string | null {
  const [signer] = chain;
  if (!signer) return BROKEN;
  const digest = digestAround(bytes, place);
  const isSigned = createVerify('sha256')
    .update(bytesToSign(digest, certificates))
    .verify(signer.publicKey, signature);
  if (!isSigned) return CHANGED;
  const expected = cmsOf({ digest, certificates, signature }).toString('hex');
  const room = place.to - place.from - 2;
  const stands = bytes.toString('latin1', place.from + 1, place.to - 1);
  const isChained = chain.every((one, index) => isBy(one, chain[index + 1]));
  return stands === expected.padEnd(room, '0') && isChained ? null : BROKEN;
}

/** Is this certificate of the one above it, or of itself where it says so? Where none is above it stands for itself. */
function isBy(certificate: X509Certificate, above: X509Certificate | undefined): boolean {
  const issuer = above ?? (certificate.issuer === certificate.subject ? certificate : null);
  return issuer === null || certificate.verify(issuer.publicKey);
}

/** The CMS ends where its own length says; the zeros behind it are no part of it. */
function partsIn(bytes: Buffer, { from, to }: SignaturePlace): Parts | null {
  const cms = Buffer.from(bytes.toString('latin1', from + 1, to - 1), 'hex');
  return partsOfCms(cms);
}

function readCertificate(der: Uint8Array): X509Certificate | null {
  try {
    const certificate = new X509Certificate(der);
    // An altered one may have a key that is none.
    return certificate.publicKey.asymmetricKeyType === 'rsa' ? certificate : null;
  } catch {
    return null;
  }
}

function originalBytesIn(bytes: Buffer): number | null {
  const at = bytes.lastIndexOf('/GRSL_OriginalBytes');
  const found =
    at < 0 ? null : /^\/GRSL_OriginalBytes\s+(\d{1,10})/.exec(bytes.toString('latin1', at, at + 40));
  return found ? Number(found[1]) : null;
}
