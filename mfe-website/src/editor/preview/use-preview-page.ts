import { api } from '@girassol/shared-auth';
import type { SiteContent } from '@girassol/shared-domain/website';
import { useEffect, useState } from 'react';
import type { EditorStore } from '../state/editor-store';

/** Delay in milliseconds after a change before the server renders the page. */
const RENDER_DELAY_MS = 400;
/** Until it is asked again after it did not answer. */
const RETRY_MS = 5_000;

/** Page rendered by the server, with the content it was rendered from. */
export interface RenderedPage {
  url: string;
  content: SiteContent;
}

/**
 * Lets the server render the content of the site editor as a preview page. Returns the earlier page until the
 * new one is ready.
 */
export function useRenderedPage(store: EditorStore, userId: string) {
  const [page, setPage] = useState<RenderedPage | null>(null);
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

    const stop = store.subscribe(() => store.get().content !== asked && later(RENDER_DELAY_MS));
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
