import { knownTags, type TagList } from './known-tags';

/** More letters than that are no slip of the pen. */
const MOST_SLIPS = 3;

/** The tag of the list that somebody most likely meant; null where none is near. */
export function closestTag(tag: string, families: readonly TagList[]): string | null {
  const written = tag
    .trim()
    .toLowerCase()
    .replace(/[\s.-]+/g, '_');
  let best: { name: string; slips: number } | null = null;
  for (const name of knownTags(families)) {
    if (Math.abs(name.length - written.length) > MOST_SLIPS) continue;
    const slips = slipsBetween(written, name);
    if (slips <= Math.min(MOST_SLIPS, name.length / 3) && slips < (best?.slips ?? Number.POSITIVE_INFINITY))
      best = { name, slips };
  }
  return best?.name ?? null;
}

/** Letters to put in, take out or change, to make one word of the other (Levenshtein). */
function slipsBetween(from: string, to: string): number {
  let before = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...from].entries()) {
    const line = [row + 1];
    for (const [column, wanted] of [...to].entries())
      line.push(
        Math.min(
          (line[column] ?? 0) + 1,
          (before[column + 1] ?? 0) + 1,
          (before[column] ?? 0) + (letter === wanted ? 0 : 1),
        ),
      );
    before = line;
  }
  return before[to.length] ?? 0;
}
