import type { TagInfo } from './template-fields';

/**
 * Description of a family of template tags, without the functions that return values: the tags, and the name
 * of the repeated section, or null.
 */
export interface TagFamilyInfo {
  loop: string | null;
  fields: readonly TagInfo[];
}

/** Returns the names of all tags in families of template tags, including the names of repeated sections. */
export const collectTagNames = (families: readonly TagFamilyInfo[]): Set<string> =>
  new Set(
    families.flatMap(({ loop, fields }) => [
      ...(loop === null ? [] : [loop]),
      ...fields.map(({ tag }) => tag),
    ]),
  );
