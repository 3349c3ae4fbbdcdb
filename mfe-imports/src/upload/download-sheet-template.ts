import { api, attemptAction } from '@girassol/shared-auth';
import type { ImportType } from '@girassol/shared-domain/imports';

/**
 * Downloads the spreadsheet template of an import type, which a person fills in and uploads (imports-011).
 * Refusals are shown in a dialog.
 */
export async function downloadSheetTemplate(importType: ImportType): Promise<void> {
  const model = await attemptAction(() => api('GET /imports/model/:importType', { params: { importType } }));
  if (!model) return;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([decodeBase64(model.content)]));
  link.download = model.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

const decodeBase64 = (base64: string) =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
