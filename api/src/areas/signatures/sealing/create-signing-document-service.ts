import { checkPdfForSigning } from '@girassol/api-platform/sealing';
import { type SealingTools, sealWithEvidence } from '../evidence';
import type { SigningDocumentService } from '../signing';

/**
 * Creates the service that inspects PDFs before signing and seals signed documents, with the tools of this
 * process: a thread that reads PDFs, a printer, and a key.
 */
export const createSigningDocumentService = (tools: SealingTools): SigningDocumentService => ({
  inspect: checkPdfForSigning,
  seal: (toSeal, original) => sealWithEvidence(tools, toSeal, original),
});
