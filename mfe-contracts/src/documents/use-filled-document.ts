import { bracketDelimiters, type TagDelimiters, type TemplateData } from '@girassol/shared-domain/templates';
import type { FetchedTemplate } from '@girassol/shared-templates';
import { useEffect, useState } from 'react';

interface State {
  read: FetchedTemplate | null;
  data: TemplateData | null;
  document: Uint8Array | null;
  hasFailed: boolean;
}

const nothing: State = { read: null, data: null, document: null, hasFailed: false };

/**
 * Fills a template with data and returns the Word document; fills it again when the template or the data
 * changes. Imports the library for Word documents on first use.
 */
export function useFilledDocument(
  read: FetchedTemplate | null,
  data: TemplateData | null,
  marks: TagDelimiters = bracketDelimiters,
): Pick<State, 'document' | 'hasFailed'> {
  const [state, setState] = useState<State>(nothing);
  useEffect(() => {
    if (!read || !data) return;
    let isWanted = true;
    fillTemplateWithData(read.content, data, marks).then(
      (document) => isWanted && setState({ read, data, document, hasFailed: false }),
      () => isWanted && setState({ read, data, document: null, hasFailed: true }),
    );
    return () => {
      isWanted = false;
    };
  }, [read, data, marks]);
  return state.read === read && state.data === data ? state : nothing;
}

/** Fills a template with data and resolves to the Word document. */
export async function fillTemplateWithData(
  template: ArrayBuffer,
  data: TemplateData,
  marks: TagDelimiters,
): Promise<Uint8Array> {
  const { fillTemplate } = await import('@girassol/shared-templates/word');
  return fillTemplate(template, data, marks);
}
