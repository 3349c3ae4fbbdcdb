import { defineUntrustedTask, runUntrustedTask } from '../untrusted';

/** Task that counts the pages of an uploaded PDF in another process. */
export const countPagesTask = defineUntrustedTask<Buffer, number>('count-pdf-pages', {
  damaged: 'O PDF está danificado. Salve-o de novo e envie.',
  tooHeavy: 'O PDF é pesado demais para ser lido. Imprima-o como PDF de novo e envie o novo.',
});

/** Counts the pages of a PDF in another process. Accounts take turns. */
export const countPages = (content: Buffer, accountId: string): Promise<number> =>
  runUntrustedTask(countPagesTask, content, accountId);
