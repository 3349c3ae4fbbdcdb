import { parentPort } from 'node:worker_threads';
import { openPfx } from './pfx';
import { sealPdf } from './seal-pdf';
import type { PdfTask, PdfTasks, WorkerAnswer, WorkerQuestion } from './tasks';

const tasks: { [K in PdfTask]: (input: PdfTasks[K]['input']) => Promise<PdfTasks[K]['answer']> } = {
  seal: sealPdf,
  openPfx: async ({ file, password }) => (await openPfx(file, password))?.certificates ?? null,
};

const work = <K extends PdfTask>({ task, input }: WorkerQuestion<K>) => tasks[task](input);

parentPort?.on('message', async (question: WorkerQuestion) => {
  const answer: WorkerAnswer = await work(question).then(
    (answer) => ({ answer }),
    (error: unknown) => ({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
  parentPort?.postMessage(answer);
});
