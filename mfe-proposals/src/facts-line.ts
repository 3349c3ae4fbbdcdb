/** Joins facts into one line, separated by dots. The line can break between facts but not within one. */
export const joinFacts = (facts: readonly (string | null | undefined)[]): string =>
  facts.flatMap((fact) => (fact ? [fact.replaceAll(' ', '\u00a0')] : [])).join(' · ');
