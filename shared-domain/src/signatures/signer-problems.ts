import { isCpf } from '../documents/documents';
import { isEmail } from '../documents/fields';
import { isPersonName, normalizeName } from '../documents/names';
import { extractDigits } from '../documents/strip';
import { parsePhone, toPhoneDigits } from '../formats/phones';
import type { InputProblem } from '../problems/problem';
import type { SignerAction, SignerRole } from './signature-states';

/** Data of a signer as entered in the form: name, surname, e-mail, CPF and phone. */
export interface SignerFields {
  name: string;
  surname: string;
  email: string;
  document: string;
  phone: string;
}

const LETTERS = 'use só letras, espaço, hífen, apóstrofo e ponto.';

const checks: { [F in keyof SignerFields]: { holds(text: string): boolean; message: string } } = {
  name: { holds: isPersonName, message: `Insira o nome: ${LETTERS}` },
  surname: { holds: isPersonName, message: `Insira o sobrenome: ${LETTERS}` },
  email: { holds: isEmail, message: 'Insira um e-mail válido: é nele que a pessoa recebe o código.' },
  document: { holds: isCpf, message: 'Insira um CPF válido, de 11 dígitos.' },
  phone: {
    holds: (text) => parsePhone(text).kind === 'PHONE',
    message: 'Insira um WhatsApp com DDD, de ao menos 10 dígitos.',
  },
};

/** Returns the problems of a signer's fields (signatures-003 to signatures-006); empty if they are valid. */
export function findSignerProblems(fields: SignerFields): InputProblem[] {
  const names = ['name', 'surname', 'email', 'document', 'phone'] as const;
  return names
    .filter((name) => !checks[name].holds(fields[name]))
    .map((name) => ({ path: name, code: 'invalid', message: checks[name].message }));
}

/** Normalizes a signer for storage: trimmed, CPF and phone as digits. */
export const normalizeSigner = <T extends SignerFields>(fields: T): T => ({
  ...fields,
  name: normalizeName(fields.name),
  surname: normalizeName(fields.surname),
  email: fields.email.trim().toLowerCase(),
  document: extractDigits(fields.document),
  phone: toPhoneDigits(fields.phone),
});

/** Formats the full name of a signer. */
export const formatFullName = ({ name, surname }: Pick<SignerFields, 'name' | 'surname'>): string =>
  `${name} ${surname}`;

/** Splits the full name of a customer into the two name fields of a signer. */
export function splitFullName(fullName: string): Pick<SignerFields, 'name' | 'surname'> {
  const [name = '', ...surnames] = normalizeName(fullName).split(' ');
  return { name, surname: surnames.join(' ') };
}

/**
 * Returns true if a document can be completed only after a signer with this action has acted. False for COPY,
 * a signer who only receives a copy.
 */
export const isSignerActionRequired = (kind: SignerAction): boolean => kind !== 'COPY';

/** Returns true if a signer in the role of the company ("Contratada") signs or approves the document. */
export const isSignedByCompany = (persons: readonly { role: SignerRole; kind: SignerAction }[]): boolean =>
  persons.some(({ role, kind }) => role === 'CONTRACTED' && isSignerActionRequired(kind));
