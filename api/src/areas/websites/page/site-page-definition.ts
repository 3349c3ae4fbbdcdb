import type { ReactNode } from 'react';

/**
 * Page of a site to render: title, description and content, without the frame that all pages of a site share.
 */
export interface SitePageDefinition {
  title: string;
  description: string;
  content: ReactNode;
  /** True if the page is of a single visitor, so that search engines must not index it. */
  isPrivate?: boolean;
  /** Path below that of the site, for the one address that search engines keep: `/privacidade`. */
  path?: string;
  /** The page of the blocks brings its own sections and structured data; others are one column. */
  isHome?: boolean;
  /** Structured data for search engines. */
  data?: object;
}
