import {
  countLetters,
  isEmail,
  isPhone,
  normalizeName,
  parsePhone,
  phoneProblemMessages,
} from '@girassol/shared-domain';

/** Field of a lead that a visitor must fill in. */
export type LeadField = 'name' | 'email' | 'phone';

/** Problem with a field of a lead, with a message in Portuguese for the person who filled the form. */
export interface LeadFieldProblem {
  field: LeadField;
  message: string;
}

/** Finds the problems of name, e-mail and phone of a lead, in the order of the form. */
export function findLeadProblems({ name, email, phone }: Record<LeadField, string>): LeadFieldProblem[] {
  const found: LeadFieldProblem[] = [];
  if (countLetters(normalizeName(name)) < 2) found.push({ field: 'name', message: 'Escreva o seu nome.' });
  if (!isEmail(email.trim()))
    found.push({ field: 'email', message: 'Escreva um e-mail como ana@empresa.com.br.' });
  if (!isPhone(phone)) found.push({ field: 'phone', message: describePhoneProblem(phone) });
  return found;
}

/** A phone that no line ends within: a no-break space, and a word joiner behind the hyphen. */
const EXAMPLE_PHONE = '(47)\u00a099999-\u20608888';

function describePhoneProblem(phone: string): string {
  const result = parsePhone(phone);
  return result.kind === 'UNREADABLE' && result.problem === phoneProblemMessages.long
    ? `Há dígitos demais: escreva um telefone só, como ${EXAMPLE_PHONE}.`
    : `Escreva o telefone com DDD, como ${EXAMPLE_PHONE}.`;
}
