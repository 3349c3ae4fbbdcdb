import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { EditorStore } from '../state/editor-store';
import { applyTextChanges } from './apply-text-changes';
import { findClickedField, outlineBlock, scrollToBlock } from './frame-block';
import { getTextChanges } from './text-changes';
import type { RenderedPage } from './use-preview-page';

type Frame = RefObject<HTMLIFrameElement | null>;

interface PreviewFramesOptions {
  store: EditorStore;
  /** The newest; null: none came yet. */
  newest: RenderedPage | null;
  /** A part of the page was pressed. */
  onPick: (blockId: string, path: string | null) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

const prefersStillness = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

/**
 * Manages two alternating frames: the next page loads in the hidden frame and is shown at the same scroll position once
 * complete. Typed text is applied to both frames at once.
 */
export function usePreviewFrames({ store, newest, onPick, onKeyDown }: PreviewFramesOptions) {
  const first = useRef<HTMLIFrameElement>(null);
  const second = useRef<HTMLIFrameElement>(null);
  const [shown, setShown] = useState({ front: 0, pages: [null, null] as (RenderedPage | null)[] });
  const hands = useRef({ onPick, onKeyDown });
  hands.current = { onPick, onKeyDown };
  const frames: readonly [Frame, Frame] = [first, second];

  // The next page is for the frame behind.
  useEffect(() => {
    if (!newest) return;
    setShown(({ front, pages }) => {
      if (pages.includes(newest)) return { front, pages };
      const back = pages[front] === null ? front : 1 - front;
      return { front, pages: pages.map((one, place) => (place === back ? newest : one)) };
    });
  }, [newest]);

  // Letters show before the server knows of them.
  useEffect(() => {
    let { content, selected } = store.get();
    return store.subscribe(() => {
      const next = store.get();
      const changes = next.content === content ? [] : getTextChanges(content, next.content);
      for (const { current } of [first, second])
        if (current?.contentDocument) applyTextChanges(current.contentDocument, changes);
      content = next.content;
      if (next.selected === selected) return;
      selected = next.selected;
      for (const { current } of [first, second]) markSelectedBlock(current, store, !prefersStillness());
    });
  }, [store]);

  const onLoad = useCallback(
    (place: number) => {
      const [frame, other] = place === 0 ? [first.current, second.current] : [second.current, first.current];
      const page = frame?.contentDocument;
      const loaded = shown.pages[place];
      if (!frame || !page?.body || !loaded) return;
      page.addEventListener('click', (event) => {
        event.preventDefault();
        const picked = findClickedField(event.target);
        if (picked) hands.current.onPick(picked.blockId, picked.path);
      });
      page.addEventListener('submit', (event) => event.preventDefault());
      page.addEventListener('keydown', (event) => hands.current.onKeyDown(event));
      applyTextChanges(page, getTextChanges(loaded.content, store.get().content));
      frame.contentWindow?.scrollTo({ top: other?.contentWindow?.scrollY ?? 0, behavior: 'instant' });
      markSelectedBlock(frame, store, false);
      setShown((before) => ({ ...before, front: place }));
    },
    [shown.pages, store],
  );

  return { frames, ...shown, onLoad };
}

/** The product's own accent: the page inside the frame knows nothing of it. */
const accent = () => getComputedStyle(document.documentElement).getPropertyValue('--g-leaf').trim();

function markSelectedBlock(frame: HTMLIFrameElement | null, store: EditorStore, isSmooth: boolean): void {
  const page = frame?.contentDocument;
  if (!page?.body) return;
  const { selected } = store.get();
  const blockId = selected.part === 'block' ? selected.id : null;
  outlineBlock(page, blockId, accent());
  if (blockId) scrollToBlock(page, blockId, isSmooth);
}
