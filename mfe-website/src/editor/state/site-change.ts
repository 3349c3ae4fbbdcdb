import type {
  SiteBlock,
  SiteBusiness,
  SiteContent,
  SiteLook,
  SiteSearch,
} from '@girassol/shared-domain/website';

/** What a person does to a site. Each is one step of its history. */
export type SiteChange =
  | { type: 'add'; block: SiteBlock; at: number }
  | { type: 'duplicate'; id: string; copyId: string }
  | { type: 'remove'; id: string }
  | { type: 'move'; id: string; to: number }
  /** `path` as in `works.2.title`; `isTyped`: letters that belong together until one rests. */
  | { type: 'value'; id: string; path: string; value: unknown; isTyped?: boolean }
  | { type: 'business'; values: Partial<SiteBusiness>; isTyped?: boolean }
  | { type: 'search'; values: Partial<SiteSearch>; isTyped?: boolean }
  | { type: 'look'; look: SiteLook }
  | { type: 'color'; color: string }
  | { type: 'whatsapp'; shows: boolean }
  /** Everything at once: another one's version, or what was recovered. */
  | { type: 'replace'; content: SiteContent; words: string };
