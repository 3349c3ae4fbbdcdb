import { truncate } from '@girassol/shared-domain';
import { type BlockField, blockKinds, type SiteBlock, stripRichText } from '@girassol/shared-domain/website';
import { getFirstText } from '../state/first-text';
import { getValueAt } from '../state/value-path';

/** Returns the label of a block's kind. */
export const getBlockLabel = ({ kind }: Pick<SiteBlock, 'kind'>): string => blockKinds[kind].label;

/**
 * Returns the first text of a block, which distinguishes blocks of the same kind; an empty string if the block has no
 * text yet.
 */
export function getBlockSnippet({ kind, values }: SiteBlock): string {
  const fields: readonly BlockField[] = blockKinds[kind].fields;
  const words = fields.flatMap((field) => {
    const value = getValueAt(values, field.name);
    return field.type === 'list' && Array.isArray(value)
      ? value
          .map((entry) => getFirstText(entry, field.fields))
          .filter(Boolean)
          .join(', ')
      : [];
  });
  return truncate(stripRichText(getFirstText(values, fields) || (words[0] ?? '')), 60);
}
