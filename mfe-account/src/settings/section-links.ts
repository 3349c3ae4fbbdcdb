import type { MouseEvent } from 'react';

/** Returns the address of a section of the settings, relative to their page. */
export const buildSectionHref = (id: string): string => `?secao=${encodeURIComponent(id)}`;

/** Runs `follow` instead of a link's navigation, unless a key asks for a tab or window of its own. */
export function followUnlessModified(event: MouseEvent, follow: () => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  follow();
}
