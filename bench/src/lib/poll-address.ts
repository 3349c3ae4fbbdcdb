import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Runs as a thread of its own, so that the measuring process's own work is no part of what is measured. */
const ASKING = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { url, headers, everyMs } = workerData;
  const samples = [];
  let isDone = false;
  parentPort.once('message', () => { isDone = true; });
  (async () => {
    while (!isDone) {
      const started = performance.now();
      const answer = await fetch(url, { headers });
      await answer.text();
      samples.push(performance.now() - started);
      if (!answer.ok) throw new Error(url + ': ' + answer.status);
      await new Promise((resolve) => setTimeout(resolve, everyMs));
    }
    parentPort.postMessage(samples);
  })();
`;

/**
 * Requests an address repeatedly; the returned function stops the requests and returns the duration of each in
 * milliseconds.
 */
export function pollAddress(
  url: string,
  headers: Record<string, string>,
  everyMs: number,
): () => Promise<number[]> {
  const worker = new Worker(ASKING, { eval: true, workerData: { url, headers, everyMs } });
  return async () => {
    worker.postMessage('stop');
    const [samples] = await once(worker, 'message');
    return samples;
  };
}
