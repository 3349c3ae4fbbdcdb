import { api } from '@girassol/shared-auth';
import { createDocxBlob } from '@girassol/shared-templates';
import { skipToken, useQuery } from '@tanstack/react-query';
import { drawingRetries } from './retry-drawing';

/** Scope of a preview: with `saleId` the contract of an item, otherwise a template of the account. */
interface PreviewScope {
  userId: string;
  saleId?: string | undefined;
}

const documentIds = new WeakMap<Uint8Array, number>();
let lastDocumentId = 0;

/** Returns a number that names a document of this page, for the key of its query. */
function getDocumentId(document: Uint8Array): number {
  const id = documentIds.get(document) ?? ++lastDocumentId;
  documentIds.set(document, id);
  return id;
}

/**
 * Sends an unsaved Word document to the server and returns the query for images of its first pages. Requests nothing
 * while `document` is null.
 */
export function useDocumentPreview(document: Uint8Array | null, { userId, saleId }: PreviewScope) {
  return useQuery({
    queryKey: ['contracts', 'preview', userId, saleId, document && getDocumentId(document)],
    queryFn: document
      ? ({ signal }) => {
          const file = new File([createDocxBlob(document)], 'contrato.docx');
          const options = { file, body: {}, silent: true, signal };
          return saleId
            ? api('POST /sales/contracts/preview/:userId/:saleId', { params: { userId, saleId }, ...options })
            : api('POST /contracts/preview/:userId', { params: { userId }, ...options });
        }
      : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    ...drawingRetries,
  });
}
