import { isEmail } from '../../documents/fields';
import { brazilianStates } from '../../documents/states';
import { extractDigits } from '../../documents/strip';
import { toSearchText } from '../../formats/plain-text';
import { annotateValue, type CellLeftover, type CellReader, CellReadingError } from './cell-reading';
import { removeZeroFraction } from './float-text';

const wrongEmail = new CellReadingError('Não é um e-mail válido. Escreva-o como nome@empresa.com.br.');

/** An address as programs write it: with `mailto:`, in angle brackets behind a name, with a comma at its end. */
const bareEmail = (text: string): string =>
  text
    .trim()
    .replace(/^mailto:/i, '')
    // linear: at most 500 characters
    .replace(/^[^<]*<|>$|(?<![;,.])[;,.]+$/g, '');

/** Characters of a cell that is looked at. */
const MAX_CELL_LENGTH = 500;
const between = /:::|[;,|/]|\s(?:e|ou)\s|\s(?=[^\s@<]+@)/i;

/**
 * Creates the cell reader for e-mail addresses. If a cell has several addresses, the first is the value and
 * the others are leftovers.
 */
export function createEmailReader(maxLength: number): CellReader {
  const isGood = (email: string) => email.length <= maxLength && isEmail(email);
  return (_cell, text) => {
    if (text.length > MAX_CELL_LENGTH) return wrongEmail;
    const whole = bareEmail(text);
    if (isGood(whole)) return whole;
    const parts = text.split(between).filter((part) => part.trim() !== '');
    const first = parts.findIndex((part) => isGood(bareEmail(part)));
    if (first < 0 || parts.length < 2) return wrongEmail;
    const value = bareEmail(parts[first] ?? '');
    const rest = parts
      .filter((part, index) => index !== first && bareEmail(part).toLowerCase() !== value.toLowerCase())
      .map(
        (part): CellLeftover => ({
          kind: 'text',
          text: isGood(bareEmail(part)) ? bareEmail(part) : part.trim(),
        }),
      );
    return annotateValue(value, { remarks: [], rest });
  };
}

const ufs = new Map<string, string>(
  brazilianStates.flatMap(({ uf, name }) => {
    const [code, state] = [uf.toLowerCase(), toSearchText(name)];
    return [code, state, `${state} ${code}`, `${code} ${state}`, `estado de ${state}`].map(
      (text) => [text, uf] as const,
    );
  }),
);

const wrongUf = new CellReadingError(
  'Não é um estado. Escreva a sigla, como SC, ou o nome, como Santa Catarina.',
);

/** Reads a Brazilian state by its code, its name, or both: `SC`, `São Paulo`, `Paraná (PR)`. */
export const readStateCell: CellReader = (_cell, text) =>
  ufs.get(text.toLowerCase()) ??
  ufs.get(
    toSearchText(text)
      .replace(/[^a-z]+/g, ' ')
      .trim(),
  ) ??
  wrongUf;

const wrongCep = new CellReadingError('Não é um CEP. Escreva os oito dígitos, como 89010-000.');

const GIVEN_ZERO = 'O zero à esquerda, que a planilha tirou, foi devolvido.';

/** Reads a postal code (CEP) of eight digits; a leading zero that the spreadsheet removed is restored. */
export const readPostalCodeCell: CellReader = (_cell, text) => {
  const written = removeZeroFraction(text.replace(/[\u2010-\u2015\u2212]/g, '-').replace(/^'/, ''));
  if (!/^(?:CEP ?[:.]?)?[\d. -]+$/i.test(written)) return wrongCep;
  const digits = extractDigits(written);
  if (digits.length === 8) return digits;
  // Three digits behind the hyphen: what is missing is in front.
  const isWholeBehind = !written.includes('-') || /-\s*\d{3}\.?$/.test(written);
  return digits.length === 7 && isWholeBehind
    ? annotateValue(`0${digits}`, { remarks: [GIVEN_ZERO], rest: [] })
    : wrongCep;
};
