import { api } from '@girassol/shared-auth';
import type { SiteContent } from '@girassol/shared-domain/website';
import { useEffect, useState } from 'react';
import type { EditorStore } from '../state/editor-store';

/** How long changes rest before the server draws its page. */
const REST_MS = 400;
/** Until it is asked again after it did not answer. */
const RETRY_MS = 5_000;

/** A page that the server drew, and what of. */
export interface PreviewPage {
  url: string;
  content: SiteContent;
}

/** The server's page of what stands in the editor; the one before stays until the next is there. */
export function usePreviewPage(store: EditorStore, userId: string) {
  const [page, setPage] = useState<PreviewPage | null>(null);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    let asked: SiteContent | null = null;
    let turn = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let controller = new AbortController();

    async function ask() {
      const { content } = store.get();
      if (content === asked) return;
      asked = content;
      controller.abort();
      controller = new AbortController();
      const { signal } = controller;
      try {
        const { url } = await api('POST /websites/preview/:userId', {
          params: { userId },
          body: { content },
          silent: true,
          signal,
        });
        turn += 1;
        // Its address is always the same: a browser would not load it again.
        setPage({ url: `${url}?v=${turn}`, content });
        setFailed(false);
      } catch {
        if (signal.aborted) return;
        asked = null;
        setFailed(true);
        later(RETRY_MS);
      }
    }

    function later(after: number) {
      clearTimeout(timer);
      timer = setTimeout(() => void ask(), after);
    }

    const stop = store.subscribe(() => store.get().content !== asked && later(REST_MS));
    const onOnline = () => asked === null && later(0);
    window.addEventListener('online', onOnline);
    void ask();
    return () => {
      stop();
      window.removeEventListener('online', onOnline);
      clearTimeout(timer);
      controller.abort();
    };
  }, [store, userId]);

  return { page, hasFailed };
}
