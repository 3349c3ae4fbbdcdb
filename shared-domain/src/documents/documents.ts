import { stripDocument } from './strip';

/** Remainder of a weighted sum by 11, as the federal revenue turns it into a check digit. */
function checkDigit(values: number[], weightOf: (distanceFromEnd: number) => number): number {
  const sum = values.reduce((total, value, index) => total + value * weightOf(values.length - 1 - index), 0);
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}

/** Character code minus 48: digits keep their value, A is 17 (Nota Técnica Cocad 49/2024). */
const valuesOf = (text: string) => Array.from(text, (character) => character.charCodeAt(0) - 48);

function hasCheckDigits(document: string, weightOf: (distanceFromEnd: number) => number): boolean {
  const values = valuesOf(document);
  const base = values.slice(0, -2);
  const first = checkDigit(base, weightOf);
  const second = checkDigit([...base, first], weightOf);
  return document.endsWith(`${first}${second}`);
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
