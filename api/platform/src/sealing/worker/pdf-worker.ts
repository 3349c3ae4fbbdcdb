import { parentPort } from 'node:worker_threads';
import { lowerThreadPriority } from '../../background-process';
import { openPfx } from './pfx';
import { sealPdf } from './seal-pdf';
import type { PdfTask, PdfTasks, PdfWorkerRequest, PdfWorkerResponse } from './tasks';

const tasks: { [K in PdfTask]: (input: PdfTasks[K]['input']) => Promise<PdfTasks[K]['answer']> } = {
  seal: sealPdf,
  openPfx: async ({ file, password }) => (await openPfx(file, password))?.certificates ?? null,
};

const work = <K extends PdfTask>({ task, input }: PdfWorkerRequest<K>) => tasks[task](input);

lowerThreadPriority();

parentPort?.on('message', async (question: PdfWorkerRequest) => {
  const answer: PdfWorkerResponse = await work(question).then(
    (answer) => ({ answer }),
    (error: unknown) => ({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
  parentPort?.postMessage(answer);
});
