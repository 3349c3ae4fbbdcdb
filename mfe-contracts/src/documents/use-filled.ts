import { brackets, type TagMarks, type TemplateData } from '@girassol/shared-domain/templates';
import type { FetchedTemplate } from '@girassol/shared-templates';
import { useEffect, useState } from 'react';

interface State {
  read: FetchedTemplate | null;
  data: TemplateData | null;
  document: Uint8Array | null;
  hasFailed: boolean;
}

const nothing: State = { read: null, data: null, document: null, hasFailed: false };

/** A template filled with data, again whenever either is another one; the library for it comes only now. */
export function useFilled(
  read: FetchedTemplate | null,
  data: TemplateData | null,
  marks: TagMarks = brackets,
): Pick<State, 'document' | 'hasFailed'> {
  const [state, setState] = useState<State>(nothing);
  useEffect(() => {
    if (!read || !data) return;
    let isWanted = true;
    fill(read.content, data, marks).then(
      (document) => isWanted && setState({ read, data, document, hasFailed: false }),
      () => isWanted && setState({ read, data, document: null, hasFailed: true }),
    );
    return () => {
      isWanted = false;
    };
  }, [read, data, marks]);
  return state.read === read && state.data === data ? state : nothing;
}

/** A template filled with data, as a Word document. */
export async function fill(template: ArrayBuffer, data: TemplateData, marks: TagMarks): Promise<Uint8Array> {
  const { fillTemplate } = await import('@girassol/shared-templates/word');
  return fillTemplate(template, data, marks);
}
