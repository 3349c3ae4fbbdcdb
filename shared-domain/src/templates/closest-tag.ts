import { collectTagNames, type TagFamilyInfo } from './known-tags';

/** Maximum number of changed letters that count as a typing error. */
const MAX_TYPOS = 3;

/**
 * Returns the known tag that a misspelt tag most likely stands for; null if no tag of `families` is close.
 */
export function findClosestTag(tag: string, families: readonly TagFamilyInfo[]): string | null {
  const written = tag
    .trim()
    .toLowerCase()
    .replace(/[\s.-]+/g, '_');
  let best: { name: string; slips: number } | null = null;
  for (const name of collectTagNames(families)) {
    if (Math.abs(name.length - written.length) > MAX_TYPOS) continue;
    const slips = slipsBetween(written, name);
    if (slips <= Math.min(MAX_TYPOS, name.length / 3) && slips < (best?.slips ?? Number.POSITIVE_INFINITY))
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
