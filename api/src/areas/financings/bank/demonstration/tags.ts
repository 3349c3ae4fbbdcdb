/**
 * Tags in the e-mail address of an applicant (`ana+negar@casa.test`) by which a tester chooses how the
 * demonstration bank decides.
 */
export const outcomeTags = [
  'negar',
  'pendente',
  'documentos',
  'reanalise',
  'expirar',
  'lento',
  'erro',
  'duplicado',
  'foradeordem',
] as const;
/** Tag in an applicant's e-mail address that chooses an outcome of the demonstration bank. */
export type OutcomeTag = (typeof outcomeTags)[number];

/** Only of mail that reaches nobody: `.test` is reserved (RFC 2606), so that no real applicant is treated otherwise. */
const TAGGED = /^[^@+]*((?:\+[^@+]+)+)@(?:[^@]+\.)?test$/i;

/**
 * Returns the tags of an e-mail address that choose outcomes of the demonstration bank. Addresses outside the
 * domain `.test` have no tags.
 */
export function parseOutcomeTags(email: string): ReadonlySet<OutcomeTag> {
  const written = TAGGED.exec(email.trim())?.[1]?.toLowerCase().split('+') ?? [];
  return new Set(outcomeTags.filter((tag) => written.includes(tag)));
}
