/** The name of an account in the addresses of its proposals (proposals-004): small letters, digits and single hyphens. */
export const PROPOSAL_SLUG = { min: 3, max: 40, pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/ } as const;

/** What is said of a name that cannot stand in an address; null of one that can. */
export function proposalSlugProblem(slug: string): string | null {
  const { min, max, pattern } = PROPOSAL_SLUG;
  if (slug.length < min || slug.length > max) return `Use de ${min} a ${max} caracteres.`;
  return pattern.test(slug) ? null : 'Use letras minúsculas sem acento, números e hífens simples.';
}

/** A name for addresses out of that of a company; empty where nothing of it can stand there. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, PROPOSAL_SLUG.max)
    .replace(/^-+|(?<!-)-+$/g, '');
