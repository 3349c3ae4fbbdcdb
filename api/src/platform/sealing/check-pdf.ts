import { askPdfDesk, DeskTrouble } from './pdf-desk';
import type { PdfFacts } from './sealing';

/** Reads a PDF that somebody brings to be signed: its pages, and what stands in the way, in words. */
export async function checkPdf(bytes: Buffer): Promise<PdfFacts> {
  if (bytes.subarray(0, 5).toString('latin1') !== '%PDF-')
    return { pages: 0, problem: 'Envie um PDF: este arquivo é de outro tipo.' };
  try {
    return await askPdfDesk('inspect', bytes);
  } catch (error) {
    if (!(error instanceof DeskTrouble)) throw error;
    return {
      pages: 0,
      problem: 'O PDF não pôde ser lido a tempo. Imprima-o como PDF de novo e envie o novo.',
    };
  }
}
