import { toCents } from './cents';

const small = [
  ...['', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez', 'onze', 'doze'],
  ...['treze', 'quatorze', 'quinze', 'dezesseis', 'dezessete', 'dezoito', 'dezenove'],
];
const tens = [
  '',
  '',
  'vinte',
  'trinta',
  'quarenta',
  'cinquenta',
  'sessenta',
  'setenta',
  'oitenta',
  'noventa',
];
const hundreds = [
  ...['', 'cento', 'duzentos', 'trezentos', 'quatrocentos', 'quinhentos', 'seiscentos', 'setecentos'],
  ...['oitocentos', 'novecentos'],
];
/** Names of the groups of three digits, from the lowest: singular and plural. */
const groups = [
  ['', ''],
  ['mil', 'mil'],
  ['milhão', 'milhões'],
  ['bilhão', 'bilhões'],
] as const;

/**
 * Formats an amount in reais in words, as contracts write it: "vinte e quatro mil e novecentos reais e cinquenta
 * centavos". Amounts are not negative and below one trillion.
 */
export function formatSpelledOutMoney(reais: number): string {
  const cents = toCents(reais);
  const whole = Math.floor(cents / 100);
  const parts = [
    (whole > 0 || cents === 0) && formatReais(whole),
    cents % 100 > 0 && `${formatInteger(cents % 100)} ${cents % 100 === 1 ? 'centavo' : 'centavos'}`,
  ];
  return parts.filter(Boolean).join(' e ');
}

function formatReais(whole: number): string {
  if (whole === 1) return 'um real';
  // "dois milhões de reais", but "dois milhões e cem reais".
  const preposition = whole >= 1_000_000 && whole % 1_000_000 === 0 ? 'de ' : '';
  return `${formatInteger(whole)} ${preposition}reais`;
}

function formatInteger(value: number): string {
  if (value === 0) return 'zero';
  const words = groups
    .map(([one, many], index) => {
      const digits = Math.floor(value / 1000 ** index) % 1000;
      // "mil reais", not "um mil reais".
      const text = index === 1 && digits === 1 ? '' : formatHundreds(digits);
      return { digits, text: [text, digits === 1 ? one : many].filter(Boolean).join(' ') };
    })
    .filter(({ digits }) => digits > 0)
    .toReversed();
  // The last group is joined by "e" if it is one word: "mil e cem", "mil e cinco", but "mil cento e vinte".
  return words
    .map(({ digits, text }, index) => {
      if (index === 0) return text;
      const isLast = index === words.length - 1;
      return isLast && (digits < 100 || digits % 100 === 0) ? ` e ${text}` : ` ${text}`;
    })
    .join('');
}

function formatHundreds(digits: number): string {
  if (digits === 100) return 'cem';
  const rest = digits % 100;
  const belowHundred =
    rest < 20 ? small[rest] : [tens[Math.floor(rest / 10)], small[rest % 10]].filter(Boolean).join(' e ');
  return [hundreds[Math.floor(digits / 100)], belowHundred].filter(Boolean).join(' e ');
}
