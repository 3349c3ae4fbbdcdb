import { toSearchText } from '@girassol/shared-domain';
import { isOneTypoApart } from './one-typo';
import { isShortFormOf, joinNameWordsPhonetically, type NameWord, parseNameWords } from './parse-name';
import { toPhoneticSpelling } from './to-phonetic-spelling';

/** Legal forms: no word of a name. */
const LEGAL_FORMS = new Set('ltda limitada me mei epp eireli slu cia companhia microempresa'.split(' '));

/** Words that registered names have beside the name that people use. */
const FILLERS = new Set(
  `comercio comercial com industria industrial ind servico servicos serv empresa empresas grupo filial matriz loja lojas
  produtos artigos participacoes empreendimentos representacoes importacao exportacao importadora exportadora prestacao
  prestadora geral gerais varejo varejista atacado atacadista solucoes associados unipessoal`.split(/\s+/),
);

/**
 * Beginnings of words that say what a company does. They do not distinguish it from another one of its trade, but two
 * trades are two companies. Those with `|` between them are one trade. Up to four letters are whole words.
 */
const TRADES =
  `posto auto combustive padari|panific confeit mercad|supermercad|minimercad|hipermercad mercear atacar
  farmac|drogar restaur lanch pizzar churrasc bar hotel|hotei pousad constru|obra engenh arquitet incorpor imobili|imovei
  transport logist metalurg|metal serralh marcen movei madeir materia ferrag|ferramenta eletr energ solar fotovolt instal
  refriger|climatiz oficin|mecan pecas|autopec pneu veicul moto agropecu|agricol|agricul fazend sitio granj frigori
  laticin acoug|carne distribu clinic|medic odonto hospit laborator escol|coleg|educac academ condomin edific residenc
  associac igrej sindicat cooperat prefeit|municip administr contab advoca|advog consult tecnolog|informat|sistema grafic
  papelar livrar textil|tecid confecc|vestuar moda calcad otic joalh cosmetic salao beleza pet veterin floricult bebid
  aliment embalag plastic quimic limpez seguranc irmao filho`
    .split(/\s+/)
    .map((trade) => trade.split('|'));

/** A shorter beginning of a trade counts where a dot shows that the word is shortened. */
const MIN_SHORTENED = 3;
const MIN_SHORTENED_WITHOUT_DOT = 5;

interface CompanyName {
  /** Words that distinguish the company from others. */
  own: readonly NameWord[];
  /** Positions in `TRADES`. */
  trades: readonly number[];
  /** Words but legal forms and fillers. */
  words: readonly NameWord[];
  hasLegalForm: boolean;
}

/**
 * Checks whether at least one of two names has a legal form such as Ltda., or both name a trade, so that both
 * are names of companies.
 */
export function areCompanyNames(one: string, other: string): boolean {
  const names = [parseCompanyName(one), parseCompanyName(other)];
  return (
    names.some(({ hasLegalForm }) => hasLegalForm) ||
    names.every(({ trades, words }) => trades.length > 0 && words.length > 1)
  );
}

/**
 * Checks whether two company names that share a document or contact belong to different companies: their
 * distinguishing words or their trades disagree. Differences in legal form, fillers, order, spelling,
 * shortened words or one typing error do not count, nor do words that one of the names leaves out.
 */
export function areNamesOfDifferentCompanies(one: string, other: string): boolean {
  const [left, right] = [parseCompanyName(one), parseCompanyName(other)];
  if (left.words.length === 0 || right.words.length === 0) return false;
  if (joinNameWordsPhonetically(left.words) === joinNameWordsPhonetically(right.words)) return false;
  if (left.own.length === 0 || right.own.length === 0) return !isSubset(left.words, right.words);
  if (
    joinNameWordsPhonetically(left.own) !== joinNameWordsPhonetically(right.own) &&
    !isSubset(left.own, right.own)
  )
    return true;
  const isOneWithoutTrade = left.trades.length === 0 || right.trades.length === 0;
  return !isOneWithoutTrade && !left.trades.some((trade) => right.trades.includes(trade));
}

function parseCompanyName(name: string): CompanyName {
  const plain = toSearchText(name)
    // Names of the smallest companies begin or end with the document of their owner.
    .replace(/\d[\d./-]{6,20}\d/g, ' ')
    .trim();
  const withoutForm = plain.replace(/ s[./ ]a\.?$/, '');
  const all = parseNameWords(withoutForm);
  const named = all.filter(({ text }) => !LEGAL_FORMS.has(text));
  const words = named.filter(({ text }) => !FILLERS.has(text));
  const own = words.filter((word) => getTrade(word) === -1);
  return {
    // A name of nothing but fillers is told from others by them.
    own: words.length === 0 ? named : own,
    trades: words.map(getTrade).filter((trade) => trade !== -1),
    words: words.length === 0 ? named : words,
    hasLegalForm: named.length < all.length || withoutForm !== plain,
  };
}

/** Returns the position of a word's trade in `TRADES`, -1 where it says none. */
const getTrade = ({ text, isShortened }: NameWord): number =>
  TRADES.findIndex((beginnings) =>
    beginnings.some((beginning) => {
      if (beginning.length <= 4) return text === beginning || text === `${beginning}s`;
      const min = isShortened ? MIN_SHORTENED : MIN_SHORTENED_WITHOUT_DOT;
      return text.startsWith(beginning) || (text.length >= min && beginning.startsWith(text));
    }),
  );

/** Checks whether all words of the shorter name are in the other one, in any order; one of them may have a typing error. */
function isSubset(one: readonly NameWord[], other: readonly NameWord[]): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  const missing = short.filter((word) => !long.some((there) => isSameWord(word, there)));
  const [typed, another] = missing;
  if (typed === undefined) return true;
  return another === undefined && long.some(({ text }) => isOneTypoApart(typed.text, text));
}

function isSameWord(one: NameWord, other: NameWord): boolean {
  if (toPhoneticSpelling(one.text) === toPhoneticSpelling(other.text)) return true;
  const [trade, otherTrade] = [getTrade(one), getTrade(other)];
  if (trade !== -1 || otherTrade !== -1) return trade === otherTrade;
  return isShortFormOf(one, other) || isShortFormOf(other, one);
}
