import { type BlockKind, type BlockOf, blockKinds } from './block-kinds';
import type { BlockField, PlainField } from './fields';

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

/** A block that says nothing yet. `id`: a UUID of its own. */
export function newBlock<K extends BlockKind>(kind: K, id: string): BlockOf<K> {
  const { version, fields } = blockKinds[kind];
  // Its values follow its fields, as its type does.
  return { id, kind, version, values: emptyValues(fields) } as BlockOf<K>;
}

/** An entry of a list that says nothing yet. */
export const newEntry = (fields: readonly PlainField[]): Record<string, unknown> => emptyValues(fields);
