import { checkPdf } from '../../../platform/sealing';
import { type SealingTools, sealWithEvidence } from '../evidence';
import type { Documents } from '../signing';

/** Checks and seals documents with what this process has: a thread that reads PDFs, a browser that prints, and a key. */
export const openDocuments = (tools: SealingTools): Documents => ({
  inspect: checkPdf,
  seal: (toSeal, original) => sealWithEvidence(tools, toSeal, original),
});
