/** What somebody who plays with the demonstration bank asks for in the applicant's mail: `ana+negar@casa.test`. */
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
export type OutcomeTag = (typeof outcomeTags)[number];

/** Only of mail that reaches nobody: `.test` is reserved (RFC 2606), so that no real applicant is treated otherwise. */
const TAGGED = /^[^@+]*((?:\+[^@+]+)+)@(?:[^@]+\.)?test$/i;

/** Outcomes that a mail asks for. */
export function tagsOf(email: string): ReadonlySet<OutcomeTag> {
  const written = TAGGED.exec(email.trim())?.[1]?.toLowerCase().split('+') ?? [];
  return new Set(outcomeTags.filter((tag) => written.includes(tag)));
}
