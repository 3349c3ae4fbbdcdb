import type { SiteBlock } from '../blocks/block-kinds';

/** What is wrong with a site before it goes online. An `ERROR` keeps it from being published. */
export interface SiteProblem {
  severity: 'ERROR' | 'WARNING';
  /** Null: of the site as a whole. */
  blockId: string | null;
  /** Name of a field of the block, or `business.cnpj`, `search.title`. With a list, `works.2.picture`. */
  field: string;
  message: string;
}

/** What a check has to know besides the content. */
export interface CheckFacts {
  /** Ids of the pictures that the account has. */
  images: ReadonlySet<string>;
}

export const siteError = (field: string, message: string): SiteProblem => ({
  severity: 'ERROR',
  blockId: null,
  field,
  message,
});

export const siteWarning = (field: string, message: string): SiteProblem => ({
  ...siteError(field, message),
  severity: 'WARNING',
});

export const ofBlock = ({ id }: SiteBlock, problem: SiteProblem): SiteProblem => ({
  ...problem,
  blockId: id,
});
