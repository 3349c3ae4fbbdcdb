import { foldCaseAccentsAndStyles } from '../../formats/remove-accents';
import { collectBlockValues } from '../block-values';
import type { SiteContent } from '../content';
import { createSiteWarning, type SiteProblem, toBlockProblem } from './site-problem';

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

const suspiciousPatterns = suspicious.map((word) => ({
  word,
  // linear: a word of the list above
  pattern: new RegExp(`(?<![\\p{L}\\p{N}])${word.replaceAll('.', '\\.')}(?![\\p{L}\\p{N}])`, 'u'),
}));

/** Latin letters beside those of alphabets that look like them, in one word. */
const LOOKALIKE =
  /(?<!\p{L})\p{L}*(?:\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin})\p{L}*/u;

function findSuspiciousText(path: string, text: string): SiteProblem[] {
  const lookalike = LOOKALIKE.exec(text)?.[0];
  if (lookalike)
    return [
      createSiteWarning(path, `“${lookalike}” mistura letras de outro alfabeto. Escreva a palavra de novo.`),
    ];
  const normal = foldCaseAccentsAndStyles(text);
  const found = suspiciousPatterns.find(({ pattern }) => pattern.test(normal));
  if (!found) return [];
  return [
    createSiteWarning(
      path,
      `O texto cita “${found.word}”. Nomes de bancos e órgãos públicos são comuns em golpes: só os use se for preciso.`,
    ),
  ];
}

/**
 * Returns warnings about texts of an account's website that may be signs of fraud. The warnings do not
 * prevent publication; an operator of the platform inspects reported websites.
 */
export function checkSuspiciousTexts({ blocks, business, search }: SiteContent): SiteProblem[] {
  const ofSite = [
    ...findSuspiciousText('business.name', business.name),
    ...findSuspiciousText('search.title', search.title),
    ...findSuspiciousText('search.description', search.description),
  ];
  const ofBlocks = blocks.flatMap((block) =>
    collectBlockValues(block)
      .flatMap(({ path, value }) => (typeof value === 'string' ? findSuspiciousText(path, value) : []))
      .map((problem) => toBlockProblem(block, problem)),
  );
  return [...ofSite, ...ofBlocks];
}
