import { createHash, createVerify, X509Certificate } from 'node:crypto';
import { parseCommonName } from './parse-common-name';
import type { SealVerdict } from './sealing';
import { buildBytesToSign, buildCmsSignature, parseCmsSignature } from './worker/cms';
import { digestOutsideRange, findSignatureRange, type SignatureRange } from './worker/signature-range';

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
 * Verifies the seal of a PDF by the bytes of the file alone. A signature does not cover the bytes that hold
 * it, so these are compared with the only valid contents: certificates and signature, followed by zeros.
 */
export function verifySeal(bytes: Buffer): SealVerdict {
  if (!bytes.includes('/ByteRange')) return nothing;
  const place = findSignatureRange(bytes);
  if (!place) return { ...nothing, hasSeal: true, problem: ADDED };
  const parts = partsIn(bytes, place);
  const [certificate, ...above] = parts?.certificates.map(readCertificate) ?? [];
  if (!parts || !certificate || above.includes(null)) return { ...nothing, hasSeal: true, problem: BROKEN };
  const chain = [certificate, ...above].filter((one) => one !== null);
  const top = chain.at(-1) ?? certificate;
  const problem = findSealProblem(bytes, place, { ...parts, chain });
  return {
    hasSeal: true,
    isIntact: problem === null,
    subject: parseCommonName(certificate.subject),
    issuer: parseCommonName(certificate.issuer),
    rootFingerprint: createHash('sha256').update(top.raw).digest('hex'),
    originalBytes: originalBytesIn(bytes),
    problem,
  };
}

type Parts = NonNullable<ReturnType<typeof parseCmsSignature>>;

function findSealProblem(
  bytes: Buffer,
  place: SignatureRange,
  { certificates, signature, chain }: Parts & { chain: readonly X509Certificate[] },
): string | null {
  const [signer] = chain;
  if (!signer) return BROKEN;
  const digest = digestOutsideRange(bytes, place);
  const isSigned = createVerify('sha256')
    .update(buildBytesToSign(digest, certificates))
    .verify(signer.publicKey, signature);
  if (!isSigned) return CHANGED;
  const expected = buildCmsSignature({ digest, certificates, signature }).toString('hex');
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
function partsIn(bytes: Buffer, { from, to }: SignatureRange): Parts | null {
  const cms = Buffer.from(bytes.toString('latin1', from + 1, to - 1), 'hex');
  return parseCmsSignature(cms);
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
