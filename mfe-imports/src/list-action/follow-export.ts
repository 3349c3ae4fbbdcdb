import { api, apiQueryKey, onAccountEvent, queryClient } from '@girassol/shared-auth';
import { formatCount } from '@girassol/shared-domain';
import type { ExportRecord } from '@girassol/shared-domain/contract';
import { isExportAtWork } from '@girassol/shared-domain/exports';
import { showSnackbar } from '@girassol/shared-ui';
import { download } from '../data/export-actions';

const ONE = 'GET /exports/single/:userId/:exportId';

/** Long enough to be read and pressed after one was busy with something else. */
const READY_MS = 30_000;

/** Where the cache keeps an export that is followed. */
export const followedKey = (userId: string, exportId: string) =>
  apiQueryKey(ONE, { params: { userId, exportId } });

/**
 * Follows an export to its end and then tells, wherever somebody is by then: pages come and go meanwhile. How far it is
 * stands in the cache.
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
    // What cannot be read now is read with the next event, or when the stream of events is there again.
    const answer = await api(ONE, { params, silent: true }).catch(() => null);
    isReading = false;
    if (answer) {
      queryClient.setQueryData(followedKey(userId, exportId), answer);
      if (!isExportAtWork(answer.export.state)) {
        hasEnded = true;
        stop();
        tell(userId, answer.export);
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

/** Says how it ended. */
function tell(userId: string, { _id, state, rows, title, problem }: ExportRecord): void {
  if (state === 'DONE')
    showSnackbar({
      text: `Exportação pronta: ${title}, ${formatCount(rows ?? 0, 'linha', 'linhas')}`,
      action: { label: 'Baixar', onAction: () => void download(userId, _id) },
      duration: READY_MS,
    });
  if (state === 'FAILED')
    showSnackbar({ text: problem ?? 'A exportação foi interrompida. Tente de novo.', tone: 'bad' });
}
