import type {
  ReportReason,
  SiteContent,
  SiteCount,
  SitePage,
  SiteSource,
} from '@girassol/shared-domain/website';
import type { ColumnType, Generated } from 'kysely';
import type { DefaultInstant, IsoDate } from './tables';

type Absent<T> = ColumnType<T | null, T | null | undefined, T | null>;
type Json<T> = ColumnType<T, string, string>;

/** The site of an account. Its content may be of an earlier schema: `readContent` reads it. */
export interface WebsitesTable {
  account_id: string;
  /** The name it has in its address now. */
  slug: string;
  draft: Json<unknown>;
  draft_revision: Generated<number>;
  draft_by: string;
  draft_at: DefaultInstant;
  /** What visitors see; null: nothing yet. */
  published_version: Absent<number>;
  suspended_at: Absent<Date>;
  suspended_why: Absent<string>;
  created_at: DefaultInstant;
}

/** What was published once; never changed. */
export interface WebsiteVersionsTable {
  account_id: string;
  version: number;
  content: Json<unknown>;
  note: Generated<string>;
  published_by: string;
  published_at: DefaultInstant;
}

/** Which version stood at the address from when on. */
export interface WebsiteTurnsTable {
  account_id: string;
  id: string;
  version: number;
  by_user: string;
  at: DefaultInstant;
}

export interface WebsiteSlugsTable {
  slug: string;
  account_id: string;
  since: DefaultInstant;
}

/** One size of a picture: a stored file of its own. */
export interface ImageSize {
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
  sizes: Json<{ webp: ImageSize[]; og: ImageSize }>;
  user_id: string;
  created_at: DefaultInstant;
}

/** What somebody looks at before it is saved. */
export interface WebsitePreviewsTable {
  account_id: string;
  user_id: string;
  id: string;
  content: Json<SiteContent>;
  made_at: DefaultInstant;
}

export interface WebsiteCountsTable {
  account_id: string;
  day: IsoDate;
  page: SitePage;
  source: SiteSource;
  what: SiteCount;
  count: number;
}

/** What a visitor says of a site. */
export interface WebsiteReportsTable {
  account_id: string;
  id: string;
  reason: ReportReason;
  words: string;
  at: DefaultInstant;
}

/** That an operator took a site offline, or let it back. */
export interface WebsiteSuspensionsTable {
  account_id: string;
  id: string;
  suspended: boolean;
  why: string;
  /** The operator's name as it was then. */
  by: string;
  at: DefaultInstant;
}

export interface WebsiteTables {
  websites: WebsitesTable;
  website_versions: WebsiteVersionsTable;
  website_turns: WebsiteTurnsTable;
  website_slugs: WebsiteSlugsTable;
  website_images: WebsiteImagesTable;
  website_previews: WebsitePreviewsTable;
  website_counts: WebsiteCountsTable;
  website_reports: WebsiteReportsTable;
  website_suspensions: WebsiteSuspensionsTable;
}
