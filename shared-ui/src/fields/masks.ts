import { extractCpfOrCnpj, extractDigits, parseTypedDate, toPhoneDigits } from '@girassol/shared-domain';

/** Name of an input mask: CPF, CNPJ, either of both (`document`), postal code or phone. */
export type MaskName = 'cpf' | 'cnpj' | 'document' | 'cep' | 'phone';

/**
 * Input mask: which characters the value may have, the pattern that shows the value (each `#` is a character
 * of the value), and how a complete value is read.
 */
export interface Mask {
  clean: (text: string) => string;
  getPattern: (value: string) => string;
  /** Reads a value that was pasted or is left: what is dialled before a phone goes. */
  settle?: (value: string) => string;
  /** Reads a text that came as a whole, by paste or automatic filling, where it may be written in other ways than typed. */
  readWhole?: (text: string) => string | null;
}

const cpf = '###.###.###-##';
const cnpj = '##.###.###/####-##';
const cep = '#####-###';

/** Nobody means more than two of anything that has a mask. */
const MAX_LENGTH = 40;

/**
 * Wraps a clean function with a limit of 40 characters. Extra characters below that limit are shown instead of cut off,
 * and make the value invalid.
 */
const limitLength = (clean: (text: string) => string) => (text: string) => clean(text).slice(0, MAX_LENGTH);

/** The pattern, or the bare characters of a value that is too long for it. */
const fitting = (pattern: string, value: string): string =>
  value.length > pattern.replace(/[^#]/g, '').length ? '#'.repeat(value.length) : pattern;

function phonePattern(value: string): string {
  // A leading zero or country code is removed once the number is complete.
  if (value.startsWith('0')) return '#'.repeat(value.length);
  if (value.length === 12 && value.startsWith('55')) return '+## (##) ####-####';
  if (value.length === 13 && value.startsWith('55')) return '+## (##) #####-####';
  return fitting(value.length > 10 ? '(##) #####-####' : '(##) ####-####', value);
}

/** Input mask of each kind of masked value. */
export const masks: Record<MaskName, Mask> = {
  cpf: { clean: limitLength(extractDigits), getPattern: (value) => fitting(cpf, value) },
  cnpj: { clean: limitLength(extractCpfOrCnpj), getPattern: (value) => fitting(cnpj, value) },
  // A letter can only be of a CNPJ.
  document: {
    clean: limitLength(extractCpfOrCnpj),
    getPattern: (value) => fitting(value.length > 11 || /[A-Z]/.test(value) ? cnpj : cpf, value),
  },
  cep: { clean: limitLength(extractDigits), getPattern: (value) => fitting(cep, value) },
  phone: { clean: limitLength(extractDigits), getPattern: phonePattern, settle: toPhoneDigits },
};

/** Input mask of a date, `dd/mm/aaaa`. */
export const dateMask: Mask = {
  clean: limitLength(extractDigits),
  getPattern: (value) => fitting('##/##/####', value),
  readWhole: (text) => parseTypedDate(text)?.split('-').reverse().join('') ?? null,
};

/** Formats a complete or incomplete value with a mask: `123.4` for `1234` of a CPF. */
export function applyMask(mask: Mask, value: string): string {
  let used = 0;
  let text = '';
  for (const place of mask.getPattern(value)) {
    if (used >= value.length) break;
    text += place === '#' ? (value[used++] ?? '') : place;
  }
  return text;
}

/** Returns the caret position in the masked text after `count` characters of the value. */
export function getCaretPosition(mask: Mask, value: string, count: number): number {
  const text = applyMask(mask, value);
  if (count >= value.length) return text.length;
  let seen = 0;
  for (const [index, place] of Array.from(mask.getPattern(value)).entries()) {
    if (seen === count) return index;
    if (place === '#') seen += 1;
  }
  return text.length;
}
