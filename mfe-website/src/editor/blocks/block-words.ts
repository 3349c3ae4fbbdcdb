import { truncate } from '@girassol/shared-domain';
import { blockKinds, plainRichText, type SiteBlock } from '@girassol/shared-domain/website';

/** What a block is called. */
export const blockLabel = ({ kind }: Pick<SiteBlock, 'kind'>): string => blockKinds[kind].label;

/** The first words of a block, by which two of one kind are told apart; empty: it says nothing yet. */
export function blockSnippet({ kind, values }: SiteBlock): string {
  const words: unknown[] = Object.values(values);
  const said = blockKinds[kind].fields.flatMap(({ type }, place) => {
    const value = words[place];
    return (type === 'line' || type === 'text') && typeof value === 'string' && value.trim() ? [value] : [];
  });
  return truncate(plainRichText(said[0] ?? ''), 60);
}
