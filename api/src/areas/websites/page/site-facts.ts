import type { SiteImage } from '@girassol/shared-domain/contract';
import type { SiteContent, SiteSource } from '@girassol/shared-domain/website';

/** What a page of a site is drawn from. */
export interface SiteFacts {
  accountId: string;
  slug: string;
  content: SiteContent;
  /** Where the site is on the host that was asked: `/institucional/sol-nascente`. */
  base: string;
  /** Where its simulator is there. */
  simulatorUrl: string;
  /** The one address that search engines shall keep. */
  canonicalUrl: string;
  /** Pictures by id; one that is gone is not among them. */
  images: ReadonlyMap<string, ShownImage>;
  fontUrl: string | null;
  isPreview: boolean;
  /** May search engines keep it? Not while the account owes. */
  isIndexed: boolean;
  /** Does its simulator answer? Not while the account owes. */
  isSimulatorOpen: boolean;
  /** Where its reader came from: the simulator is told. Undefined: directly. */
  source?: SiteSource;
}

/** A picture of a site, with the one that messengers show of it. */
export interface ShownImage extends SiteImage {
  /** JPEG of 1200 by 630. */
  ogUrl: string;
}
