import type { ExportRecord } from '@girassol/shared-domain/contract';
import type { Caller } from '../../platform/access';
import type { Tx } from '../../platform/database';
import { cancelJob } from '../../platform/jobs';
import { endWithout } from './end-export';
import { readExport, visibleExport } from './read-exports';

/** Ends an export that waits or is being written; one that has ended stays as it is. */
export async function cancelExport(
  tx: Tx,
  caller: Caller,
  exportId: string,
): Promise<{ export: ExportRecord }> {
  const { job_id } = await visibleExport(tx, caller, exportId);
  // The job first, as whoever writes the export does.
  if (job_id) await cancelJob(tx, job_id);
  await endWithout(tx, exportId, 'CANCELLED');
  return readExport(tx, caller, exportId);
}
