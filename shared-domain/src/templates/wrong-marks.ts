import { knownTags, type TagList } from './known-tags';
import type { TagMarks } from './tag-marks';

/** Words between braces, brackets, or half of them. */
const MARKED = /(\{|\[\[?)\s*([#/]?)([\w]+)\s*(\}|\]\]?)/g;

/** A tag of the list between marks that this kind of document does not know: nothing fills it. */
export interface WronglyMarked {
  /** As it stands in the document. */
  written: string;
  tag: string;
}

/** Tags that somebody wrote as in another kind of document, each once. */
export function wronglyMarked(
  lines: readonly string[],
  families: readonly TagList[],
  { start, end }: TagMarks,
): WronglyMarked[] {
  const known = knownTags(families);
  const found = new Map<string, WronglyMarked>();
  for (const line of lines)
    for (const [written, open, sign = '', name = '', close] of line.matchAll(MARKED))
      if (known.has(name) && (open !== start || close !== end))
        found.set(written, { written, tag: `${sign}${name}` });
  return [...found.values()];
}
