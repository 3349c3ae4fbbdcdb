import { api, attemptAction } from '@girassol/shared-auth';
import { isExportActive } from '@girassol/shared-domain/exports';
import { showErrorDialog } from '@girassol/shared-ui';

const POLL_INTERVAL_MS = 1_000;
/** Looks before it is said where the file will be. */
const MAX_POLLS = 120;

const pause = () => new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));

/**
 * Downloads the rows that were not written, each with its line and reason. Waits up to two minutes for the file.
 * Refusals are shown in a dialog.
 */
export async function downloadUnwrittenRows(userId: string, importId: string): Promise<void> {
  await attemptAction(async () => {
    const asked = await api('POST /imports/errors/:userId/:importId', { params: { userId, importId } });
    const params = { userId, exportId: asked.exportId };
    for (let look = 0; look < MAX_POLLS; look += 1) {
      const { export: file } = await api('GET /exports/single/:userId/:exportId', { params });
      if (file.state === 'DONE') return downloadExportFile(params);
      if (!isExportActive(file.state))
        return showErrorDialog({ text: file.problem ?? 'A planilha não pôde ser escrita. Tente de novo.' });
      await pause();
    }
    return showErrorDialog({
      title: 'AVISO',
      text: 'A planilha ainda está sendo escrita. Ela aparece em Exportações quando estiver pronta.',
    });
  });
}

async function downloadExportFile(params: { userId: string; exportId: string }): Promise<void> {
  const { url } = await api('POST /exports/open/:userId/:exportId', { params });
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}
