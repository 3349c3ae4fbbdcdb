import { ApiError, api } from '@girassol/shared-auth';
import type { Signature } from '@girassol/shared-domain/contract';
import { alertDialog } from '@girassol/shared-ui';
import type { OfContract } from '../data/signature';
import { readStored, toBase64 } from './document-file';

interface Generation {
  /** What is signed: the Word document that is kept, or a PDF that somebody brings. */
  document: { fileUrl: string } | { pdf: File };
  validityDate: string;
}

/** Generates what is signed, and sends it (signatures-013). Answers the signature, or why there is none. */
export async function generate(
  of: OfContract,
  { document, validityDate }: Generation,
): Promise<{ signature: Signature } | { refusal: string }> {
  const file = await read(document);
  if (!file) {
    const refusal = 'Erro ao tentar carregar o arquivo.';
    await alertDialog({ text: refusal });
    return { refusal };
  }
  try {
    const body = { base64File: await toBase64(file), validityDate };
    return await api('PUT /signatures/single/:saleId/:contractId', { params: of, body });
  } catch (error) {
    if (error instanceof ApiError) return { refusal: error.message };
    throw error;
  }
}

async function read(document: Generation['document']): Promise<Blob | null> {
  if ('pdf' in document) return document.pdf;
  try {
    return await readStored(document.fileUrl);
  } catch {
    return null;
  }
}
