import { foldCaseAccentsAndStyles } from '../formats/remove-accents';

/** Names that pages of the server stand under, or that would speak for the product. */
const reserved = new Set([
  'admin',
  'ajuda',
  'api',
  'app',
  'assets',
  'blog',
  'contato',
  'denunciar',
  'federation',
  'fonte',
  'imagem',
  'institucional',
  'login',
  'previa',
  'privacidade',
  'robots',
  'simulador',
  'simulacao',
  'sitemap',
  'site',
  'sites',
  'suporte',
  'www',
]);

/** Words of the product and of those whom sites that deceive pretend to be. */
const withheld = [
  'girassol',
  'bradesco',
  'itau',
  'santander',
  'nubank',
  'caixa-economica',
  'banco-do-brasil',
  'gov-br',
  'receita-federal',
];

/**
 * Returns the Portuguese message that a website's slug is reserved and why; null if the slug is not reserved.
 */
export function findReservedSlugReason(slug: string): string | null {
  if (reserved.has(slug) || withheld.some((word) => slug.includes(word)))
    return 'Este nome é reservado. Escolha outro.';
  return null;
}

/** Converts a company name to a slug for the site's URL: `Sol & Vale Ltda` becomes `sol-vale-ltda`. */
export function toSiteSlug(name: string): string {
  const slug = withheld
    .reduce((words, word) => words.replaceAll(word, ''), hyphened(name))
    .slice(0, 50)
    .replace(/-{2,}/g, '-')
    .replace(/^-+|(?<!-)-+$/g, '');
  return slug.length < 3 || findReservedSlugReason(slug) ? `energia-solar${slug ? `-${slug}` : ''}` : slug;
}

const hyphened = (name: string): string => foldCaseAccentsAndStyles(name).replace(/[^a-z0-9]+/g, '-');
