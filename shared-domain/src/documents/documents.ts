import { stripCpfOrCnpjMask } from './strip';

/**
 * The check digit after the first `length` characters, as the federal revenue calculates it. A character counts with its
 * code minus 48: digits keep their value, A is 17 (Nota Técnica Cocad 49/2024).
 */
function checkDigit(text: string, length: number, getWeight: (distanceFromEnd: number) => number): number {
  let sum = 0;
  for (let index = 0; index < length; index += 1)
    sum += (text.charCodeAt(index) - 48) * getWeight(length - 1 - index);
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}

/** The second digit counts the first as it stands: where that one is wrong, the document is wrong anyway. */
function hasCheckDigits(document: string, getWeight: (distanceFromEnd: number) => number): boolean {
  const second = document.length - 1;
  const first = second - 1;
  return (
    document.charCodeAt(first) - 48 === checkDigit(document, first, getWeight) &&
    document.charCodeAt(second) - 48 === checkDigit(document, second, getWeight)
  );
}

const isOneCharacter = (text: string) => /^(.)\1*$/.test(text);

/** Returns true for a CPF with correct check digits, masked or not. */
export function isCpf(text: string): boolean {
  const cpf = stripCpfOrCnpjMask(text);
  if (!/^\d{11}$/.test(cpf) || isOneCharacter(cpf)) return false;
  return hasCheckDigits(cpf, (distance) => distance + 2);
}

/**
 * Returns true for a CNPJ with correct check digits, masked or not, numeric or with letters in its first twelve
 * characters.
 */
export function isCnpj(text: string): boolean {
  const cnpj = stripCpfOrCnpjMask(text);
  if (!/^[0-9A-Z]{12}\d{2}$/.test(cnpj) || isOneCharacter(cnpj)) return false;
  return hasCheckDigits(cnpj, (distance) => (distance % 8) + 2);
}

/**
 * Returns a CPF or CNPJ without its mask and without a leading `CPF` or `CNPJ` (`CPF: 529…`). A CNPJ may
 * itself begin with these letters, so a leading word is removed only if a complete CPF or CNPJ follows.
 */
export function extractCpfOrCnpj(text: string): string {
  const document = stripCpfOrCnpjMask(text);
  if (isCnpj(document)) return document;
  const bare = document.replace(/^[A-Z]+/, '');
  const ofLetters = document.replace(/^CNPJ(?:MF)?N?/, '');
  return [bare, ofLetters].find((rest) => isCpf(rest) || isCnpj(rest)) ?? document;
}

/**
 * Returns the type of a tax document by its length: 'CNPJ' if the document has 14 characters without its
 * mask, else 'CPF'.
 */
export function getTaxDocumentTypeLabel(document: string): 'CPF' | 'CNPJ' {
  return stripCpfOrCnpjMask(document).length === 14 ? 'CNPJ' : 'CPF';
}

/**
 * Formats a CPF or CNPJ with its mask: `999.999.999-99` or `99.999.999/9999-99`. A text of any other length is returned
 * unchanged.
 */
export function formatCpfOrCnpj(document: string): string {
  const raw = stripCpfOrCnpjMask(document);
  if (raw.length === 11) return raw.replace(/^(.{3})(.{3})(.{3})(.{2})$/, '$1.$2.$3-$4');
  if (raw.length === 14) return raw.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5');
  return document;
}
