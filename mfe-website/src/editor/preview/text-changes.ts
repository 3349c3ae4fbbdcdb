import {
  type BlockField,
  blockKinds,
  type NonListField,
  type SiteBlock,
  type SiteContent,
} from '@girassol/shared-domain/website';
import { getValueAt } from '../state/value-path';

/** Text of a block that changed since the preview was rendered, with block, path and the new text. */
export interface TextChange {
  blockId: string;
  /** `heading`, `works.2.title`. */
  path: string;
  text: string;
  /** Paragraphs, lists, bold and links. */
  isRich: boolean;
}

/** Returns the texts of blocks that exist in both contents and differ in the second. */
export function getTextChanges(before: SiteContent, after: SiteContent): TextChange[] {
  const earlier = new Map(before.blocks.map((block) => [block.id, block]));
  return after.blocks.flatMap((block) => {
    const old = earlier.get(block.id);
    return !old || old === block ? [] : getBlockTextChanges(old, block);
  });
}

function getBlockTextChanges(old: SiteBlock, block: SiteBlock): TextChange[] {
  return getBlockTextPaths(block).flatMap(({ path, isRich }) => {
    const text = getValueAt(block.values, path);
    const was = getValueAt(old.values, path);
    return typeof text === 'string' && typeof was === 'string' && text !== was
      ? [{ blockId: block.id, path, text, isRich }]
      : [];
  });
}

type TextPath = Pick<TextChange, 'path' | 'isRich'>;

function getBlockTextPaths({ kind, values }: SiteBlock): TextPath[] {
  const fields: readonly BlockField[] = blockKinds[kind].fields;
  return fields.flatMap((field) => {
    if (field.type !== 'list') return getFieldTextPaths(field, field.name);
    const entries = getValueAt(values, field.name);
    if (!Array.isArray(entries)) return [];
    return entries.flatMap((_, place) =>
      field.fields.flatMap((inner) => getFieldTextPaths(inner, `${field.name}.${place}.${inner.name}`)),
    );
  });
}

function getFieldTextPaths(field: NonListField, path: string): TextPath[] {
  if (field.type === 'link') return [{ path: `${path}.label`, isRich: false }];
  if (field.type === 'line' || field.type === 'text') return [{ path, isRich: field.type === 'text' }];
  return [];
}
