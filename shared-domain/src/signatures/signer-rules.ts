import { isCpf } from '../documents/documents';
import { isEmail, isFilled } from '../documents/fields';
import { onlyDigits } from '../documents/strip';

/** Digits of a phone with its area code. */
const SHORTEST_PHONE = 10;
/** With the code of the country. */
const LONGEST_PHONE = 13;

/** Days to sign where nobody says otherwise (signatures-021). */
export const SIGNATURE_DAYS = 15;

/** How many people a document may have. */
export const MOST_SIGNERS = 30;

/** What is asked of somebody who signs. */
export interface SignerFields {
  name: string;
  surname: string;
  email: string;
  document: string;
  phone: string;
}

/** Names take what people are called: letters with their accents, spaces, hyphens and apostrophes (signatures-003). */
export function isSignerName(text: string): boolean {
  return /^\p{L}[\p{L}\p{M} '’-]*$/u.test(text.trim());
}

/** A phone for WhatsApp: at least ten digits (signatures-006). */
export function isSignerPhone(text: string): boolean {
  const { length } = onlyDigits(text);
  return length >= SHORTEST_PHONE && length <= LONGEST_PHONE;
}

/** What is wrong with the data of a signer, field by field (signatures-003 to signatures-006). */
export function signerProblems(fields: SignerFields): { path: keyof SignerFields; message: string }[] {
  const { name, surname, email, document, phone } = fields;
  const wrong: [keyof SignerFields, boolean, string][] = [
    ['name', isSignerName(name), nameText(name, 'o nome')],
    ['surname', isSignerName(surname), nameText(surname, 'o sobrenome')],
    ['email', isEmail(email.trim()), 'Insira um e-mail válido.'],
    ['document', isCpf(document), 'Insira um CPF válido, com 11 dígitos.'],
    ['phone', isSignerPhone(phone), 'Insira um WhatsApp com DDD, de pelo menos 10 dígitos.'],
  ];
  return wrong.flatMap(([path, isRight, message]) => (isRight ? [] : [{ path, message }]));
}

const nameText = (text: string, what: string): string =>
  isFilled(text) ? 'Use somente letras.' : `Informe ${what}.`;
