import { api, buildApiQueryKey, onAccountEvent, queryClient } from '@girassol/shared-auth';
import { formatCountWithNoun } from '@girassol/shared-domain';
import type { ExportRecord } from '@girassol/shared-domain/contract';
import { isExportActive } from '@girassol/shared-domain/exports';
import { showSnackbar } from '@girassol/shared-ui';
import { downloadExport } from './export-actions';

const ONE = 'GET /exports/single/:userId/:exportId';

/** Long enough to be read and pressed after one was busy with something else. */
const READY_MS = 30_000;

/** Returns the query cache key under which the progress of a running export is stored. */
export const getExportQueryKey = (userId: string, exportId: string) =>
  buildApiQueryKey(ONE, { params: { userId, exportId } });

/**
 * Observes an export until it ends, and stores its progress in the query cache. The file is downloaded as soon as it is
 * written, on whatever page is open; a snackbar tells the result.
 */
export function followExport(userId: string, exportId: string): void {
  const params = { userId, exportId };
  let isReading = false;
  let isStale = false;
  let hasEnded = false;

  async function read(): Promise<void> {
    isStale = isReading;
    if (isReading || hasEnded) return;
    isReading = true;
    // After a failure, the export is loaded again with the next event or resync.
    const answer = await api(ONE, { params, silent: true }).catch(() => null);
    isReading = false;
    if (answer) {
      queryClient.setQueryData(getExportQueryKey(userId, exportId), answer);
      if (!isExportActive(answer.export.state)) {
        hasEnded = true;
        stop();
        void deliverResult(userId, answer.export);
      }
    }
    if (isStale) await read();
  }

  const stop = onAccountEvent((event) => {
    const isIts = event.kind === 'export-changed' && event.export === exportId;
    if (isIts || event.kind === 'resync') void read();
  });
  void read();
}

async function deliverResult(
  userId: string,
  { _id, state, rows, title, problem }: ExportRecord,
): Promise<void> {
  if (state === 'DONE' && (await downloadExport(userId, _id)))
    showSnackbar({
      text: `Exportação baixada: ${title}, ${formatCountWithNoun(rows ?? 0, 'linha', 'linhas')}`,
      // Browsers may block a download that nobody has pressed for a while ago.
      action: { label: 'Baixar de novo', onAction: () => void downloadExport(userId, _id) },
      duration: READY_MS,
    });
  if (state === 'FAILED')
    showSnackbar({ text: problem ?? 'A exportação foi interrompida. Tente de novo.', tone: 'bad' });
}
