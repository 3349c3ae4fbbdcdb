import { createVerify, X509Certificate } from 'node:crypto';

/** Opened certificate file (PFX): its certificates, and a function that signs with its key. */
export interface OpenedPfx {
  /** DER, the one of the key first. */
  certificates: Uint8Array[];
  sign(data: Uint8Array): Promise<Uint8Array>;
}

const PROBE = Buffer.from('girassol');

/**
 * Opens a certificate file (PFX), also of the older kinds that certificate authorities still issue. Returns
 * null if the password is wrong.
 */
export async function openPfx(file: Uint8Array, password: string): Promise<OpenedPfx | null> {
  const { P12Signer } = await import('@libpdf/core');
  const signer = await P12Signer.create(file, password).catch(rethrowUnlessPassword);
  if (!signer) return null;
  const sign = (data: Uint8Array) => signer.sign(data, 'SHA-256');
  const probe = await sign(PROBE);
  // The file has them in any order: the one of the key is the one that verifies.
  const all = [signer.certificate, ...signer.certificateChain];
  const isOfKey = (der: Uint8Array) =>
    createVerify('sha256').update(PROBE).verify(new X509Certificate(der).publicKey, probe);
  const own = all.find(isOfKey);
  if (!own) throw new Error('the file has no certificate of its key');
  return { certificates: [own, ...all.filter((der) => der !== own)], sign };
}

function rethrowUnlessPassword(error: unknown): null {
  if (error instanceof Error && /password|decrypt|integrity|operation-specific/i.test(error.message))
    return null;
  throw error;
}
