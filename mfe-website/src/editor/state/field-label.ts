import { type BlockField, type BlockKind, blockKinds } from '@girassol/shared-domain/website';

/** What a field of a kind is called; that of an entry, inside its list: `works.2.title` is "Nome". */
export function fieldLabel(kind: BlockKind, path: string): string {
  const [name, , inner] = path.split('.');
  const fields: readonly BlockField[] = blockKinds[kind].fields;
  const field = fields.find((one) => one.name === name);
  if (field?.type !== 'list' || inner === undefined) return field?.label ?? 'Campo';
  return field.fields.find((one) => one.name === inner)?.label ?? field.label;
}
