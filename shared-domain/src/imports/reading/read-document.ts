import { isCnpj, isCpf } from '../../documents/documents';
import { stripDocument } from '../../documents/strip';
import { type CellReader, Misread } from './misread';

/** A long number that the spreadsheet shows, and saves as text, in powers of ten: `1,12224E+13`. */
const abbreviated = /^\d(?:[.,]\d+)?E\+?\d+$/i;

/** What is said of such a number: its last digits are gone. */
export const lostDigits = new Misread(
  'A planilha abreviou o número e perdeu dígitos. Formate a coluna como texto e digite-o de novo.',
);

export const isAbbreviated = (text: string): boolean => abbreviated.test(text);

const wrongCpf = new Misread('CPF inválido: confira os 11 dígitos.');
const wrongCnpj = new Misread('CNPJ inválido: confira os 14 caracteres.');
const wrong = new Misread('CPF ou CNPJ inválido: confira os dígitos.');
const unclear = new Misread(
  'Sem os zeros à esquerda, pode ser um CPF ou um CNPJ. Escreva-o inteiro: 11 dígitos para CPF, 14 para CNPJ.',
);

/** Zeros that a spreadsheet takes away are given back where check digits prove them. */
function paddedDocument(digits: string): string | Misread {
  const cpf = digits.padStart(11, '0');
  const cnpj = digits.padStart(14, '0');
  const asCpf = digits.length <= 11 && isCpf(cpf);
  // Eleven digits that make a CPF have lost nothing: there is nothing to guess.
  if (asCpf && digits.length === 11) return cpf;
  const asCnpj = isCnpj(cnpj);
  if (asCpf && asCnpj) return unclear;
  if (asCpf) return cpf;
  if (asCnpj) return cnpj;
  if (digits.length === 11) return wrongCpf;
  return digits.length === 14 ? wrongCnpj : wrong;
}

/** A CPF or CNPJ without its mask, letters in upper case. */
export const readDocument: CellReader = (cell, text) => {
  if (typeof cell === 'number') return Number.isSafeInteger(cell) && cell > 0 ? paddedDocument(text) : wrong;
  if (isAbbreviated(text)) return lostDigits;
  const written = stripDocument(text);
  // Asked first: letters of a CNPJ may spell CPF.
  if (isCnpj(written)) return written;
  const document = written.replace(/^(?:CPF|CNPJ)/, '');
  if (/^\d{1,14}$/.test(document)) return paddedDocument(document);
  if (isCnpj(document)) return document;
  return document.length === 14 ? wrongCnpj : wrong;
};

/** A CPF without its mask. */
export const readCpf: CellReader = (cell, text) => {
  if (typeof cell === 'string' && isAbbreviated(text)) return lostDigits;
  const digits = stripDocument(text).replace(/^CPF/, '');
  if (!/^\d{1,11}$/.test(digits)) return wrongCpf;
  const cpf = digits.padStart(11, '0');
  return isCpf(cpf) ? cpf : wrongCpf;
};
