import { ApiError, api } from '@girassol/shared-auth';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import { createDocxBlob } from '@girassol/shared-templates';
import { useEffect, useState } from 'react';

type Drawn = ResponseBody<'POST /contracts/preview/:userId'>;

interface State {
  of: Uint8Array | null;
  drawn: Drawn | null;
  failure: string | null;
}

/** Scope of a preview: with `saleId` the contract of an item, otherwise a template of the account. */
interface PreviewScope {
  userId: string;
  saleId?: string | undefined;
}

const UNKNOWN = 'tente de novo em instantes.';

/**
 * Sends an unsaved Word document to the server and returns images of its first pages, or the reason of a
 * failure. Requests nothing while `document` is null.
 */
export function useDocumentPreview(
  document: Uint8Array | null,
  { userId, saleId }: PreviewScope,
): Omit<State, 'of'> {
  const [state, setState] = useState<State>({ of: null, drawn: null, failure: null });
  useEffect(() => {
    if (!document) return;
    const stop = new AbortController();
    const file = new File([createDocxBlob(document)], 'contrato.docx');
    const options = { file, body: {}, silent: true, signal: stop.signal };
    const drawing = saleId
      ? api('POST /sales/contracts/preview/:userId/:saleId', { params: { userId, saleId }, ...options })
      : api('POST /contracts/preview/:userId', { params: { userId }, ...options });
    drawing.then(
      (drawn) => setState({ of: document, drawn, failure: null }),
      (error: unknown) => {
        if (stop.signal.aborted) return;
        const failure = error instanceof ApiError ? error.message : UNKNOWN;
        setState({ of: document, drawn: null, failure });
      },
    );
    return () => stop.abort();
  }, [document, userId, saleId]);
  return state.of === document ? state : { drawn: null, failure: null };
}
