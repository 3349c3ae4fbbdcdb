import { removeAccents } from '../formats/remove-accents';

/**
 * Minimum and maximum length and pattern of an account's slug in proposal URLs (proposals-004): lower-case
 * letters, digits and single hyphens.
 */
export const PROPOSAL_SLUG_RULES = { min: 3, max: 40, pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/ } as const;

/**
 * Returns the Portuguese error message for an invalid proposal slug of an account; null if the slug is valid.
 */
export function findProposalSlugProblem(slug: string): string | null {
  const { min, max, pattern } = PROPOSAL_SLUG_RULES;
  if (slug.length < min || slug.length > max) return `Use de ${min} a ${max} caracteres.`;
  return pattern.test(slug) ? null : 'Use letras minúsculas sem acento, números e hífens simples.';
}

/** Converts a company name to a slug; '' if no character of it is allowed. */
export const toProposalSlug = (name: string): string =>
  removeAccents(name)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, PROPOSAL_SLUG_RULES.max)
    .replace(/^-+|(?<!-)-+$/g, '');
