/** Parts of the editor, in the order that F6 goes through them. */
export const regions = ['blocks', 'preview', 'fields'] as const;
export type Region = (typeof regions)[number];

const regionOf = (name: Region) => document.querySelector<HTMLElement>(`[data-region="${name}"]`);

/** The focus to a part of the editor: to what is current in it, or to the part itself. */
export function focusRegion(name: Region): void {
  const region = regionOf(name);
  const current = region?.querySelector<HTMLElement>('[aria-current][tabindex="0"]');
  (current ?? region)?.focus();
}

/** The focus to the next part, or with `by` -1 to the one before. */
export function focusNextRegion(by: 1 | -1): void {
  const there = regions.filter((name) => regionOf(name));
  const now = there.findIndex((name) => regionOf(name)?.contains(document.activeElement));
  const next = there[(now + by + there.length) % there.length];
  if (next) focusRegion(next);
}
