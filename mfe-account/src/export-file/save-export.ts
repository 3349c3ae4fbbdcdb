import { api, onAccountEvent } from '@girassol/shared-auth';
import type { ExportRecord } from '@girassol/shared-domain/contract';
import { isExportActive } from '@girassol/shared-domain/exports';

/** Pause after which an export is asked for although no event told of it, in milliseconds. */
const ASK_AGAIN_MS = 2_000;

/**
 * Requests an export by the given call, waits until its file is written, and returns the file's address, which is good for
 * minutes. Rejects with `ApiError` for a refusal, and with `ExportProblem` if the file could not be written.
 */
export async function saveExport(
  userId: string,
  request: () => Promise<{ exportId: string }>,
): Promise<string> {
  const params = { userId, exportId: (await request()).exportId };
  const { state, problem } = await waitForExport(params);
  if (state !== 'DONE') throw new ExportProblem(problem ?? 'A planilha não pôde ser escrita. Tente de novo.');
  return (await api('POST /exports/open/:userId/:exportId', { params, silent: true })).url;
}

/** Reason, in Portuguese, why a file was not written. */
export class ExportProblem extends Error {}

/** Waits for the end of an export: asks at once, at every event about it, and after a pause without one. */
async function waitForExport(params: { userId: string; exportId: string }): Promise<ExportRecord> {
  for (;;) {
    const changed = waitForChange(params.exportId);
    const answer = await api('GET /exports/single/:userId/:exportId', { params, silent: true });
    if (!isExportActive(answer.export.state)) {
      changed.stop();
      return answer.export;
    }
    await changed.promise;
  }
}

function waitForChange(exportId: string): { promise: Promise<void>; stop: () => void } {
  let stop = () => {};
  const promise = new Promise<void>((resolve) => {
    const timer = setTimeout(() => stop(), ASK_AGAIN_MS);
    const unsubscribe = onAccountEvent((event) => {
      if (event.kind === 'resync' || (event.kind === 'export-changed' && event.export === exportId)) stop();
    });
    stop = () => {
      clearTimeout(timer);
      unsubscribe();
      resolve();
    };
  });
  return { promise, stop: () => stop() };
}
