import { collectTagNames, type TagFamilyInfo } from './known-tags';
import type { TagDelimiters } from './tag-delimiters';

/** Words between braces, brackets, or half of them. */
const MARKED = /(\{|\[\[?)\s*([#/]?)([\w]+)\s*(\}|\]\]?)/g;

/**
 * Known tag in a document template with the delimiters of another kind of template, so that the tag would not
 * be filled.
 */
export interface MisdelimitedTag {
  /** As it stands in the document. */
  written: string;
  tag: string;
}

/**
 * Returns the known tags of a document template that have the delimiters of another kind of template, each
 * once.
 */
export function findMisdelimitedTags(
  lines: readonly string[],
  families: readonly TagFamilyInfo[],
  { start, end }: TagDelimiters,
): MisdelimitedTag[] {
  const known = collectTagNames(families);
  const found = new Map<string, MisdelimitedTag>();
  for (const line of lines)
    for (const [written, open, sign = '', name = '', close] of line.matchAll(MARKED))
      if (known.has(name) && (open !== start || close !== end))
        found.set(written, { written, tag: `${sign}${name}` });
  return [...found.values()];
}
