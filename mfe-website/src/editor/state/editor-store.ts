import type { SiteContent } from '@girassol/shared-domain/website';
import { createContext, useContext, useSyncExternalStore } from 'react';
import {
  createEditorState,
  type EditorAction,
  type EditorState,
  reduceEditor,
  type SelectedPart,
} from './editor-state';
import type { SiteChange } from './site-change';

/** Creates the store of one editor session. It lives outside React, so that typing draws only what it changes. */
export function createEditorStore(content: SiteContent) {
  let state = createEditorState(content);
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
    select: (selected: SelectedPart) => send({ type: 'select', selected }),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type EditorStore = ReturnType<typeof createEditorStore>;

const Context = createContext<EditorStore | null>(null);

/** Provides the editor store to the components inside. */
export const EditorProvider = Context.Provider;

/** Returns the editor store. Throws outside of the editor. */
export function useEditorStore(): EditorStore {
  const store = useContext(Context);
  if (!store) throw new Error('Outside of the editor.');
  return store;
}

/**
 * Returns the part of the editor state that `pick` selects; the component renders again only when this part
 * changes. `pick` must return a stored value, not a new object.
 */
export function useEditorState<Part>(pick: (state: EditorState) => Part): Part {
  const store = useEditorStore();
  return useSyncExternalStore(store.subscribe, () => pick(store.get()));
}
