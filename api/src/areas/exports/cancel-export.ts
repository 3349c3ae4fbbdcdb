import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import type { FindModuleExport } from '@girassol/api-platform/exports';
import { cancelJob } from '@girassol/api-platform/jobs';
import type { ExportRecord } from '@girassol/shared-domain/contract';
import { endExportWithoutFile } from './end-export';
import { loadExport, loadVisibleExport } from './load-exports';

/** Cancels an export that is queued or being written. Does nothing if the export has already ended. */
export async function cancelExport(
  tx: Tx,
  caller: Caller,
  findModuleExport: FindModuleExport,
  exportId: string,
): Promise<{ export: ExportRecord }> {
  const { job_id } = await loadVisibleExport(tx, caller, exportId);
  // The job first, as whoever writes the export does.
  if (job_id) await cancelJob(tx, job_id);
  await endExportWithoutFile(tx, findModuleExport, exportId, 'CANCELLED');
  return loadExport(tx, caller, findModuleExport, exportId);
}
