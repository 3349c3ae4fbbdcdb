import { z } from 'zod';
import { isAllowedSiteLink } from '../addresses';
import { multiLineText, singleLineText } from '../plain-line';
import { type BlockKind, blockKinds, type SiteBlock } from './block-kinds';
import type { BlockField, NonListField } from './fields';

export const sitePicture = z.strictObject({
  imageId: z.uuid(),
  alt: singleLineText(200),
  focusX: z.number().min(0).max(1),
  focusY: z.number().min(0).max(1),
});

export const siteLink = z.strictObject({
  label: singleLineText(40),
  to: z.string().max(500).refine(isAllowedSiteLink, 'Use um endereço https, um telefone ou um e-mail.'),
});

function plainSchema(field: NonListField): z.ZodType {
  switch (field.type) {
    case 'line':
      return singleLineText(field.max);
    case 'text':
      return multiLineText(field.max);
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

const buildShape = (fields: readonly NonListField[]) =>
  z.strictObject(Object.fromEntries(fields.map((field) => [field.name, plainSchema(field)])));

function buildFieldSchema(field: BlockField): z.ZodType {
  if (field.type !== 'list') return plainSchema(field);
  return z.array(buildShape(field.fields)).max(field.most, `No máximo ${field.most}.`);
}

function blockSchema(kind: BlockKind) {
  const { version, fields } = blockKinds[kind];
  return z.strictObject({
    id: z.uuid(),
    kind: z.literal(kind),
    version: z.literal(version),
    values: z.strictObject(Object.fromEntries(fields.map((field) => [field.name, buildFieldSchema(field)]))),
  });
}

const schemas = new Map<string, z.ZodType>(
  Object.keys(blockKinds).map((kind) => [kind, blockSchema(kind as BlockKind)]),
);

/** Schema of a block in the current version of its kind. */
export const siteBlock = z
  .looseObject({ kind: z.enum(Object.keys(blockKinds) as BlockKind[]) })
  .transform((value, context): SiteBlock => {
    const parsed = schemas.get(value.kind)?.safeParse(value);
    if (parsed?.success) return parsed.data as SiteBlock;
    for (const { path, message } of parsed?.error.issues ?? [])
      context.addIssue({ code: 'custom', path, message });
    return z.NEVER;
  });
