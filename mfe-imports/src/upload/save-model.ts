import { api, attempt } from '@girassol/shared-auth';
import type { ImportType } from '@girassol/shared-domain/imports';

/** Gives the spreadsheet to fill in to the browser to be saved (imports-011). A refusal has shown its dialog. */
export async function saveModel(importType: ImportType): Promise<void> {
  const model = await attempt(() => api('GET /imports/model/:importType', { params: { importType } }));
  if (!model) return;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([bytesOf(model.content)]));
  link.download = model.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
