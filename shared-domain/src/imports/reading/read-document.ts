import { isCnpj, isCpf } from '../../documents/documents';
import { stripCpfOrCnpjMask } from '../../documents/strip';
import { annotateValue, type CellReader, type CellReading, CellReadingError } from './cell-reading';
import { removeZeroFraction } from './float-text';

/** A long number that the spreadsheet shows, and saves as text, in powers of ten: `1,12224E+13`. */
const abbreviated = /^\d(?:[.,]\d+)?E\+?\d+$/i;

/**
 * Error for a long number (such as a CPF) that the spreadsheet saved in scientific notation, so that its last digits
 * are lost.
 */
export const lostDigitsError = new CellReadingError(
  'A planilha abreviou o número e perdeu dígitos. Formate a coluna como texto e digite-o de novo.',
);

/** Returns true for a long number that a spreadsheet abbreviated to powers of ten: `1,12224E+13`. */
export const isScientificNotation = (text: string): boolean => abbreviated.test(text);

const wrongCpf = new CellReadingError('CPF inválido: confira os 11 dígitos.');
const wrongCnpj = new CellReadingError('CNPJ inválido: confira os 14 caracteres.');
const wrong = new CellReadingError('CPF ou CNPJ inválido: confira os dígitos.');
const unclear = new CellReadingError(
  'Sem os zeros à esquerda, pode ser um CPF ou um CNPJ. Escreva-o inteiro: 11 dígitos para CPF, 14 para CNPJ.',
);

const GIVEN_ZEROS = 'Os zeros à esquerda, que a planilha tirou, foram devolvidos.';

/** Returns the document as it is stored, annotated if it has zeros that were not written. */
const annotateIfPadded = (document: string | CellReadingError, written: string): CellReading =>
  document instanceof CellReadingError || document.length === written.length
    ? document
    : annotateValue(document, { remarks: [GIVEN_ZEROS], rest: [] });

/** Zeros that a spreadsheet takes away are given back where check digits prove them. */
function paddedDocument(digits: string): string | CellReadingError {
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

/** Letters around a document that only say which one it is: `CPF/CNPJ nº`, `CNPJ/MF`. */
const labels = /^(?:CPF|CNPJ|CGC|MF|DOC(?:UMENTO)?|N[ºO°]?)+|(?:CPF|CNPJ)$/g;

/**
 * Reads a CPF or CNPJ from a spreadsheet cell and returns it without its mask, with letters in upper case.
 */
export const readCpfOrCnpjCell: CellReader = (cell, text) => {
  if (typeof cell === 'number')
    return Number.isSafeInteger(cell) && cell > 0 ? annotateIfPadded(paddedDocument(text), text) : wrong;
  if (isScientificNotation(text)) return lostDigitsError;
  const written = stripCpfOrCnpjMask(removeZeroFraction(text));
  // Asked first: letters of a CNPJ may spell CPF.
  if (isCnpj(written)) return written;
  const document = written.replace(labels, '');
  if (/^\d{1,14}$/.test(document)) return annotateIfPadded(paddedDocument(document), document);
  if (isCnpj(document)) return document;
  return document.length === 14 ? wrongCnpj : wrong;
};

/** Reads a CPF from a spreadsheet cell and returns its digits. */
export const readCpfCell: CellReader = (cell, text) => {
  if (typeof cell === 'string' && isScientificNotation(text)) return lostDigitsError;
  const digits = stripCpfOrCnpjMask(removeZeroFraction(text)).replace(labels, '');
  if (!/^\d{1,11}$/.test(digits)) return wrongCpf;
  const cpf = digits.padStart(11, '0');
  return isCpf(cpf) ? annotateIfPadded(cpf, digits) : wrongCpf;
};
