import { isCpf } from '../documents/documents';
import { isEmail } from '../documents/fields';
import { onlyDigits } from '../documents/strip';
import type { Problem } from '../problems/problem';
import type { SignerKind } from './signature-states';

/** What a form asks of somebody who is to sign. */
export interface SignerFields {
  name: string;
  surname: string;
  email: string;
  document: string;
  phone: string;
}

/** Country, area and number. */
const LONGEST_PHONE = 13;

/** Letters with their accents, and what stands in names: spaces, hyphens, apostrophes and dots (signatures-003). */
export const isSignerName = (text: string): boolean =>
  /^[\p{L}\p{M}'’. -]+$/u.test(text.trim()) && /\p{L}/u.test(text);

const LETTERS = 'use só letras, espaço, hífen, apóstrofo e ponto.';

const checks: { [F in keyof SignerFields]: { holds(text: string): boolean; message: string } } = {
  name: { holds: isSignerName, message: `Insira o nome: ${LETTERS}` },
  surname: { holds: isSignerName, message: `Insira o sobrenome: ${LETTERS}` },
  email: { holds: isEmail, message: 'Insira um e-mail válido: é nele que a pessoa recebe o código.' },
  document: { holds: isCpf, message: 'Insira um CPF válido, de 11 dígitos.' },
  phone: {
    holds: (text) => {
      const { length } = onlyDigits(text);
      return length >= 10 && length <= LONGEST_PHONE;
    },
    message: 'Insira um WhatsApp com DDD, de ao menos 10 dígitos.',
  },
};

/** What keeps somebody from being a signer (signatures-003 to signatures-006); none: they are one. */
export function signerProblems(fields: SignerFields): Problem[] {
  const names = ['name', 'surname', 'email', 'document', 'phone'] as const;
  return names
    .filter((name) => !checks[name].holds(fields[name]))
    .map((name) => ({ path: name, code: 'invalid', message: checks[name].message }));
}

/** A signer as they are kept: trimmed, CPF and phone as digits. */
export const keptSigner = <T extends SignerFields>(fields: T): T => ({
  ...fields,
  name: tidy(fields.name),
  surname: tidy(fields.surname),
  email: fields.email.trim().toLowerCase(),
  document: onlyDigits(fields.document),
  phone: onlyDigits(fields.phone),
});

const tidy = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** The whole name of somebody. */
export const fullNameOf = ({ name, surname }: Pick<SignerFields, 'name' | 'surname'>): string =>
  `${name} ${surname}`;

/** A name as a customer has it, in the two fields of a signer. */
export function splitName(fullName: string): Pick<SignerFields, 'name' | 'surname'> {
  const [name = '', ...surnames] = tidy(fullName).split(' ');
  return { name, surname: surnames.join(' ') };
}

/** Is a document waiting for what this kind of signer does? */
export const isWaitedFor = (kind: SignerKind): boolean => kind !== 'COPY';
