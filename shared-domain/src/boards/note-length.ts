/** Longest text of a note, in characters. */
export const NOTE_MAX_LENGTH = 10_000;
