import { api, attempt } from '@girassol/shared-auth';
import type { ExportedHere } from '../addresses/exports';
import { refreshExports } from '../data/export-actions';
import { boardBody, callOfBoard, customersBody, type ExportForm } from './form/export-form';

/** Posts the form (exports-002) and answers the export; null where it was refused, which has shown its dialog. */
export async function askForExport(
  { board }: ExportedHere,
  fetchId: string,
  form: ExportForm,
): Promise<string | null> {
  const params = { userId: fetchId };
  const asked = await attempt(() =>
    board
      ? api(callOfBoard(board), { params, body: boardBody(form) })
      : api('POST /customers/export/:userId', { params, body: customersBody(form) }),
  );
  refreshExports();
  return asked?.exportId ?? null;
}
