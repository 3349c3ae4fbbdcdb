import type { SiteContent } from '@girassol/shared-domain/website';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { type EditorAction, type EditorState, openEditor, reduceEditor, type Selected } from './editor-state';
import type { SiteChange } from './site-change';

/** The editor of one visit. Outside React, so that a key draws only what it changes. */
export function createEditorStore(content: SiteContent) {
  let state = openEditor(content);
  const listeners = new Set<() => void>();
  const send = (action: EditorAction) => {
    const next = reduceEditor(state, action);
    if (next === state) return;
    state = next;
    for (const listener of [...listeners]) listener();
  };
  return {
    get: () => state,
    send,
    change: (change: SiteChange) => send({ type: 'change', change, at: Date.now() }),
    select: (selected: Selected) => send({ type: 'select', selected }),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type EditorStore = ReturnType<typeof createEditorStore>;

const Context = createContext<EditorStore | null>(null);

/** Gives the editor to everything inside it. */
export const EditorProvider = Context.Provider;

/** The editor, to change something in it. */
export function useEditorStore(): EditorStore {
  const store = useContext(Context);
  if (!store) throw new Error('Outside of the editor.');
  return store;
}

/** A part of the editor; drawn again only when that part is another. `pick` answers what is stored, nothing made anew. */
export function useEditor<Part>(pick: (state: EditorState) => Part): Part {
  const store = useEditorStore();
  return useSyncExternalStore(store.subscribe, () => pick(store.get()));
}
