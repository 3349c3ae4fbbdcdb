import type { FieldInfo } from './template-fields';

/** Tags that belong together, as far as their names go. */
export interface TagList {
  loop: string | null;
  fields: readonly FieldInfo[];
}

/** The names of all tags, those of repetitions too. */
export const knownTags = (families: readonly TagList[]): Set<string> =>
  new Set(
    families.flatMap(({ loop, fields }) => [
      ...(loop === null ? [] : [loop]),
      ...fields.map(({ tag }) => tag),
    ]),
  );
