import { z } from 'zod';
import { isSiteAddress } from '../addresses';
import { plainLine, plainLines } from '../plain-line';
import { type BlockKind, blockKinds, type SiteBlock } from './block-kinds';
import type { BlockField, PlainField } from './fields';

export const sitePicture = z.strictObject({
  imageId: z.uuid(),
  alt: plainLine(200),
  focusX: z.number().min(0).max(1),
  focusY: z.number().min(0).max(1),
});

export const siteLink = z.strictObject({
  label: plainLine(40),
  to: z.string().max(500).refine(isSiteAddress, 'Use um endereço https, um telefone ou um e-mail.'),
});

function plainSchema(field: PlainField): z.ZodType {
  switch (field.type) {
    case 'line':
      return plainLine(field.max);
    case 'text':
      return plainLines(field.max);
    case 'picture':
      return sitePicture.nullable();
    case 'link':
      return siteLink.nullable();
    case 'choice':
      return z.enum(field.options.map(({ value }) => value));
    case 'toggle':
      return z.boolean();
    case 'number':
      return z.number().min(field.min).max(field.max).nullable();
  }
}

const shapeOf = (fields: readonly PlainField[]) =>
  z.strictObject(Object.fromEntries(fields.map((field) => [field.name, plainSchema(field)])));

function schemaOf(field: BlockField): z.ZodType {
  if (field.type !== 'list') return plainSchema(field);
  return z.array(shapeOf(field.fields)).max(field.most, `No máximo ${field.most}.`);
}

function blockSchema(kind: BlockKind) {
  const { version, fields } = blockKinds[kind];
  return z.strictObject({
    id: z.uuid(),
    kind: z.literal(kind),
    version: z.literal(version),
    values: z.strictObject(Object.fromEntries(fields.map((field) => [field.name, schemaOf(field)]))),
  });
}

const schemas = new Map<string, z.ZodType>(
  Object.keys(blockKinds).map((kind) => [kind, blockSchema(kind as BlockKind)]),
);

/** A block of the schema that its kind has now. */
export const siteBlock = z
  .looseObject({ kind: z.enum(Object.keys(blockKinds) as BlockKind[]) })
  .transform((value, context): SiteBlock => {
    const parsed = schemas.get(value.kind)?.safeParse(value);
    if (parsed?.success) return parsed.data as SiteBlock;
    for (const { path, message } of parsed?.error.issues ?? [])
      context.addIssue({ code: 'custom', path, message });
    return z.NEVER;
  });
