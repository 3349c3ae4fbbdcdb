/** Regions of the editor, in the order in which F6 visits them. */
export const editorRegions = ['blocks', 'preview', 'fields'] as const;
export type EditorRegion = (typeof editorRegions)[number];

const findRegion = (name: EditorRegion) => document.querySelector<HTMLElement>(`[data-region="${name}"]`);

/** Focuses a region of the editor: its current element, or the region itself. */
export function focusRegion(name: EditorRegion): void {
  const region = findRegion(name);
  const current = region?.querySelector<HTMLElement>('[aria-current][tabindex="0"]');
  (current ?? region)?.focus();
}

/** Focuses the next region, or the previous one for `by` -1. */
export function focusNextRegion(by: 1 | -1): void {
  const there = editorRegions.filter((name) => findRegion(name));
  const now = there.findIndex((name) => findRegion(name)?.contains(document.activeElement));
  const next = there[(now + by + there.length) % there.length];
  if (next) focusRegion(next);
}
