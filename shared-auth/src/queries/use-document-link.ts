import type { DocumentLink } from '@girassol/shared-domain';
import { useEffect, useState } from 'react';
import { ApiError } from '../api/api-error';

/**
 * Requests the link to a document once for each `request` function, which must keep its identity between
 * renders (`useCallback`), since the server records each opening of a document.
 */
export function useDocumentLink(request: () => Promise<{ url: string }>): DocumentLink {
  const [link, setLink] = useState<DocumentLink>({ status: 'loading' });
  useEffect(() => {
    let isCurrent = true;
    setLink({ status: 'loading' });
    const show = (next: DocumentLink) => isCurrent && setLink(next);
    request().then(
      ({ url }) => show({ status: 'open', url }),
      (error: unknown) => {
        const isKnown = error instanceof ApiError;
        show({ status: 'refused', reason: isKnown ? error.message : 'Não foi possível abrir o documento.' });
        if (!isKnown) throw error;
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [request]);
  return link;
}
