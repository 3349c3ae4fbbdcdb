import { onlyDigits, stripDocument } from '@girassol/shared-domain';
import type { CreditRequest } from '@girassol/shared-domain/contract';
import { creditProblems } from '@girassol/shared-domain/financing';
import { distributors, OTHER_DISTRIBUTOR } from './distributors';

/** The form by which a bank is asked, by the names of the request. */
export interface CreditValues {
  /** Who asks: a person or a company. */
  who: 'CPF' | 'CNPJ';
  customerName: string;
  customerEmail: string;
  customerIdentification: string;
  customerPhone: string;
  customerBirthDate: string | null;
  monthlyBilling: number | null;
  electricBillAverage: number | null;
  projectValue: number | null;
  integratorCnpj: string;
  /** A distributor of the list, or OUTRO. */
  supplier: string | null;
  distributorCnpj: string;
  cep: string;
  state: string | null;
  city: string | null;
  address: string;
  number: string;
  district: string;
  complement: string;
}

/** A form as the server keeps it: text of each field by its name. */
export type DraftForm = Record<string, string>;

const amountOf = (text: string | undefined): number | null => {
  const amount = Number(text);
  return text && Number.isFinite(amount) ? amount : null;
};

/** What the form begins with: the draft where there is one, else what customer, proposal and account say. */
export function creditValues(draft: DraftForm | null, known: DraftForm): CreditValues {
  const form = draft ?? known;
  const text = (name: string): string => form[name] ?? '';
  const who = form.who ?? (stripDocument(text('customerIdentification')).length === 14 ? 'CNPJ' : 'CPF');
  const distributor = distributors.find(({ name }) => name === text('supplier'));
  return {
    who: who === 'CNPJ' ? 'CNPJ' : 'CPF',
    customerName: text('customerName'),
    customerEmail: text('customerEmail'),
    customerIdentification: stripDocument(text('customerIdentification')),
    customerPhone: onlyDigits(text('customerPhone')),
    customerBirthDate: text('customerBirthDate') || null,
    monthlyBilling: amountOf(form.monthlyBilling),
    electricBillAverage: amountOf(form.electricBillAverage),
    projectValue: amountOf(form.projectValue),
    integratorCnpj: stripDocument(text('integratorCnpj')),
    supplier: distributor?.name ?? (text('supplier') || text('distributorCnpj') ? OTHER_DISTRIBUTOR : null),
    distributorCnpj: stripDocument(text('distributorCnpj')) || (distributor?.cnpj ?? ''),
    cep: onlyDigits(text('cep')),
    state: text('state') || null,
    city: text('city') || null,
    address: text('address'),
    number: text('number'),
    district: text('district'),
    complement: text('complement'),
  };
}

/** The form as the server keeps it. */
export function draftOf(values: CreditValues): DraftForm {
  const entries = Object.entries(values).flatMap(([name, value]): [string, string][] =>
    value === null || value === '' ? [] : [[name, String(value)]],
  );
  return Object.fromEntries(entries);
}

/** What the bank is asked with, documents and phone without masks (financing-098); what is missing is left out. */
export function creditFields({ who: _who, ...values }: CreditValues): Partial<CreditRequest> {
  const filled = Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== null),
  ) as Partial<CreditRequest>;
  return filled;
}

/** Everything that is wrong with the form, by field (financing-025 to financing-037). */
export function creditErrors(values: CreditValues, today: string): Record<string, string> {
  const problems = creditProblems(creditFields(values), today);
  const errors = Object.fromEntries(problems.map(({ path, message }) => [path, message]));
  const length = stripDocument(values.customerIdentification).length;
  if (!errors.customerIdentification && (length === 14) !== (values.who === 'CNPJ'))
    errors.customerIdentification =
      values.who === 'CNPJ' ? 'Insira um CNPJ válido.' : 'Insira um CPF válido.';
  if (values.supplier === null) errors.supplier = 'Escolha um fornecedor.';
  return errors;
}
