import type { SiteContent } from '../content';
import { valuesIn } from '../walk-content';
import { ofBlock, type SiteProblem, siteWarning } from './site-problem';

/** Names under which sites that deceive like to speak, and what only they ask for. */
const suspicious = [
  'banco do brasil',
  'bradesco',
  'caixa economica',
  'caixa tem',
  'itau',
  'nubank',
  'santander',
  'banco central',
  'mercado pago',
  'picpay',
  'receita federal',
  'gov.br',
  'inss',
  'detran',
  'serasa',
  'auxilio brasil',
  'bolsa familia',
  'senha',
  'cvv',
  'codigo de seguranca',
];

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

const words = suspicious.map((word) => ({
  word,
  // linear: a word of the list above
  pattern: new RegExp(`(?<![\\p{L}\\p{N}])${word.replaceAll('.', '\\.')}(?![\\p{L}\\p{N}])`, 'u'),
}));

/** Latin letters beside those of alphabets that look like them, in one word. */
const LOOKALIKE =
  /(?<!\p{L})\p{L}*(?:\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin})\p{L}*/u;

function problemOf(path: string, text: string): SiteProblem[] {
  const lookalike = LOOKALIKE.exec(text)?.[0];
  if (lookalike)
    return [siteWarning(path, `"${lookalike}" mistura letras de outro alfabeto. Escreva a palavra de novo.`)];
  const normal = plain(text);
  const found = words.find(({ pattern }) => pattern.test(normal));
  if (!found) return [];
  return [
    siteWarning(
      path,
      `O texto cita "${found.word}". Nomes de bancos e órgãos públicos são comuns em golpes: só os use se for preciso.`,
    ),
  ];
}

/** Does a site speak like one that deceives? It may still be published: an operator looks at what is reported. */
export function checkWords({ blocks, business, search }: SiteContent): SiteProblem[] {
  const ofSite = [
    ...problemOf('business.name', business.name),
    ...problemOf('search.title', search.title),
    ...problemOf('search.description', search.description),
  ];
  const ofBlocks = blocks.flatMap((block) =>
    valuesIn(block)
      .flatMap(({ path, value }) => (typeof value === 'string' ? problemOf(path, value) : []))
      .map((problem) => ofBlock(block, problem)),
  );
  return [...ofSite, ...ofBlocks];
}
