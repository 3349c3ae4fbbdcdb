import { onlyDigits, stripDocument } from '@girassol/shared-domain';

export type MaskName = 'cpf' | 'cnpj' | 'document' | 'cep' | 'phone';

/** How a value looks (`#` is a place of the value) and which characters it keeps. */
export interface Mask {
  clean: (text: string) => string;
  patternOf: (value: string) => string;
}

const cpf = '###.###.###-##';
const cnpj = '##.###.###/####-##';

const upTo = (clean: (text: string) => string, most: number) => (text: string) => clean(text).slice(0, most);

const phonePattern = (value: string): string => {
  if (value.length > 11) return '+## (##) #####-####';
  return value.length > 10 ? '(##) #####-####' : '(##) ####-####';
};

export const masks: Record<MaskName, Mask> = {
  cpf: { clean: upTo(onlyDigits, 11), patternOf: () => cpf },
  cnpj: { clean: upTo(stripDocument, 14), patternOf: () => cnpj },
  // A letter can only be of a CNPJ.
  document: {
    clean: upTo(stripDocument, 14),
    patternOf: (value) => (value.length > 11 || /[A-Z]/.test(value) ? cnpj : cpf),
  },
  cep: { clean: upTo(onlyDigits, 8), patternOf: () => '#####-###' },
  phone: { clean: upTo(onlyDigits, 13), patternOf: phonePattern },
};

export const dateMask: Mask = { clean: upTo(onlyDigits, 8), patternOf: () => '##/##/####' };

/** The value in its pattern, as far as it goes: `1234` of a CPF is `123.4`. */
export function masked(mask: Mask, value: string): string {
  let used = 0;
  let text = '';
  for (const place of mask.patternOf(value)) {
    if (used >= value.length) break;
    text += place === '#' ? (value[used++] ?? '') : place;
  }
  return text;
}

/** Where the caret stands in the masked text after `count` characters of the value. */
export function caretAfter(mask: Mask, value: string, count: number): number {
  const text = masked(mask, value);
  if (count >= value.length) return text.length;
  let seen = 0;
  for (const [index, place] of Array.from(mask.patternOf(value)).entries()) {
    if (seen === count) return index;
    if (place === '#') seen += 1;
  }
  return text.length;
}
