import { api, apiQueryKey, attempt, queryClient } from '@girassol/shared-auth';
import { openFile } from './open-file';

const LISTS = ['GET /exports/user/:userId/:multiplier', 'GET /exports/single/:userId/:exportId'] as const;

/** Whatever shows exports reads them again. */
export function refreshExports(): void {
  for (const key of LISTS) void queryClient.invalidateQueries({ queryKey: apiQueryKey(key) });
}

/** Downloads the file of an export; false where that was refused, which has shown its dialog. */
export async function download(userId: string, exportId: string): Promise<boolean> {
  const opened = await attempt(() =>
    api('POST /exports/open/:userId/:exportId', { params: { userId, exportId } }),
  );
  if (opened) openFile(opened.url);
  refreshExports();
  return opened !== null;
}

/** Stops an export that waits or is being written. A refusal has shown its dialog. */
export async function cancel(userId: string, exportId: string): Promise<void> {
  await attempt(() => api('POST /exports/cancel/:userId/:exportId', { params: { userId, exportId } }));
  refreshExports();
}

/** The customers that this person may see as CSV, at once (exports-004). A refusal has shown its dialog. */
export async function downloadCustomers(fetchId: string): Promise<void> {
  const made = await attempt(() => api('POST /customers/csv-data/:userId', { params: { userId: fetchId } }));
  if (made) openFile(made.link);
  refreshExports();
}
