import type { SiteImage } from '@girassol/shared-domain/contract';
import type { SiteContent, SiteTrafficSource } from '@girassol/shared-domain/website';

/** Data from which a page of a site is rendered. */
export interface SitePageData {
  accountId: string;
  slug: string;
  content: SiteContent;
  /** Path of the site on the requested host: `/institucional/sol-nascente`. */
  base: string;
  /** Path of the simulator on the requested host. */
  simulatorUrl: string;
  /** The one address that search engines shall keep. */
  canonicalUrl: string;
  /** Pictures by id; one that is gone is not among them. */
  images: ReadonlyMap<string, DisplayedImage>;
  fontUrl: string | null;
  isPreview: boolean;
  /** May search engines keep it? Not while the account owes. */
  isIndexed: boolean;
  /** Does its simulator answer? Not while the account owes. */
  isSimulatorOpen: boolean;
  /** Source of the reader, passed on to the simulator. Undefined: direct. */
  source?: SiteTrafficSource;
  /** Style by which the page says that it is on a screen; left out where nobody is to be counted. */
  seenStyle?: string;
}

/** Picture of a site, with the URL of a JPEG of 1200 by 630 for link previews (Open Graph). */
export interface DisplayedImage extends SiteImage {
  /** JPEG of 1200 by 630. */
  ogUrl: string;
}
