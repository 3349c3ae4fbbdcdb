import type { CreditRequest } from '../contract/financings';
import { isCnpj, isCpf } from '../documents/documents';
import { isEmail, isFilled, isPhone, isPostalCode } from '../documents/fields';
import { stripDocument } from '../documents/strip';
import { isIsoDate } from '../formats/dates';
import type { Problem } from '../problems/problem';

type Field = Exclude<keyof CreditRequest, 'stage' | 'terms'>;

/** The fields of a credit form as they are asked; whoever fills it says them as the request does. */
export type CreditFields = Omit<CreditRequest, 'stage' | 'terms'>;

/** Letters, digits, and what stands in names: O'Neill, Ana-Maria, Souza & Filhos Ltda. (financing-030). */
const isBorrowerName = (text: string): boolean =>
  /^[\p{L}\p{M}\p{N}'’.& -]+$/u.test(text.trim()) && /\p{L}/u.test(text);

const LEAST = 0.01;

/** What each field asks (financing-029 to financing-037), with the words that are said where it does not hold. */
const checks: { [F in Field]?: { holds(value: CreditFields[F], today: string): boolean; message: string } } =
  {
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
      holds: (amount) => amount >= LEAST,
      message: 'Insira a renda ou o faturamento mensal.',
    },
    electricBillAverage: { holds: (amount) => amount >= LEAST, message: 'Insira o valor da conta de luz.' },
    projectValue: { holds: (amount) => amount >= LEAST, message: 'Insira o valor do projeto.' },
    cep: { holds: isPostalCode, message: 'Insira um CEP válido.' },
    state: { holds: (text) => /^[A-Z]{2}$/.test(text.trim()), message: 'Escolha um estado válido.' },
    city: { holds: isFilled, message: 'Escolha uma cidade válida.' },
    address: { holds: isFilled, message: 'Insira um logradouro válido.' },
    number: { holds: isFilled, message: 'Insira um número válido.' },
    district: { holds: isFilled, message: 'Insira um nome de bairro válido.' },
    complement: { holds: (text) => text.length <= 100, message: 'Insira um complemento válido.' },
  };

/** Is it a company that asks? Its document has 14 characters. */
export const isCompanyRequest = ({ customerIdentification }: Pick<CreditFields, 'customerIdentification'>) =>
  stripDocument(customerIdentification).length === 14;

/**
 * Everything that is wrong with a request for credit, in the order of the form; a field that is left out is wrong.
 * @param today ISO date of the account
 */
export function creditProblems(request: Partial<CreditFields>, today: string): Problem<'invalid'>[] {
  return Object.entries(checks).flatMap(([path, { holds, message }]) => {
    const value: unknown = request[path as Field];
    // Each check belongs to the field whose value it is given.
    const isRight =
      value !== undefined && (holds as (value: unknown, today: string) => boolean)(value, today);
    return isRight ? [] : [{ path, code: 'invalid' as const, message }];
  });
}

/** What a bank is asked for to register an integrator. */
export interface RegistrationFields {
  corporateName: string;
  cnpj: string;
  name: string;
  email: string;
  phone: string;
}

/** Everything that is wrong with a request for registration (financing-029). */
export function registrationProblems(fields: RegistrationFields): Problem<'invalid'>[] {
  const { corporateName, cnpj, name, email, phone } = fields;
  const problem = (path: keyof RegistrationFields, holds: boolean, message: string) =>
    holds ? [] : [{ path, code: 'invalid' as const, message }];
  return [
    ...problem('corporateName', isFilled(corporateName), 'Insira a sua Razão Social.'),
    ...problem('cnpj', isCnpj(cnpj), 'Insira o seu CNPJ.'),
    ...problem('name', isFilled(name), 'Insira o nome do responsável.'),
    ...problem('email', isEmail(email), 'Insira um e-mail válido.'),
    ...problem('phone', isPhone(phone), 'Insira um número válido.'),
  ];
}
