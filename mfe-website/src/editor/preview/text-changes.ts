import {
  type BlockField,
  blockKinds,
  type PlainField,
  type SiteBlock,
  type SiteContent,
} from '@girassol/shared-domain/website';
import { valueAt } from '../state/value-path';

/** A text of a block that is another one now. */
export interface TextChange {
  blockId: string;
  /** `heading`, `works.2.title`. */
  path: string;
  text: string;
  /** Paragraphs, lists, bold and links. */
  isRich: boolean;
}

/** The texts of blocks that stand in both contents and say something else in the second. */
export function textChanges(before: SiteContent, after: SiteContent): TextChange[] {
  const earlier = new Map(before.blocks.map((block) => [block.id, block]));
  return after.blocks.flatMap((block) => {
    const old = earlier.get(block.id);
    return !old || old === block ? [] : changesOf(old, block);
  });
}

function changesOf(old: SiteBlock, block: SiteBlock): TextChange[] {
  return textPaths(block).flatMap(({ path, isRich }) => {
    const text = valueAt(block.values, path);
    const was = valueAt(old.values, path);
    return typeof text === 'string' && typeof was === 'string' && text !== was
      ? [{ blockId: block.id, path, text, isRich }]
      : [];
  });
}

type TextPath = Pick<TextChange, 'path' | 'isRich'>;

function textPaths({ kind, values }: SiteBlock): TextPath[] {
  const fields: readonly BlockField[] = blockKinds[kind].fields;
  return fields.flatMap((field) => {
    if (field.type !== 'list') return pathsOf(field, field.name);
    const entries = valueAt(values, field.name);
    if (!Array.isArray(entries)) return [];
    return entries.flatMap((_, place) =>
      field.fields.flatMap((inner) => pathsOf(inner, `${field.name}.${place}.${inner.name}`)),
    );
  });
}

function pathsOf(field: PlainField, path: string): TextPath[] {
  if (field.type === 'link') return [{ path: `${path}.label`, isRich: false }];
  if (field.type === 'line' || field.type === 'text') return [{ path, isRich: field.type === 'text' }];
  return [];
}
