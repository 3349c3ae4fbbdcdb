import type { CreditRequest } from '../contract/financings';
import { isCnpj, isCpf } from '../documents/documents';
import { isEmail, isNotBlank, isPhone, isPostalCode } from '../documents/fields';
import { stripCpfOrCnpjMask } from '../documents/strip';
import { isIsoDate } from '../formats/dates';
import type { InputProblem } from '../problems/problem';
import { type BorrowerKind, getBorrowerKind } from './iof';

type Field = Exclude<keyof CreditRequest, 'stage' | 'terms' | 'isSimples'>;

/** Data that a user enters in the form for a bank's credit analysis of a customer. */
export type CreditRequestFields = Omit<CreditRequest, 'stage' | 'terms' | 'isSimples'>;

/** Letters, digits, and what stands in names: O'Neill, Ana-Maria, Souza & Filhos Ltda. (financing-030). */
const isBorrowerName = (text: string): boolean =>
  /^[\p{L}\p{M}\p{N}'’.& -]+$/u.test(text.trim()) && /\p{L}/u.test(text);

const MIN_AMOUNT_REAIS = 0.01;

/** Checks of each field (financing-029 to financing-037), with the message for an invalid value. */
const fieldChecks: {
  [F in Field]?: { holds(value: CreditRequestFields[F], today: string): boolean; message: string };
} = {
  customerName: {
    holds: isBorrowerName,
    message: 'Insira o nome completo do cliente (letras e números somente).',
  },
  customerEmail: { holds: isEmail, message: 'Insira um e-mail válido para o cliente.' },
  customerIdentification: {
    holds: (document) => isCpf(document) || isCnpj(document),
    message: 'Insira um CPF ou CNPJ válido.',
  },
  customerPhone: { holds: isPhone, message: 'Insira um telefone com DDD, de ao menos 10 dígitos.' },
  customerBirthDate: {
    holds: (date, today) => isIsoDate(date) && date >= '1900-01-01' && date <= today,
    message: 'Data inválida.',
  },
  integratorCnpj: { holds: isCnpj, message: 'Insira um CNPJ de integrador válido.' },
  distributorCnpj: { holds: isCnpj, message: 'Insira um CNPJ de fornecedor válido.' },
  monthlyBilling: {
    holds: (amount) => amount >= MIN_AMOUNT_REAIS,
    message: 'Insira a renda ou o faturamento mensal.',
  },
  electricBillAverage: {
    holds: (amount) => amount >= MIN_AMOUNT_REAIS,
    message: 'Insira o valor da conta de luz.',
  },
  projectValue: { holds: (amount) => amount >= MIN_AMOUNT_REAIS, message: 'Insira o valor do projeto.' },
  cep: { holds: isPostalCode, message: 'Insira um CEP válido.' },
  state: { holds: (text) => /^[A-Z]{2}$/.test(text.trim()), message: 'Escolha um estado válido.' },
  city: { holds: isNotBlank, message: 'Escolha uma cidade válida.' },
  address: { holds: isNotBlank, message: 'Insira um logradouro válido.' },
  number: { holds: isNotBlank, message: 'Insira um número válido.' },
  district: { holds: isNotBlank, message: 'Insira um nome de bairro válido.' },
  complement: { holds: (text) => text.length <= 100, message: 'Insira um complemento válido.' },
};

/**
 * Returns true if the applicant of a credit request is a company, which is recognized by a document of 14
 * characters (CNPJ).
 */
export const isCompanyRequest = ({
  customerIdentification,
}: Pick<CreditRequestFields, 'customerIdentification'>) =>
  stripCpfOrCnpjMask(customerIdentification).length === 14;

/**
 * Returns the kind of borrower of a credit request, on which the tax on the credit (IOF) depends. Only
 * companies can be of the Simples.
 */
export function getRequestBorrowerKind(
  request: Pick<CreditRequest, 'customerIdentification' | 'terms' | 'isSimples'>,
): BorrowerKind {
  const isSimples = request.isSimples ?? request.terms?.isSimples ?? false;
  return getBorrowerKind({ isCNPJ: isCompanyRequest(request), isSimples });
}

/**
 * Returns the problems of a credit request, in the order of the form. A missing field is a problem.
 * @param today ISO date of the account
 */
export function findCreditRequestProblems(
  request: Partial<CreditRequestFields>,
  today: string,
): InputProblem<'invalid'>[] {
  return Object.entries(fieldChecks).flatMap(([path, { holds, message }]) => {
    const value: unknown = request[path as Field];
    // Each check belongs to the field whose value it is given.
    const isRight =
      value !== undefined && (holds as (value: unknown, today: string) => boolean)(value, today);
    return isRight ? [] : [{ path, code: 'invalid' as const, message }];
  });
}

/** Fields of the request that registers an integrator with a bank. */
export interface IntegratorRegistrationFields {
  corporateName: string;
  cnpj: string;
  name: string;
  email: string;
  phone: string;
}

/** Returns the problems of a request that registers an integrator with a bank (financing-029). */
export function findIntegratorRegistrationProblems(
  fields: IntegratorRegistrationFields,
): InputProblem<'invalid'>[] {
  const { corporateName, cnpj, name, email, phone } = fields;
  const problem = (path: keyof IntegratorRegistrationFields, holds: boolean, message: string) =>
    holds ? [] : [{ path, code: 'invalid' as const, message }];
  return [
    ...problem('corporateName', isNotBlank(corporateName), 'Insira a sua Razão Social.'),
    ...problem('cnpj', isCnpj(cnpj), 'Insira o seu CNPJ.'),
    ...problem('name', isNotBlank(name), 'Insira o nome do responsável.'),
    ...problem('email', isEmail(email), 'Insira um e-mail válido.'),
    ...problem('phone', isPhone(phone), 'Insira um número válido.'),
  ];
}
