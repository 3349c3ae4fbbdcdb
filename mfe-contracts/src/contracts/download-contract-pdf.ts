import type { SaleContract } from '@girassol/shared-domain/contract';
import { loadContractPdfUrl } from '../data/use-contracts';
import { downloadSignatureFile } from '../signature/following/download-signature-file';

/**
 * Downloads a contract as a PDF without signatures: the document that was sent to be signed, which may be another PDF
 * than the one made from the Word document, or, before the sending, the latter.
 */
export async function downloadContractPdf(
  userId: string,
  saleId: string,
  contract: SaleContract,
): Promise<void> {
  const { _id: contractId, signature } = contract;
  if (signature && signature.state !== 'DRAFT')
    return downloadSignatureFile({ saleId, contractId }, 'original_file_url');
  const url = await loadContractPdfUrl(userId, saleId, contractId);
  if (url) window.open(`${url}&download=1`, '_self');
}
