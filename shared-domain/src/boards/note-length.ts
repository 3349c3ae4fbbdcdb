/** Maximum length of a note's text, in characters. */
export const MAX_NOTE_LENGTH = 10_000;
