import {
  api,
  attemptAction,
  buildApiQueryKey,
  queryClient,
  useApiQuery,
  useSession,
} from '@girassol/shared-auth';
import type { RequestBody, ResponseBody } from '@girassol/shared-domain/contract';
import { cacheImport } from './use-import';

const DRAFT = 'GET /imports/files/:userId/:importId';

/**
 * Uploaded file whose columns are not mapped yet: the import, the first values of each column, and the
 * mappings that earlier imports used for the same headers.
 */
export type ImportDraft = ResponseBody<typeof DRAFT>;

const getDraftKey = (userId: string, importId: string) =>
  buildApiQueryKey(DRAFT, { params: { userId, importId } });

/**
 * Loads an uploaded file whose columns are being mapped. Never reloaded, because the content of a file does
 * not change.
 */
export function useImportDraft(importId: string) {
  const userId = useSession()?.userId ?? '';
  return useApiQuery(
    DRAFT,
    { params: { userId, importId } },
    { enabled: userId !== '', staleTime: Number.POSITIVE_INFINITY },
  );
}

/** Stores a loaded draft in the query cache. */
export function cacheImportDraft(userId: string, draft: ImportDraft): void {
  queryClient.setQueryData(getDraftKey(userId, draft.import._id), draft);
}

/**
 * Selects another sheet or other header rows of an uploaded file on the server, and stores the resulting
 * draft in the query cache. Refusals are shown in a dialog.
 */
export async function selectSheetOrHeaderRows(
  userId: string,
  importId: string,
  body: RequestBody<'PUT /imports/files/:userId/:importId'>,
): Promise<void> {
  const draft = await attemptAction(() =>
    api('PUT /imports/files/:userId/:importId', { params: { userId, importId }, body }),
  );
  if (!draft) return;
  cacheImport(userId, draft.import);
  cacheImportDraft(userId, draft);
}
