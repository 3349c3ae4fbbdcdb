import { createHash } from 'node:crypto';
import { ObjectIdentifier, OctetString, Sequence, Set as SetOf } from 'asn1js';
import {
  AlgorithmIdentifier,
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs';

const DATA = '1.2.840.113549.1.7.1';
const SIGNED_DATA = '1.2.840.113549.1.7.2';
const CONTENT_TYPE = '1.2.840.113549.1.9.3';
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';
const SIGNING_CERTIFICATE_V2 = '1.2.840.113549.1.9.16.2.47';
const SHA256 = '2.16.840.1.101.3.4.2.1';
const RSA_SHA256 = '1.2.840.113549.1.1.11';

/** Copies bytes to an ArrayBuffer of their own, as the ASN.1 library requires. */
export const toArrayBuffer = (bytes: Uint8Array): ArrayBuffer => Uint8Array.from(bytes).buffer;

const sha256 = (bytes: Uint8Array): ArrayBuffer => toArrayBuffer(createHash('sha256').update(bytes).digest());

/**
 * Builds the attributes over which the signature is made, in DER order (RFC 5652 5.4): content type data, its digest,
 * and the digests of all embedded certificates (RFC 5035), so that no byte of them can be changed. No signing time:
 * PAdES has it in the signature dictionary, and forbids it here (ETSI EN 319 142-1, 6.3).
 */
function buildSignedAttributes(digest: Uint8Array, certificates: readonly Uint8Array[]): Attribute[] {
  const ids = certificates.map(
    (der) => new Sequence({ value: [new OctetString({ valueHex: sha256(der) })] }),
  );
  const signingCertificate = new Sequence({ value: [new Sequence({ value: ids })] });
  const attributes = [
    new Attribute({ type: CONTENT_TYPE, values: [new ObjectIdentifier({ value: DATA })] }),
    new Attribute({ type: MESSAGE_DIGEST, values: [new OctetString({ valueHex: toArrayBuffer(digest) })] }),
    new Attribute({ type: SIGNING_CERTIFICATE_V2, values: [signingCertificate] }),
  ];
  const getDer = (attribute: Attribute) => Buffer.from(attribute.toSchema().toBER());
  return attributes.sort((one, other) => Buffer.compare(getDer(one), getDer(other)));
}

/** Builds the bytes that a seal signs, from the digest of the document and the certificates (DER). */
export function buildBytesToSign(digest: Uint8Array, certificates: readonly Uint8Array[]): Buffer {
  const value = buildSignedAttributes(digest, certificates).map((attribute) => attribute.toSchema());
  return Buffer.from(new SetOf({ value }).toBER());
}

interface CmsParts {
  /** SHA-256 of what the signature covers. */
  digest: Uint8Array;
  /** DER, the one that signs first. */
  certificates: readonly Uint8Array[];
  /** RSA PKCS #1 v1.5 signature over `buildBytesToSign`. */
  signature: Uint8Array;
}

/**
 * Builds the detached signature (CMS) of a sealed PDF. The same parts give the same bytes, so that a verifier
 * can build them again.
 */
export function buildCmsSignature({ digest, certificates, signature }: CmsParts): Buffer {
  const parsed = certificates.map((der) => Certificate.fromBER(toArrayBuffer(der)));
  const [signer] = parsed;
  if (!signer) throw new Error('a signature needs its certificate');
  const algorithm = () => new AlgorithmIdentifier({ algorithmId: SHA256 });
  const signerInfo = new SignerInfo({
    version: 1,
    sid: new IssuerAndSerialNumber({
      issuer: signer.issuer,
      serialNumber: signer.serialNumber,
    }),
    digestAlgorithm: algorithm(),
    signedAttrs: new SignedAndUnsignedAttributes({
      type: 0,
      attributes: buildSignedAttributes(digest, certificates),
    }),
    signatureAlgorithm: new AlgorithmIdentifier({ algorithmId: RSA_SHA256 }),
    signature: new OctetString({ valueHex: toArrayBuffer(signature) }),
  });
  const signedData = new SignedData({
    version: 1,
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: DATA }),
    digestAlgorithms: [algorithm()],
    certificates: parsed,
    signerInfos: [signerInfo],
  });
  const content = new ContentInfo({ contentType: SIGNED_DATA, content: signedData.toSchema() });
  return Buffer.from(content.toSchema().toBER());
}

/**
 * Parses certificates and signature from the CMS of a sealed PDF; null if this product did not build the CMS.
 */
export function parseCmsSignature(cms: Uint8Array): Pick<CmsParts, 'certificates' | 'signature'> | null {
  try {
    const { content } = ContentInfo.fromBER(toArrayBuffer(cms));
    const { certificates = [], signerInfos } = new SignedData({ schema: content });
    const [signerInfo] = signerInfos;
    if (!signerInfo) return null;
    return {
      certificates: certificates.flatMap((certificate) =>
        certificate instanceof Certificate ? [Buffer.from(certificate.toSchema().toBER())] : [],
      ),
      signature: signerInfo.signature.valueBlock.valueHexView,
    };
  } catch {
    return null;
  }
}
