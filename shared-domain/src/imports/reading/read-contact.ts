import { isEmail } from '../../documents/fields';
import { states } from '../../documents/states';
import { onlyDigits } from '../../documents/strip';
import { plainText } from '../../formats/plain-text';
import { type CellReader, Misread } from './misread';
import { isAbbreviated, lostDigits } from './read-document';

const wrongEmail = new Misread('Não é um e-mail válido. Escreva-o como nome@empresa.com.br.');
const manyEmails = new Misread('Há mais de um e-mail na célula. Deixe só um.');

/** One e-mail address. */
export function emailReader(maxLength: number): CellReader {
  return (_cell, text) => {
    const email = text.replace(/^mailto:/i, '').replace(/^<|>$|(?<![;,.])[;,.]+$/g, '');
    if (email.length <= maxLength && isEmail(email)) return email;
    return email.indexOf('@') === email.lastIndexOf('@') ? wrongEmail : manyEmails;
  };
}

const noAreaCode = new Misread('Falta o DDD. Escreva o telefone como (47) 99999-8888.');
const wrongPhone = new Misread('Não é um telefone válido. Escreva-o com DDD, como (47) 99999-8888.');
const manyPhones = new Misread(
  'Há mais de um telefone na célula. Deixe só um, ou ponha o outro em outra coluna.',
);

/** Area code and number, without the country's code and the zero of long-distance calls. */
export const readPhone: CellReader = (cell, text) => {
  if (typeof cell === 'string' && isAbbreviated(text)) return lostDigits;
  let digits = onlyDigits(text);
  if (digits.length >= 16) return manyPhones;
  if (/[^\d\s()+./-]/.test(text)) return wrongPhone;
  if (digits.length >= 12 && digits.startsWith('55')) digits = digits.slice(2);
  if (digits.length >= 11 && digits.startsWith('0')) digits = digits.slice(1);
  if (digits.length === 8 || digits.length === 9) return noAreaCode;
  return /^[1-9][1-9]\d{8,9}$/.test(digits) ? digits : wrongPhone;
};

const ufs = new Map<string, string>(
  states.flatMap(({ uf, name }) => {
    const [code, state] = [uf.toLowerCase(), plainText(name)];
    return [code, state, `${state} ${code}`, `${code} ${state}`, `estado de ${state}`].map(
      (text) => [text, uf] as const,
    );
  }),
);

const wrongUf = new Misread('Não é um estado. Escreva a sigla, como SC, ou o nome, como Santa Catarina.');

/** A state by its code, its name, or both: `SC`, `São Paulo`, `Paraná (PR)`. */
export const readUf: CellReader = (_cell, text) =>
  ufs.get(text.toLowerCase()) ??
  ufs.get(
    plainText(text)
      .replace(/[^a-z]+/g, ' ')
      .trim(),
  ) ??
  wrongUf;

const wrongCep = new Misread('Não é um CEP. Escreva os oito dígitos, como 89010-000.');

/** Eight digits; zeros that the spreadsheet took away from the front are given back. */
export const readCep: CellReader = (_cell, text) => {
  if (!/^(?:CEP:?)?[\d.\s-]+$/i.test(text)) return wrongCep;
  const digits = onlyDigits(text);
  return digits.length === 8 || digits.length === 7 ? digits.padStart(8, '0') : wrongCep;
};
