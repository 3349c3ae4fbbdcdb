import {
  type BlockKind,
  type BlockOf,
  blockKinds,
  type SiteBlock,
  valuesIn,
} from '@girassol/shared-domain/website';
import type { SiteFacts } from '../site-facts';

/** What every drawing of a block gets. */
export interface BlockProps<K extends BlockKind> {
  site: SiteFacts;
  block: BlockOf<K>;
}

/** Names the element of a field for the editor, which writes into it while somebody types. */
export const fieldMark = ({ isPreview }: SiteFacts, field: string): { 'data-field'?: string } =>
  isPreview ? { 'data-field': field } : {};

/** Is an element drawn? What says nothing is, where somebody may begin to type into it. */
export const isShown = ({ isPreview }: SiteFacts, text: string): boolean => isPreview || text.trim() !== '';

/** Does a block show nothing yet? Who edits it needs to see where it is. */
export const isBlank = (block: SiteBlock): boolean =>
  // Those that a page has once show something of the site itself.
  !('isSingle' in blockKinds[block.kind]) &&
  valuesIn(block).every(({ field, value }) => {
    if (field.type === 'line' || field.type === 'text') return String(value ?? '').trim() === '';
    return field.type === 'choice' || field.type === 'toggle' || value === null;
  });
