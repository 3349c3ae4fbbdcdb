import type { SiteBlock } from '../blocks/block-kinds';

/** Problem in the draft of an account's website. A problem of severity `ERROR` prevents publication. */
export interface SiteProblem {
  severity: 'ERROR' | 'WARNING';
  /** Null: of the site as a whole. */
  blockId: string | null;
  /** Name of a field of the block, or `business.cnpj`, `search.title`. With a list, `works.2.picture`. */
  field: string;
  message: string;
}

/** Data that checking a website needs besides its content: ids of the account's uploaded images. */
export interface SiteCheckFacts {
  /** Ids of the pictures that the account has. */
  images: ReadonlySet<string>;
}

export const createSiteError = (field: string, message: string): SiteProblem => ({
  severity: 'ERROR',
  blockId: null,
  field,
  message,
});

export const createSiteWarning = (field: string, message: string): SiteProblem => ({
  ...createSiteError(field, message),
  severity: 'WARNING',
});

export const toBlockProblem = ({ id }: SiteBlock, problem: SiteProblem): SiteProblem => ({
  ...problem,
  blockId: id,
});
