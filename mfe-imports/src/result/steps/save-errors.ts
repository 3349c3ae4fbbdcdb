import { api, attempt } from '@girassol/shared-auth';
import { isExportAtWork } from '@girassol/shared-domain/exports';
import { alertDialog } from '@girassol/shared-ui';

const LOOK_EVERY_MS = 1_000;
/** Looks before it is said where the file will be. */
const LOOKS = 120;

const pause = () => new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));

/** Downloads the rows that were not written, each with its line and the reason. A refusal has shown its dialog. */
export async function saveErrors(userId: string, importId: string): Promise<void> {
  await attempt(async () => {
    const asked = await api('POST /imports/errors/:userId/:importId', { params: { userId, importId } });
    const params = { userId, exportId: asked.exportId };
    for (let look = 0; look < LOOKS; look += 1) {
      const { export: file } = await api('GET /exports/single/:userId/:exportId', { params });
      if (file.state === 'DONE') return open(params);
      if (!isExportAtWork(file.state))
        return alertDialog({ text: file.problem ?? 'A planilha não pôde ser escrita. Tente de novo.' });
      await pause();
    }
    return alertDialog({
      title: 'AVISO',
      text: 'A planilha ainda está sendo escrita. Ela aparece em Exportações quando estiver pronta.',
    });
  });
}

async function open(params: { userId: string; exportId: string }): Promise<void> {
  const { url } = await api('POST /exports/open/:userId/:exportId', { params });
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}
