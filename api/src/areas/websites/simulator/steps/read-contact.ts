import { isPhone, onlyDigits } from '@girassol/shared-domain';
import type { FieldProblem } from '../form/fields';
import { hasAreaCode } from '../leads/area-codes';

/** What a visitor types to be called. */
export interface ContactValues {
  nome: string;
  telefone: string;
  /** Ticked: `sim`. */
  novidades: string;
}

export type ContactProblem = FieldProblem<'nome' | 'telefone'>;

export interface ReadContact {
  values: ContactValues;
  problems: ContactProblem[];
  /** 10 or 11 digits. */
  phone: string;
}

/** Reads the second step. */
export function readContact(sent: Record<string, string>): ReadContact {
  const values = {
    nome: sent.nome?.trim() ?? '',
    telefone: sent.telefone?.trim() ?? '',
    novidades: sent.novidades ?? '',
  };
  const digits = onlyDigits(values.telefone);
  const phone = digits.length > 11 && digits.startsWith('55') ? digits.slice(2) : digits;
  const problems: ContactProblem[] = [];
  if (values.nome.length < 2 || values.nome.length > 120)
    problems.push({ field: 'nome', message: 'Escreva o seu nome.' });
  const telefone = phoneProblem(values.telefone, phone);
  if (telefone) problems.push({ field: 'telefone', message: telefone });
  return { values, problems, phone };
}

function phoneProblem(typed: string, phone: string): string | null {
  if (!isPhone(typed) || phone.length < 10 || phone.length > 11)
    return 'Escreva o telefone com DDD, como (19) 99999-8888.';
  if (!hasAreaCode(phone)) return `O DDD ${phone.slice(0, 2)} não existe: confira o telefone.`;
  return null;
}
