import { api, apiQueryKey, attempt, queryClient, useApiQuery, useSession } from '@girassol/shared-auth';
import type { Answer } from '@girassol/shared-domain/contract';
import { rememberImport } from './use-import';

const DRAFT = 'GET /imports/files/:userId/:importId';

/** An import that waits for its mapping, with the first values of its columns and the headers mapped before. */
export type Draft = Answer<typeof DRAFT>;

const keyOf = (userId: string, importId: string) => apiQueryKey(DRAFT, { params: { userId, importId } });

/** The file that is being mapped: what stands in it does not change. */
export function useDraft(importId: string) {
  const userId = useSession()?.userId ?? '';
  return useApiQuery(
    DRAFT,
    { params: { userId, importId } },
    { enabled: userId !== '', staleTime: Number.POSITIVE_INFINITY },
  );
}

/** What was just read of a file need not be asked for again. */
export function rememberDraft(userId: string, draft: Draft): void {
  queryClient.setQueryData(keyOf(userId, draft.import._id), draft);
}

/** Reads another sheet of the file; a refusal has shown its dialog. */
export async function readSheet(userId: string, importId: string, sheet: string): Promise<void> {
  const draft = await attempt(() =>
    api('PUT /imports/files/:userId/:importId', { params: { userId, importId }, body: { sheet } }),
  );
  if (!draft) return;
  rememberImport(userId, draft.import);
  rememberDraft(userId, draft);
}
