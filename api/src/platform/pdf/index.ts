import { defineTask, runTask } from '../untrusted';

export const countPagesTask = defineTask<Buffer, number>('count-pdf-pages', {
  damaged: 'O PDF está danificado. Salve-o de novo e envie.',
  tooHeavy: 'O PDF é pesado demais para ser lido. Imprima-o como PDF de novo e envie o novo.',
});

/** Counts the pages of a PDF. */
export const countPages = (content: Buffer): Promise<number> => runTask(countPagesTask, content);
