import { api, attemptAction } from '@girassol/shared-auth';
import type { ExportSubject } from '../addresses/exports';
import { refreshExports } from '../data/export-actions';
import {
  buildBoardExportBody,
  buildCustomerExportBody,
  type ExportFormValues,
  getBoardExportCall,
} from './form/export-form-values';

/**
 * Sends the export form (exports-002) and resolves to the export id. Resolves to null after a refusal, which was shown
 * in a dialog.
 */
export async function requestExport(
  { board }: ExportSubject,
  fetchId: string,
  form: ExportFormValues,
): Promise<string | null> {
  const params = { userId: fetchId };
  const asked = await attemptAction(() =>
    board
      ? api(getBoardExportCall(board), { params, body: buildBoardExportBody(form) })
      : api('POST /customers/export/:userId', { params, body: buildCustomerExportBody(form) }),
  );
  refreshExports();
  return asked?.exportId ?? null;
}
