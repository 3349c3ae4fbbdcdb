import { ApiError, api } from '@girassol/shared-auth';
import type { Answer } from '@girassol/shared-domain/contract';
import { docxFile } from '@girassol/shared-templates';
import { useEffect, useState } from 'react';

type Drawn = Answer<'POST /contracts/preview/:userId'>;

interface State {
  of: Uint8Array | null;
  drawn: Drawn | null;
  failure: string | null;
}

/** Of whom pages are asked: an item's contract, or the account's template. */
interface Asking {
  userId: string;
  saleId?: string | undefined;
}

const UNKNOWN = 'tente de novo em instantes.';

/** The first pages of a document that is not kept, drawn by the server; null: there is none yet. */
export function usePreview(document: Uint8Array | null, { userId, saleId }: Asking): Omit<State, 'of'> {
  const [state, setState] = useState<State>({ of: null, drawn: null, failure: null });
  useEffect(() => {
    if (!document) return;
    const stop = new AbortController();
    const file = new File([docxFile(document)], 'contrato.docx');
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
