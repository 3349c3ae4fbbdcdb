import { Refusal } from '../refusals/refusal';
import { defineUntrustedTask, runUntrustedTask } from '../untrusted';
import type { PdfInspection } from './sealing';

const UNREAD = 'O PDF não pôde ser lido a tempo. Imprima-o como PDF de novo e envie o novo.';

/** Task that inspects a PDF uploaded for signing, in another process. */
export const inspectPdfTask = defineUntrustedTask<Buffer, PdfInspection>(
  'inspect-pdf',
  { damaged: UNREAD, tooHeavy: UNREAD },
  { seconds: 20, megabytes: 800 },
);

/**
 * Checks whether a PDF that a user uploads can be signed: returns the number of pages, and the problem that
 * prevents signing, in a message for people.
 */
export async function checkPdfForSigning(bytes: Buffer, accountId: string): Promise<PdfInspection> {
  if (bytes.subarray(0, 5).toString('latin1') !== '%PDF-')
    return { pages: 0, problem: 'Envie um PDF: este arquivo é de outro tipo.' };
  try {
    return await runUntrustedTask(inspectPdfTask, bytes, accountId);
  } catch (error) {
    // That others are being read is no fault of the document.
    if (!(error instanceof Refusal) || error.status === 503) throw error;
    return { pages: 0, problem: error.message };
  }
}
