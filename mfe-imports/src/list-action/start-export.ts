import { api, attemptAction } from '@girassol/shared-auth';
import type { ExportRequestInput } from '@girassol/shared-domain/contract';
import type { ExportFormat } from '@girassol/shared-domain/exports';
import { followExport } from '../data/follow-export';

interface StartExportOptions {
  userId: string;
  list: ExportRequestInput;
  format: ExportFormat;
  /** The usual ones where they are left out. */
  columns?: readonly string[];
}

/**
 * Exports a list with its filters, and downloads the file when it is ready. Resolves to null after a refusal, which
 * was shown in a dialog.
 */
export async function startExport({
  userId,
  list,
  format,
  columns,
}: StartExportOptions): Promise<string | null> {
  const asked = await attemptAction(() =>
    api('POST /exports/new/:userId', {
      params: { userId },
      body: { ...list, format, ...(columns && { columns: [...columns] }) },
    }),
  );
  if (asked) followExport(userId, asked.exportId);
  return asked?.exportId ?? null;
}
