import { truncate } from '@girassol/shared-domain';
import { type BlockField, blockKinds, plainRichText, type SiteBlock } from '@girassol/shared-domain/website';
import { firstWords } from '../state/first-words';
import { valueAt } from '../state/value-path';

/** What a block is called. */
export const blockLabel = ({ kind }: Pick<SiteBlock, 'kind'>): string => blockKinds[kind].label;

/** The first words of a block, by which two of one kind are told apart; empty: it says nothing yet. */
export function blockSnippet({ kind, values }: SiteBlock): string {
  const fields: readonly BlockField[] = blockKinds[kind].fields;
  const words = fields.flatMap((field) => {
    const value = valueAt(values, field.name);
    return field.type === 'list' && Array.isArray(value)
      ? value
          .map((entry) => firstWords(entry, field.fields))
          .filter(Boolean)
          .join(', ')
      : [];
  });
  return truncate(plainRichText(firstWords(values, fields) || (words[0] ?? '')), 60);
}
