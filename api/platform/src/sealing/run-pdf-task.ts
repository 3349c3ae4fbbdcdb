import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { findBundledProgram } from '../find-bundled-program';
import { limitConcurrencyFairly } from '../turns/by-key';
import type { PdfTask, PdfTasks, PdfWorkerRequest, PdfWorkerResponse } from './worker/tasks';

const MAX_TASK_MS = 20_000;
/** A worker that nobody needed for so long is ended. */
const IDLE = 60_000;
const WAITING = 60;
const WAITING_OF_ACCOUNT = 30;

/**
 * Error of a task of the PDF worker thread that took too long, needed too much memory, or found the queue
 * full.
 */
export class PdfWorkerError extends Error {
  override name = 'DeskTrouble';
}

const busy = () => new PdfWorkerError('too many wait');
const inTurn = limitConcurrencyFairly({
  name: 'seals',
  max: 1,
  maxQueued: WAITING,
  maxQueuedPerKey: WAITING_OF_ACCOUNT,
  onFull: busy,
  onKeyFull: busy,
});

let worker: Worker | null = null;
let idle: NodeJS.Timeout | undefined;

/**
 * Runs a task on a PDF in the PDF worker thread, one at a time, with fair turns between accounts. Requests go on
 * meanwhile, and a file that makes its reader hang or exhaust memory ends that thread alone. Throws {@link
 * PdfWorkerError}.
 */
export function runPdfTask<K extends PdfTask>(
  task: K,
  input: PdfTasks[K]['input'],
  accountId: string,
): Promise<PdfTasks[K]['answer']> {
  return inTurn(accountId, async () => {
    clearTimeout(idle);
    worker ??= startWorker();
    const asked = worker;
    try {
      return await sendQuestion(asked, { task, input });
    } finally {
      idle = setTimeout(() => endWorker(), IDLE).unref();
    }
  });
}

function sendQuestion<K extends PdfTask>(
  asked: Worker,
  question: PdfWorkerRequest<K>,
): Promise<PdfTasks[K]['answer']> {
  return new Promise((resolve, reject) => {
    const hear = (message: PdfWorkerResponse) => {
      end();
      if ('error' in message) reject(new Error(message.error));
      // The worker answers the one question that was put to it.
      else resolve(message.answer as PdfTasks[K]['answer']);
    };
    const giveUp = (cause: unknown) => {
      end();
      endWorker();
      reject(new PdfWorkerError('the work was ended', { cause }));
    };
    const timer = setTimeout(() => giveUp('it takes too long'), MAX_TASK_MS);
    const end = () => {
      clearTimeout(timer);
      asked.off('message', hear).off('error', giveUp).off('exit', giveUp).unref();
    };
    asked.ref();
    asked.on('message', hear).on('error', giveUp).on('exit', giveUp);
    asked.postMessage(question);
  });
}

function endWorker(): void {
  const ended = worker;
  worker = null;
  void ended?.terminate();
}

function startWorker(): Worker {
  const program = findBundledProgram(import.meta.url, 'pdf-worker');
  const started = new Worker(program ?? translated(new URL('./worker/pdf-worker.ts', import.meta.url)), {
    eval: program === null,
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: 512 },
    name: 'pdf',
  });
  // The pending task gets the error, too; without one, the next task starts another worker.
  started.on('error', () => {});
  started.on('exit', () => {
    if (worker === started) worker = null;
  });
  return started;
}

/** A thread does not take over how its program loads TypeScript. */
function translated(file: URL): string {
  const tsx = dirname(createRequire(import.meta.url).resolve('tsx/package.json'));
  const translator = pathToFileURL(join(tsx, 'dist/esm/api/index.mjs')).href;
  return `import('${translator}').then(({ tsImport }) => tsImport('${file}', '${import.meta.url}'))`;
}
