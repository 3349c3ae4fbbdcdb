/** Between what a tag stands in a document. */
export interface TagMarks {
  start: string;
  end: string;
}

/** Of proposals and service orders: `{cliente_nome}` (contracts-020). */
export const braces: TagMarks = { start: '{', end: '}' };

/** Of contracts: `[[cliente_nome]]` (contracts-020). */
export const brackets: TagMarks = { start: '[[', end: ']]' };

/** A tag as somebody writes it in a document. */
export const writtenTag = (tag: string, { start, end }: TagMarks): string => `${start}${tag}${end}`;
