import { api, attempt } from '@girassol/shared-auth';
import type { ExportWishInput } from '@girassol/shared-domain/contract';
import type { ExportFormat } from '@girassol/shared-domain/exports';
import { followExport } from './follow-export';

interface Wanted {
  userId: string;
  list: ExportWishInput;
  format: ExportFormat;
  /** The usual ones where they are left out. */
  columns?: readonly string[];
}

/** Exports a list as it is filtered, and tells when the file is there. Null where it was refused: that has shown its dialog. */
export async function startExport({ userId, list, format, columns }: Wanted): Promise<string | null> {
  const asked = await attempt(() =>
    api('POST /exports/new/:userId', {
      params: { userId },
      body: { ...list, format, ...(columns && { columns: [...columns] }) },
    }),
  );
  if (asked) followExport(userId, asked.exportId);
  return asked?.exportId ?? null;
}
