import { type BlockKind, blockKinds, type SiteBlockOfKind } from './block-kinds';
import type { BlockField, NonListField } from './fields';

function emptyValue(field: BlockField): unknown {
  switch (field.type) {
    case 'line':
    case 'text':
      return '';
    case 'choice':
      return field.options[0]?.value;
    case 'toggle':
      return true;
    case 'list':
      return [];
    default:
      return null;
  }
}

const emptyValues = (fields: readonly BlockField[]) =>
  Object.fromEntries(fields.map((field) => [field.name, emptyValue(field)]));

/** Creates an empty website block of a kind. `id` is a new UUID. */
export function createBlock<K extends BlockKind>(kind: K, id: string): SiteBlockOfKind<K> {
  const { version, fields } = blockKinds[kind];
  // Its values follow its fields, as its type does.
  return { id, kind, version, values: emptyValues(fields) } as SiteBlockOfKind<K>;
}

/** Creates an empty entry for a list field of a website block. */
export const createBlockListEntry = (fields: readonly NonListField[]): Record<string, unknown> =>
  emptyValues(fields);
