import { X509Certificate } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database';
import { type PfxSettings, readPfx } from './key/configured-pfx';
import { ownKeys, requireReadable } from './key/own-keys';
import { nameOf } from './name-of';
import { askPdfDesk } from './pdf-desk';
import { CannotSeal, type SealCertificate, type Sealer } from './sealing';
import type { SigningIdentity } from './signing-identity';

/** What locks the product's own key, and what is used in its place. */
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
const DAY = 86_400_000;

/**
 * Opens what seals. With a PFX it is that key and no other: once it has expired nothing is sealed, documents wait, and the
 * log says so.
 */
export async function openSealer({ database, secret, pfx, log }: Options): Promise<Sealer> {
  const configured = pfx ? await readPfx(pfx) : null;
  if (configured) warnOfEnd(configured, log);
  else await requireReadable(database, secret);

  async function identity(): Promise<SigningIdentity> {
    if (configured) return configured;
    const { signing, root } = await ownKeys(database, secret);
    const certificates = [signing, root].map(({ certificate }) => new X509Certificate(certificate).raw);
    return { certificates, key: { kind: 'PEM', pem: signing.key } };
  }

  return {
    async seal(sealing, accountId) {
      const used = await identity();
      const { validTo } = certificateOf(used);
      if (Date.parse(validTo) < Date.now())
        throw new CannotSeal(`O certificado de SEALING_PFX venceu em ${validTo}. Instale o novo.`);
      return Buffer.from(await askPdfDesk('seal', { ...sealing, identity: used }, accountId));
    },
    certificate: async () => describe(await identity(), configured === null),
  };
}

function certificateOf({ certificates: [der = new Uint8Array()] }: SigningIdentity): X509Certificate {
  return new X509Certificate(der);
}

function describe(identity: SigningIdentity, isOwn: boolean): SealCertificate {
  const certificate = certificateOf(identity);
  const top = new X509Certificate(identity.certificates.at(-1) ?? certificate.raw);
  return {
    subject: nameOf(certificate.subject),
    issuer: nameOf(certificate.issuer),
    validUntil: new Date(certificate.validTo),
    isOwn,
    pem: certificate.toString(),
    rootPem: top.toString(),
  };
}

function warnOfEnd(identity: SigningIdentity, log: FastifyBaseLogger): void {
  const { validTo } = certificateOf(identity);
  const left = Math.floor((Date.parse(validTo) - Date.now()) / DAY);
  if (left < 0) log.error({ validTo }, 'SEALING_PFX has expired: nothing is sealed until it is replaced');
  else if (left < WARNED_DAYS) log.warn({ validTo, left }, 'SEALING_PFX expires soon');
}
