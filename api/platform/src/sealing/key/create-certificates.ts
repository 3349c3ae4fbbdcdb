import { webcrypto } from 'node:crypto';
import type * as X509 from '@peculiar/x509';

/** Certificate with its private key, as PEM. */
export interface CertifiedKey {
  certificate: string;
  key: string;
}

/**
 * Keys of this installation: the signing key that seals documents, and the root certificate that vouches for
 * it.
 */
export interface InstallationKeys {
  root: CertifiedKey;
  signing: CertifiedKey;
}

const ALGORITHM = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  publicExponent: new Uint8Array([1, 0, 1]),
  modulusLength: 3_072,
};
const ROOT_NAME = 'CN=Girassol Raiz de Lacre, O=Girassol';
const SIGNING_NAME = 'CN=Girassol Lacre de Documentos, O=Girassol';
const ROOT_YEARS = 30;
const SIGNING_YEARS = 5;
/** E-mail protection is what OpenSSL asks of who signs a CMS; the other one is document signing (RFC 9336). */
const PURPOSES = ['1.3.6.1.5.5.7.3.4', '1.3.6.1.5.5.7.3.36'];

/**
 * Creates the keys of an installation: a root certificate and a signing key that the root has issued. Takes
 * about a second.
 */
export async function createInstallationKeys(now: Date): Promise<InstallationKeys> {
  const x509 = await load();
  const keys = await newKeys();
  const certificate = await x509.X509CertificateGenerator.createSelfSigned({
    serialNumber: newSerial(),
    name: ROOT_NAME,
    notBefore: now,
    notAfter: yearsAfter(now, ROOT_YEARS),
    keys,
    signingAlgorithm: ALGORITHM,
    extensions: [
      new x509.BasicConstraintsExtension(true, 0, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign | x509.KeyUsageFlags.cRLSign, true),
      await x509.SubjectKeyIdentifierExtension.create(keys.publicKey),
    ],
  });
  const root = { certificate: certificate.toString('pem'), key: await exportPem(keys.privateKey) };
  return { root, signing: await createSigningKey(root, now) };
}

/** Creates a signing key for seals that an existing root certificate issues. */
export async function createSigningKey(root: CertifiedKey, now: Date): Promise<CertifiedKey> {
  const x509 = await load();
  const above = new x509.X509Certificate(root.certificate);
  const keys = await newKeys();
  const signingKey = await webcrypto.subtle.importKey(
    'pkcs8',
    x509.PemConverter.decodeFirst(root.key),
    ALGORITHM,
    false,
    ['sign'],
  );
  const certificate = await x509.X509CertificateGenerator.create({
    serialNumber: newSerial(),
    subject: SIGNING_NAME,
    issuer: above.subject,
    notBefore: now,
    notAfter: new Date(Math.min(yearsAfter(now, SIGNING_YEARS).getTime(), above.notAfter.getTime())),
    publicKey: keys.publicKey,
    signingKey,
    signingAlgorithm: ALGORITHM,
    extensions: [
      new x509.BasicConstraintsExtension(false, undefined, true),
      new x509.KeyUsagesExtension(
        x509.KeyUsageFlags.digitalSignature | x509.KeyUsageFlags.nonRepudiation,
        true,
      ),
      new x509.ExtendedKeyUsageExtension(PURPOSES),
      await x509.SubjectKeyIdentifierExtension.create(keys.publicKey),
      await x509.AuthorityKeyIdentifierExtension.create(above.publicKey),
    ],
  });
  return { certificate: certificate.toString('pem'), key: await exportPem(keys.privateKey) };
}

/** Needed once in the life of an installation. */
async function load(): Promise<typeof X509> {
  await import('reflect-metadata');
  return import('@peculiar/x509');
}

const newKeys = () => webcrypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);

/** Positive, and not to be guessed (RFC 5280 4.1.2.2). */
const newSerial = (): string =>
  `01${Buffer.from(webcrypto.getRandomValues(new Uint8Array(15))).toString('hex')}`;

async function exportPem(key: webcrypto.CryptoKey): Promise<string> {
  const { PemConverter } = await load();
  return PemConverter.encode(await webcrypto.subtle.exportKey('pkcs8', key), 'PRIVATE KEY');
}

function yearsAfter(from: Date, years: number): Date {
  const until = new Date(from);
  until.setUTCFullYear(until.getUTCFullYear() + years);
  return until;
}
