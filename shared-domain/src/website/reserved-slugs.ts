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

/** In words why a site may not be called so; null: it may. */
export function whyReserved(slug: string): string | null {
  if (reserved.has(slug) || withheld.some((word) => slug.includes(word)))
    return 'Este nome é reservado. Escolha outro.';
  return null;
}

/** A name for the address of a site out of the name of its company: `Sol & Vale Ltda` is `sol-vale-ltda`. */
export function slugOf(name: string): string {
  const slug = withheld
    .reduce((words, word) => words.replaceAll(word, ''), hyphened(name))
    .slice(0, 50)
    .replace(/-{2,}/g, '-')
    .replace(/^-+|(?<!-)-+$/g, '');
  return slug.length < 3 || whyReserved(slug) ? `energia-solar${slug ? `-${slug}` : ''}` : slug;
}

const hyphened = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
