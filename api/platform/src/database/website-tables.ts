import type {
  SiteContent,
  SiteEventKind,
  SitePage,
  SiteReportReason,
  SiteTrafficSource,
} from '@girassol/shared-domain/website';
import type { ColumnType, Generated } from 'kysely';
import type { GeneratedTimestamp, IsoDate } from './column-types';

type Absent<T> = ColumnType<T | null, T | null | undefined, T | null>;
type Json<T> = ColumnType<T, string, string>;

/**
 * Row of `websites`: the site of an account, with its draft. The draft may be of an earlier schema, so read
 * it with `parseSiteContent`.
 */
export interface WebsitesTable {
  account_id: string;
  /** The name it has in its address now. */
  slug: string;
  draft: Json<unknown>;
  draft_revision: Generated<number>;
  draft_by: string;
  draft_at: GeneratedTimestamp;
  /** Version that visitors see; null: none was published yet. */
  published_version: Absent<number>;
  suspended_at: Absent<Date>;
  suspended_why: Absent<string>;
  created_at: GeneratedTimestamp;
}

/** Row of `website_versions`: a published version of an account's site. Append-only. */
export interface WebsiteVersionsTable {
  account_id: string;
  version: number;
  content: Json<unknown>;
  note: Generated<string>;
  published_by: string;
  published_at: GeneratedTimestamp;
}

/** Row of `website_turns`: a time from which one version of a site was online. */
export interface WebsitePublicationsTable {
  account_id: string;
  id: string;
  version: number;
  by_user: string;
  at: GeneratedTimestamp;
}

/** Row of `website_slugs`: a name that an account uses, or used, in the address of its site. */
export interface WebsiteSlugsTable {
  slug: string;
  account_id: string;
  since: GeneratedTimestamp;
}

/** Variant of a website picture in one size: a stored file of its own; width and height in pixels. */
export interface ImageVariant {
  fileId: string;
  width: number;
  height: number;
  contentType: string;
  /** Bytes. */
  size: number;
}

export interface WebsiteImagesTable {
  account_id: string;
  id: string;
  name: string;
  /** Pixels, upright. */
  width: number;
  height: number;
  /** WebP, widest last; `og`: a JPEG of 1200 by 630. */
  sizes: Json<{ webp: ImageVariant[]; og: ImageVariant }>;
  user_id: string;
  created_at: GeneratedTimestamp;
}

/** Row of `website_previews`: unsaved contents of a site, for the user who previews them. */
export interface WebsitePreviewsTable {
  account_id: string;
  user_id: string;
  id: string;
  content: Json<SiteContent>;
  made_at: GeneratedTimestamp;
}

/** Row of `website_counts`: number of events of one kind on a page of a site, by day and traffic source. */
export interface WebsiteCountsTable {
  account_id: string;
  day: IsoDate;
  page: SitePage;
  source: SiteTrafficSource;
  what: SiteEventKind;
  count: number;
}

/** Row of `website_reports`: a complaint of a visitor about an account's site. */
export interface WebsiteReportsTable {
  account_id: string;
  id: string;
  reason: SiteReportReason;
  words: string;
  at: GeneratedTimestamp;
}

/** Row of `website_suspensions`: an operator took a site offline, or allowed it again. */
export interface WebsiteSuspensionsTable {
  account_id: string;
  id: string;
  suspended: boolean;
  why: string;
  /** The operator's name as it was then. */
  by: string;
  at: GeneratedTimestamp;
}

export interface WebsiteTables {
  websites: WebsitesTable;
  website_versions: WebsiteVersionsTable;
  website_turns: WebsitePublicationsTable;
  website_slugs: WebsiteSlugsTable;
  website_images: WebsiteImagesTable;
  website_previews: WebsitePreviewsTable;
  website_counts: WebsiteCountsTable;
  website_reports: WebsiteReportsTable;
  website_suspensions: WebsiteSuspensionsTable;
}
