import { blockKinds, type SiteBlock } from './blocks/block-kinds';
import type { BlockField, PlainField } from './blocks/fields';

/** One value of a block, with the field it stands in. */
export interface FoundValue {
  field: PlainField;
  /** `heading`, or `works.2.title` in an entry of a list. */
  path: string;
  value: unknown;
  /** The entry it stands in: what else is said there. */
  entry: Record<string, unknown>;
}

/** Every value of a block in the order of its fields; lists are gone through entry by entry. */
export function valuesIn(block: SiteBlock): FoundValue[] {
  const fields: readonly BlockField[] = blockKinds[block.kind].fields;
  const values: Record<string, unknown> = block.values;
  return fields.flatMap((field) => {
    const value = values[field.name];
    if (field.type !== 'list') return [{ field, path: field.name, value, entry: values }];
    return entriesOf(value).flatMap((entry, place) =>
      field.fields.map((inner) => ({
        field: inner,
        path: `${field.name}.${place}.${inner.name}`,
        value: entry[inner.name],
        entry,
      })),
    );
  });
}

/** The entries of a list as a block holds them. */
export const entriesOf = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value : []);
