import { Refusal } from '../refusals/refusal';
import { defineTask, runTask } from '../untrusted';
import type { PdfFacts } from './sealing';

const UNREAD = 'O PDF não pôde ser lido a tempo. Imprima-o como PDF de novo e envie o novo.';

export const inspectPdfTask = defineTask<Buffer, PdfFacts>(
  'inspect-pdf',
  { damaged: UNREAD, tooHeavy: UNREAD },
  { seconds: 20, megabytes: 800 },
);

/** Reads a PDF that somebody of an account brings to be signed: its pages, and what stands in the way, in words. */
export async function checkPdf(bytes: Buffer, accountId: string): Promise<PdfFacts> {
  if (bytes.subarray(0, 5).toString('latin1') !== '%PDF-')
    return { pages: 0, problem: 'Envie um PDF: este arquivo é de outro tipo.' };
  try {
    return await runTask(inspectPdfTask, bytes, accountId);
  } catch (error) {
    // That others are being read is no fault of the document.
    if (!(error instanceof Refusal) || error.status === 503) throw error;
    return { pages: 0, problem: error.message };
  }
}
