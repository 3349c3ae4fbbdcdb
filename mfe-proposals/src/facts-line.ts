/** Facts in a line, a dot between them; a line breaks between two facts, never within one. */
export const factsLine = (facts: readonly (string | null | undefined)[]): string =>
  facts.flatMap((fact) => (fact ? [fact.replaceAll(' ', '\u00a0')] : [])).join(' · ');
