import type { Row } from '@girassol/api-platform/database';
import type { SiteContent } from '@girassol/shared-domain/website';
import type { LRUCache } from 'lru-cache';
import type { CompressedPage } from '../compress-page';
import type { DisplayedImage } from '../site-page-data';

/** Site of an account with its content and pictures, as cached in memory until it changes. */
export interface CachedSite {
  accountId: string;
  row: Row<'websites'>;
  /** Null: nothing is published. */
  content: SiteContent | null;
  images: ReadonlyMap<string, DisplayedImage>;
  /** Does the account have the module that keeps it online? */
  hasModule: boolean;
  /** Since when the account owes. */
  irregularSince: Date | null;
  /** Pages of it by where and how they were asked for. */
  pages: LRUCache<string, CompressedPage>;
}
