import { api, attemptAction, buildApiQueryKey, queryClient } from '@girassol/shared-auth';
import { downloadFromUrl } from './download-from-url';

const LISTS = ['GET /exports/user/:userId/:multiplier', 'GET /exports/single/:userId/:exportId'] as const;

/** Reloads all exports on screen. */
export function refreshExports(): void {
  for (const key of LISTS) void queryClient.invalidateQueries({ queryKey: buildApiQueryKey(key) });
}

/** Downloads the file of an export. Resolves to false after a refusal, which was shown in a dialog. */
export async function downloadExport(userId: string, exportId: string): Promise<boolean> {
  const opened = await attemptAction(() =>
    api('POST /exports/open/:userId/:exportId', { params: { userId, exportId } }),
  );
  if (opened) downloadFromUrl(opened.url);
  refreshExports();
  return opened !== null;
}

/** Cancels a waiting or running export. Refusals are shown in a dialog. */
export async function cancelExport(userId: string, exportId: string): Promise<void> {
  await attemptAction(() => api('POST /exports/cancel/:userId/:exportId', { params: { userId, exportId } }));
  refreshExports();
}

/**
 * Creates and downloads a CSV file of the customers visible to the person (exports-004). Refusals are shown in a
 * dialog.
 */
export async function downloadCustomersCsv(fetchId: string): Promise<void> {
  const made = await attemptAction(() =>
    api('POST /customers/csv-data/:userId', { params: { userId: fetchId } }),
  );
  if (made) downloadFromUrl(made.link);
  refreshExports();
}
