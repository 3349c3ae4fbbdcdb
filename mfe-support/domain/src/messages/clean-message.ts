/**
 * Characters that change the direction of the text after them, or hide it: embeddings, overrides and isolates of the
 * bidirectional algorithm, zero-width marks of the byte order, and control characters but tab and line break.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const UNWANTED = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/**
 * Cleans the text of a message: one kind of line break, no characters that turn or hide other text, no blank ends, and at
 * most two empty lines in a row.
 */
export const cleanMessage = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(UNWANTED, '')
    .replace(/\n{3,}/g, '\n\n\n')
    .trim();

/** Cleans the title of a ticket: the same, on one line. */
export const cleanTitle = (text: string): string => cleanMessage(text).replace(/\s+/g, ' ');
