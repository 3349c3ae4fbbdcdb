import type { SiteImage } from '@girassol/shared-domain/contract';
import type { SiteContent } from '@girassol/shared-domain/website';

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
  images: ReadonlyMap<string, SiteImage>;
  fontUrl: string | null;
  isPreview: boolean;
}
