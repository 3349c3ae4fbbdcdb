import type {
  SiteBlock,
  SiteBusiness,
  SiteContent,
  SiteSearchListing,
  SiteTheme,
} from '@girassol/shared-domain/website';

/**
 * Change that a person makes in the site editor, as one step of the undo history; letters typed in succession
 * into a field share a step.
 */
export type SiteChange =
  | { type: 'add'; block: SiteBlock; at: number }
  | { type: 'duplicate'; id: string; copyId: string }
  | { type: 'remove'; id: string }
  | { type: 'move'; id: string; to: number }
  /** `path` as in `works.2.title`; `isTyped`: letters that belong together until one rests. */
  | { type: 'value'; id: string; path: string; value: unknown; isTyped?: boolean | undefined }
  | { type: 'business'; values: Partial<SiteBusiness>; isTyped?: boolean | undefined }
  | { type: 'search'; values: Partial<SiteSearchListing>; isTyped?: boolean | undefined }
  | { type: 'look'; look: SiteTheme }
  | { type: 'color'; color: string }
  | { type: 'whatsapp'; shows: boolean }
  /** Everything at once: another one's version, or what was recovered. */
  | { type: 'replace'; content: SiteContent; words: string };
