import {
  countLetters,
  isPhone,
  normalizeName,
  parsePhone,
  phoneProblemMessages,
  toPhoneDigits,
} from '@girassol/shared-domain';
import type { FieldProblem } from '../form/fields';
import { hasValidAreaCode } from '../leads/area-codes';

/** Values of the contact form of the simulator as the visitor typed them. */
export interface ContactValues {
  nome: string;
  telefone: string;
  /** Ticked: `sim`. */
  novidades: string;
}

/** Problem with name or phone in the contact form of the simulator. */
export type ContactProblem = FieldProblem<'nome' | 'telefone'>;

/** Submitted contact form of the simulator: the typed values, their problems, and the phone as digits. */
export interface ParsedContact {
  values: ContactValues;
  problems: ContactProblem[];
  /** 10 or 11 digits. */
  phone: string;
}

/** Parses the second step of the simulator: name, phone and consent to marketing. */
export function parseContact(sent: Record<string, string>): ParsedContact {
  const values = {
    nome: normalizeName(sent.nome ?? ''),
    telefone: sent.telefone?.trim() ?? '',
    novidades: sent.novidades ?? '',
  };
  const phone = toPhoneDigits(values.telefone);
  const problems: ContactProblem[] = [];
  if (countLetters(values.nome) < 2 || values.nome.length > 120)
    problems.push({ field: 'nome', message: 'Escreva o seu nome.' });
  const telefone = phoneProblem(values.telefone, phone);
  if (telefone) problems.push({ field: 'telefone', message: telefone });
  return { values, problems, phone };
}

/** A phone that no line ends within: a no-break space, and a word joiner behind the hyphen. */
const EXAMPLE_PHONE = '(19)\u00a099999-\u20608888';

function phoneProblem(typed: string, phone: string): string | null {
  const reading = parsePhone(typed);
  if (reading.kind === 'UNREADABLE' && reading.problem === phoneProblemMessages.long)
    return `Há dígitos demais: escreva um telefone só, como ${EXAMPLE_PHONE}.`;
  if (/^[1-9]\d(?:9\d{8}|[2-9]\d{7})$/.test(phone) && !hasValidAreaCode(phone))
    return `O DDD ${phone.slice(0, 2)} não existe: confira o telefone.`;
  return isPhone(typed) ? null : `Escreva o telefone com DDD, como ${EXAMPLE_PHONE}.`;
}
