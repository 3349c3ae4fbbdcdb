import { X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { StartFailure } from '../../database';
import { PRODUCT_KEY } from '../../turns/by-key';
import { askPdfDesk } from '../pdf-desk';
import type { SigningIdentity } from '../signing-identity';

/** A certificate that was set up in place of the product's own. */
export interface PfxSettings {
  path: string;
  password: string;
}

/**
 * An ICP-Brasil A1 certificate, read at the start: a file that is not there, a wrong password or a key that is no RSA end it
 * in words. Nobody should seal for months with another key than the one they paid for.
 */
export async function readPfx({ path, password }: PfxSettings): Promise<SigningIdentity> {
  const file = await readFile(path).catch(() => {
    throw new StartFailure(`SEALING_PFX: o arquivo ${path} não pôde ser lido.`);
  });
  const certificates = await askPdfDesk('openPfx', { file, password }, PRODUCT_KEY).catch(() => {
    throw new StartFailure(`SEALING_PFX: ${path} não é um certificado A1 (.pfx) inteiro.`);
  });
  if (!certificates) throw new StartFailure('SEALING_PFX_PASSWORD: a senha do certificado está errada.');
  const [certificate = new Uint8Array()] = certificates;
  if (new X509Certificate(certificate).publicKey.asymmetricKeyType !== 'rsa')
    throw new StartFailure('SEALING_PFX: só certificados RSA servem para o lacre.');
  return { certificates, key: { kind: 'PFX', file, password } };
}
