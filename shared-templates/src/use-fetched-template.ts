import { braceDelimiters, type TagDelimiters } from '@girassol/shared-domain/templates';
import { useEffect, useState } from 'react';
import type { ParsedTemplate } from './word';

/** Fetched template: its bytes and its tags. */
export interface FetchedTemplate extends ParsedTemplate {
  content: ArrayBuffer;
}

type State = { url: string | null; read: FetchedTemplate | null; hasFailed: boolean };

/** Fetches a template by its URL, and imports the library that reads it. */
export function useFetchedTemplate(url: string | null, marks = braceDelimiters): Omit<State, 'url'> {
  const [state, setState] = useState<State>({ url: null, read: null, hasFailed: false });
  useEffect(() => {
    if (!url) return;
    const stop = new AbortController();
    fetchTemplate(url, marks, stop.signal)
      .then((read) => setState({ url, read, hasFailed: false }))
      .catch(() => {
        if (!stop.signal.aborted) setState({ url, read: null, hasFailed: true });
      });
    return () => stop.abort();
  }, [url, marks]);
  return state.url === url ? state : { read: null, hasFailed: false };
}

async function fetchTemplate(
  url: string,
  marks: TagDelimiters,
  signal: AbortSignal,
): Promise<FetchedTemplate> {
  const [response, { parseTemplate: readTemplate }] = await Promise.all([
    fetch(url, { signal }),
    import('./word'),
  ]);
  if (!response.ok) throw new Error(`The template answered ${response.status}`);
  const content = await response.arrayBuffer();
  return { content, ...readTemplate(content, marks) };
}
