import type { HelpCategory } from '@girassol/support-domain/help';

/** Piece of a line of an article: text, the label of a control, or a link. */
export interface ArticleSpan {
  text: string;
  /** The text is the label of a button, field or tab. */
  isLabel?: true;
  /** Link: the pattern of a route, or the path of another article. */
  to?: string;
}

/** Block of an article: numbered steps, a list, a paragraph or a heading. */
export interface ArticleBlock {
  kind: 'steps' | 'list' | 'paragraph' | 'heading';
  lines: ArticleSpan[][];
}

/** Help article, read from its file. */
export interface HelpArticle {
  slug: string;
  title: string;
  category: HelpCategory;
  /** One or two sentences that answer the question of the title. */
  summary: string;
  /** Other words that people use for the subject. */
  keywords: string[];
  /** Patterns of the routes whose screens propose the article. */
  screens: string[];
  blocks: ArticleBlock[];
  /** The text below the head, as it was written. */
  text: string;
}
