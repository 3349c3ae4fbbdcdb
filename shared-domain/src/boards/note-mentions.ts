/** Link from the text of a note to a person: `@label` stands in the text. */
export interface NoteMention {
  userId: string;
  /** Name of the person when the text was written. */
  label: string;
}

/** Maximum number of mentions of one note. */
export const MAX_NOTE_MENTIONS = 20;

/** Part of the text of a note: plain, or the link to a person. */
export interface NoteTextPart<M> {
  text: string;
  mention: M | null;
}

const isLetterOrDigit = (character: string | undefined): boolean =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character);

/**
 * Splits the text of a note at its mentions. A longer label goes before a shorter one that it begins with, and `@Ana` in
 * `@Anabela` or in `eu@Ana` is no mention.
 */
export function splitAtMentions<M extends { label: string }>(
  text: string,
  mentions: readonly M[],
): NoteTextPart<M>[] {
  const byLength = mentions
    .filter(({ label }) => label !== '')
    .toSorted((a, b) => b.label.length - a.label.length);
  const parts: NoteTextPart<M>[] = [];
  let plainFrom = 0;
  const addPlain = (until: number) => {
    if (until > plainFrom) parts.push({ text: text.slice(plainFrom, until), mention: null });
  };
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    if (isLetterOrDigit(text[at - 1])) continue;
    const mention = byLength.find(
      ({ label }) => text.startsWith(label, at + 1) && !isLetterOrDigit(text[at + 1 + label.length]),
    );
    if (!mention) continue;
    addPlain(at);
    plainFrom = at + 1 + mention.label.length;
    parts.push({ text: text.slice(at, plainFrom), mention });
  }
  addPlain(text.length);
  return parts;
}

/** Returns the mentions that stand in the text, each person once. */
export function findStandingMentions<M extends NoteMention>(text: string, mentions: readonly M[]): M[] {
  const standing = splitAtMentions(text, mentions).flatMap(({ mention }) => mention ?? []);
  return standing.filter(
    ({ userId, label }, index) =>
      standing.findIndex((other) => other.userId === userId && other.label === label) === index,
  );
}
