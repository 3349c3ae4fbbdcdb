import { blockKinds, type SiteBlock } from './blocks/block-kinds';
import type { BlockField, NonListField } from './blocks/fields';

/** Value in a website block together with the definition of its field and the path of the value. */
export interface BlockFieldValue {
  field: NonListField;
  /** `heading`, or `works.2.title` in an entry of a list. */
  path: string;
  value: unknown;
  /** The entry it stands in: what else is said there. */
  entry: Record<string, unknown>;
}

/**
 * Returns all values of a website block in the order of its fields, including the values of each list entry.
 */
export function collectBlockValues(block: SiteBlock): BlockFieldValue[] {
  const fields: readonly BlockField[] = blockKinds[block.kind].fields;
  const values: Record<string, unknown> = block.values;
  return fields.flatMap((field) => {
    const value = values[field.name];
    if (field.type !== 'list') return [{ field, path: field.name, value, entry: values }];
    return getBlockListEntries(value).flatMap((entry, place) =>
      field.fields.map((inner) => ({
        field: inner,
        path: `${field.name}.${place}.${inner.name}`,
        value: entry[inner.name],
        entry,
      })),
    );
  });
}

/** Returns the entries of a list field in the values of a website block; empty if the value is not a list. */
export const getBlockListEntries = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value : [];
