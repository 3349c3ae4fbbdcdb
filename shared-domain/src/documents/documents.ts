import { stripDocument } from './strip';

/**
 * The check digit after the first `length` characters, as the federal revenue calculates it. A character counts with its
 * code minus 48: digits keep their value, A is 17 (Nota Técnica Cocad 49/2024).
 */
function checkDigit(text: string, length: number, weightOf: (distanceFromEnd: number) => number): number {
  let sum = 0;
  for (let index = 0; index < length; index += 1)
    sum += (text.charCodeAt(index) - 48) * weightOf(length - 1 - index);
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}

/** The second digit counts the first as it stands: where that one is wrong, the document is wrong anyway. */
function hasCheckDigits(document: string, weightOf: (distanceFromEnd: number) => number): boolean {
  const second = document.length - 1;
  const first = second - 1;
  return (
    document.charCodeAt(first) - 48 === checkDigit(document, first, weightOf) &&
    document.charCodeAt(second) - 48 === checkDigit(document, second, weightOf)
  );
}

const isOneCharacter = (text: string) => /^(.)\1*$/.test(text);

/** A CPF with right check digits, masked or not. */
export function isCpf(text: string): boolean {
  const cpf = stripDocument(text);
  if (!/^\d{11}$/.test(cpf) || isOneCharacter(cpf)) return false;
  return hasCheckDigits(cpf, (distance) => distance + 2);
}

/** A CNPJ with right check digits, masked or not, numeric or with letters in its first twelve places. */
export function isCnpj(text: string): boolean {
  const cnpj = stripDocument(text);
  if (!/^[0-9A-Z]{12}\d{2}$/.test(cnpj) || isOneCharacter(cnpj)) return false;
  return hasCheckDigits(cnpj, (distance) => (distance % 8) + 2);
}

/** What a document is called: CNPJ when 14 characters remain without the mask, else CPF. */
export function documentLabel(document: string): 'CPF' | 'CNPJ' {
  return stripDocument(document).length === 14 ? 'CNPJ' : 'CPF';
}

/** A document with its mask: `999.999.999-99` or `99.999.999/9999-99`. Any other length stays as it came. */
export function formatDocument(document: string): string {
  const raw = stripDocument(document);
  if (raw.length === 11) return raw.replace(/^(.{3})(.{3})(.{3})(.{2})$/, '$1.$2.$3-$4');
  if (raw.length === 14) return raw.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5');
  return document;
}
