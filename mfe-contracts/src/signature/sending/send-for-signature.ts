import { ApiError, api } from '@girassol/shared-auth';
import type { Signature } from '@girassol/shared-domain/contract';
import { showErrorDialog } from '@girassol/shared-ui';
import type { ContractRef } from '../data/signature';
import { fetchStoredFile, toBase64 } from './document-file';

interface SendOptions {
  /** Document to sign: the stored Word document, or an uploaded PDF. */
  document: { fileUrl: string } | { pdf: File };
  validityDate: string;
}

/**
 * Uploads the contract's Word document, or a PDF that a person chose, and has it sent to the signers
 * (signatures-013). Resolves to the changed signature, or to the reason why the server refused.
 */
export async function sendForSignature(
  of: ContractRef,
  { document, validityDate }: SendOptions,
): Promise<{ signature: Signature } | { refusal: string }> {
  const file = await loadDocument(document);
  if (!file) {
    const refusal = 'Erro ao tentar carregar o arquivo.';
    await showErrorDialog({ text: refusal });
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

async function loadDocument(document: SendOptions['document']): Promise<Blob | null> {
  if ('pdf' in document) return document.pdf;
  try {
    return await fetchStoredFile(document.fileUrl);
  } catch {
    return null;
  }
}
