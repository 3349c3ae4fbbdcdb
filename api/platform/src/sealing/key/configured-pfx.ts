import { X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { StartFailure } from '../../database';
import { PRODUCT_CONCURRENCY_KEY } from '../../turns/by-key';
import { runPdfTask } from '../run-pdf-task';
import type { SigningIdentity } from '../signing-identity';

/** Settings of a certificate file (PFX) that replaces the product's own key for sealing. */
export interface PfxSettings {
  path: string;
  password: string;
}

/**
 * Reads the configured ICP-Brasil A1 certificate (PFX) when the server starts. Throws a `StartFailure` for a
 * missing file, a wrong password or a key that is not RSA, so that documents are never sealed for months with
 * another key than the one that was bought.
 */
export async function readPfx({ path, password }: PfxSettings): Promise<SigningIdentity> {
  const file = await readFile(path).catch(() => {
    throw new StartFailure(`SEALING_PFX: o arquivo ${path} não pôde ser lido.`);
  });
  const certificates = await runPdfTask('openPfx', { file, password }, PRODUCT_CONCURRENCY_KEY).catch(() => {
    throw new StartFailure(`SEALING_PFX: ${path} não é um certificado A1 (.pfx) inteiro.`);
  });
  if (!certificates) throw new StartFailure('SEALING_PFX_PASSWORD: a senha do certificado está errada.');
  const [certificate = new Uint8Array()] = certificates;
  if (new X509Certificate(certificate).publicKey.asymmetricKeyType !== 'rsa')
    throw new StartFailure('SEALING_PFX: só certificados RSA servem para o lacre.');
  return { certificates, key: { kind: 'PFX', file, password } };
}
