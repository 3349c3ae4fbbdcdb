/** Part of a text that begins a mention: the text after `@`, and the position of the `@`. */
export interface MentionQuery {
  at: number;
  typed: string;
}

/** Letters, and at most two spaces between them: "Ana", "Ana Sou", "José da Sil". */
const BEGUN_MENTION = /(?:^|[^\p{L}\p{N}])@(\p{L}{0,30}(?: \p{L}{0,30}){0,2})$/u;

/** Finds the mention that is being typed before the caret; null if none is. */
export function findMentionQuery(text: string, caret: number): MentionQuery | null {
  const typed = BEGUN_MENTION.exec(text.slice(0, caret))?.[1];
  return typed === undefined ? null : { at: caret - typed.length - 1, typed };
}
