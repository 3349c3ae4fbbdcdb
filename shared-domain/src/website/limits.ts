/** Maximum number of content blocks on a page of an account's website. */
export const MAX_SITE_BLOCKS = 40;
