import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { EditorStore } from '../state/editor-store';
import { outlineBlock, placeIn, showBlock } from './frame-block';
import { paintText } from './paint-text';
import { textChanges } from './text-changes';
import type { PreviewPage } from './use-preview-page';

type Frame = RefObject<HTMLIFrameElement | null>;

interface Frames {
  store: EditorStore;
  /** The newest; null: none came yet. */
  newest: PreviewPage | null;
  /** A part of the page was pressed. */
  onPick: (blockId: string, path: string | null) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

const prefersStillness = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

/**
 * Two frames that take turns: the next page loads behind the one that is seen, and comes forward once it is whole, at the
 * same place. What is typed meanwhile shows in both at once.
 */
export function useFrames({ store, newest, onPick, onKeyDown }: Frames) {
  const first = useRef<HTMLIFrameElement>(null);
  const second = useRef<HTMLIFrameElement>(null);
  const [shown, setShown] = useState({ front: 0, pages: [null, null] as (PreviewPage | null)[] });
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
      const changes = next.content === content ? [] : textChanges(content, next.content);
      for (const { current } of [first, second])
        if (current?.contentDocument) paintText(current.contentDocument, changes);
      content = next.content;
      if (next.selected === selected) return;
      selected = next.selected;
      for (const { current } of [first, second]) mark(current, store, !prefersStillness());
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
        const picked = placeIn(event.target);
        if (picked) hands.current.onPick(picked.blockId, picked.path);
      });
      page.addEventListener('submit', (event) => event.preventDefault());
      page.addEventListener('keydown', (event) => hands.current.onKeyDown(event));
      paintText(page, textChanges(loaded.content, store.get().content));
      frame.contentWindow?.scrollTo({ top: other?.contentWindow?.scrollY ?? 0, behavior: 'instant' });
      mark(frame, store, false);
      setShown((before) => ({ ...before, front: place }));
    },
    [shown.pages, store],
  );

  return { frames, ...shown, onLoad };
}

/** The product's own accent: the page inside the frame knows nothing of it. */
const accent = () => getComputedStyle(document.documentElement).getPropertyValue('--g-leaf').trim();

function mark(frame: HTMLIFrameElement | null, store: EditorStore, isSmooth: boolean): void {
  const page = frame?.contentDocument;
  if (!page?.body) return;
  const { selected } = store.get();
  const blockId = selected.part === 'block' ? selected.id : null;
  outlineBlock(page, blockId, accent());
  if (blockId) showBlock(page, blockId, isSmooth);
}
