import {
  type BlockKind,
  blockKinds,
  collectBlockValues,
  type SiteBlock,
  type SiteBlockOfKind,
} from '@girassol/shared-domain/website';
import type { SitePageData } from '../site-page-data';

/** Props of the components that render a block of a site's page: the data of the site and the block. */
export interface BlockProps<K extends BlockKind> {
  site: SitePageData;
  block: SiteBlockOfKind<K>;
}

/**
 * Returns the attribute `data-field` for an element of a site's page in the preview. The editor finds the
 * element by it and updates its text while a user types.
 */
export const getEditorFieldAttributes = (
  { isPreview }: SitePageData,
  field: string,
): { 'data-field'?: string } => (isPreview ? { 'data-field': field } : {});

/**
 * Checks whether an element of a site's page is rendered. An element with an empty text is rendered only in
 * the preview, where the user may type into the element.
 */
export const isElementVisible = ({ isPreview }: SitePageData, text: string): boolean =>
  isPreview || text.trim() !== '';

/**
 * Checks whether all fields of a block of a site's page are empty, so that the editor must mark the position
 * of the block.
 */
export const isBlankBlock = (block: SiteBlock): boolean =>
  // Those that a page has once show something of the site itself.
  !('isSingle' in blockKinds[block.kind]) &&
  collectBlockValues(block).every(({ field, value }) => {
    if (field.type === 'line' || field.type === 'text') return String(value ?? '').trim() === '';
    return field.type === 'choice' || field.type === 'toggle' || value === null;
  });
