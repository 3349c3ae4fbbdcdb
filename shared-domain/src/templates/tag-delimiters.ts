/** Texts that begin and end a tag in a document template. */
export interface TagDelimiters {
  start: string;
  end: string;
}

/** Delimiters in proposals and service orders: `{cliente_nome}` (contracts-020). */
export const braceDelimiters: TagDelimiters = { start: '{', end: '}' };

/** Delimiters in contracts: `[[cliente_nome]]` (contracts-020). */
export const bracketDelimiters: TagDelimiters = { start: '[[', end: ']]' };

/** Formats a tag with its delimiters, as written in a document. */
export const formatTag = (tag: string, { start, end }: TagDelimiters): string => `${start}${tag}${end}`;
