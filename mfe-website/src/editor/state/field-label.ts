import { type BlockField, type BlockKind, blockKinds } from '@girassol/shared-domain/website';

/** Returns the label of a field; for a field of a list entry, the inner label: `works.2.title` is "Nome". */
export function getFieldLabel(kind: BlockKind, path: string): string {
  const [name, , inner] = path.split('.');
  const fields: readonly BlockField[] = blockKinds[kind].fields;
  const field = fields.find((one) => one.name === name);
  if (field?.type !== 'list' || inner === undefined) return field?.label ?? 'Campo';
  return field.fields.find((one) => one.name === inner)?.label ?? field.label;
}
