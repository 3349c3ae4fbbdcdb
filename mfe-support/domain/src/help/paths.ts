/** Path of the list of help articles. */
export const HELP_PATH = '/ajuda';
/** Path of the page that opens a screen whose address has the id of the person who looks. */
export const OPEN_SCREEN_PATH = '/ajuda/abrir';

/** Builds the path of a help article. */
export const buildArticlePath = (slug: string): string => `${HELP_PATH}/${slug}`;

/**
 * Builds the link from an article to a screen, given as the pattern of its route. A pattern with a parameter leads over the
 * page that fills it in.
 */
export const buildScreenLink = (pattern: string): string =>
  pattern.includes(':') ? `${OPEN_SCREEN_PATH}?tela=${encodeURIComponent(pattern)}` : pattern;
