/** Characters without width, which come along from chats and other sites: joiners, byte order marks, marks of direction. */
const ZERO_WIDTH = '\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufeff';
const zeroWidth = new RegExp(`[${ZERO_WIDTH}]`, 'g');
const unseen = new RegExp(`[\\s\\p{Cc}${ZERO_WIDTH}]`, 'u');

/** Removes the characters without width from a text. Spaces, tabs and line breaks stay. */
export const removeZeroWidth = (text: string): string => text.replace(zeroWidth, '');

/** Returns a text without spaces and characters that nobody sees at its two ends; a text of such alone is empty. */
export function trimUnseen(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && unseen.test(text.charAt(start))) start += 1;
  while (end > start && unseen.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** Checks whether a text has no character that people see: only spaces, controls, and those without width. */
export const isInvisible = (text: string): boolean => trimUnseen(text) === '';
