import { X509Certificate } from 'node:crypto';
import { DAY_MS } from '@girassol/shared-domain';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database';
import { type PfxSettings, readPfx } from './key/configured-pfx';
import { loadOrCreateInstallationKeys, requireReadableKeys } from './key/own-keys';
import { parseCommonName } from './parse-common-name';
import { runPdfTask } from './run-pdf-task';
import { type SealCertificate, SealError, type Sealer } from './sealing';
import type { SigningIdentity } from './signing-identity';

/**
 * Settings of sealing: secret that encrypts the product's own key, and the certificate file (PFX) that
 * replaces that key.
 */
export interface SealingSettings {
  secret: string | undefined;
  pfx: PfxSettings | undefined;
}

interface Options extends SealingSettings {
  database: Database;
  log: FastifyBaseLogger;
}

/** Days before its end in which a certificate is spoken of at every start. */
const WARNED_DAYS = 30;

/**
 * Creates the service that seals PDFs. With a PFX it uses only the key of that certificate: after the
 * certificate has expired, no document is sealed, documents wait, and the log says so.
 */
export async function createSealer({ database, secret, pfx, log }: Options): Promise<Sealer> {
  const configured = pfx ? await readPfx(pfx) : null;
  if (configured) warnOfExpiry(configured, log);
  else await requireReadableKeys(database, secret);

  async function identity(): Promise<SigningIdentity> {
    if (configured) return configured;
    const { signing, root } = await loadOrCreateInstallationKeys(database, secret);
    const certificates = [signing, root].map(({ certificate }) => new X509Certificate(certificate).raw);
    return { certificates, key: { kind: 'PEM', pem: signing.key } };
  }

  return {
    async seal(sealing, accountId) {
      const used = await identity();
      const { validTo } = parseSigningCertificate(used);
      if (Date.parse(validTo) < Date.now())
        throw new SealError(`O certificado de SEALING_PFX venceu em ${validTo}. Instale o novo.`);
      return Buffer.from(await runPdfTask('seal', { ...sealing, identity: used }, accountId));
    },
    certificate: async () => describe(await identity(), configured === null),
  };
}

function parseSigningCertificate({
  certificates: [der = new Uint8Array()],
}: SigningIdentity): X509Certificate {
  return new X509Certificate(der);
}

function describe(identity: SigningIdentity, isOwn: boolean): SealCertificate {
  const certificate = parseSigningCertificate(identity);
  const top = new X509Certificate(identity.certificates.at(-1) ?? certificate.raw);
  return {
    subject: parseCommonName(certificate.subject),
    issuer: parseCommonName(certificate.issuer),
    validUntil: new Date(certificate.validTo),
    isOwn,
    pem: certificate.toString(),
    rootPem: top.toString(),
  };
}

function warnOfExpiry(identity: SigningIdentity, log: FastifyBaseLogger): void {
  const { validTo } = parseSigningCertificate(identity);
  const left = Math.floor((Date.parse(validTo) - Date.now()) / DAY_MS);
  if (left < 0) log.error({ validTo }, 'SEALING_PFX has expired: nothing is sealed until it is replaced');
  else if (left < WARNED_DAYS) log.warn({ validTo, left }, 'SEALING_PFX expires soon');
}
