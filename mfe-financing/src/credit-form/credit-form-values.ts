import { extractDigits, stripCpfOrCnpjMask, toPhoneDigits } from '@girassol/shared-domain';
import type { CreditRequest } from '@girassol/shared-domain/contract';
import { findCreditRequestProblems } from '@girassol/shared-domain/financing';
import type { SimulationTerms } from '../simulation/terms-address';
import { equipmentDistributors, OTHER_EQUIPMENT_DISTRIBUTOR } from './equipment-distributors';

/** Values of the form that requests credit, under the field names of the API request. */
export interface CreditFormValues {
  /** Type of the requester: CPF for a person, CNPJ for a company. */
  who: 'CPF' | 'CNPJ';
  /** A company of the Simples, or an MEI; counts for a CNPJ only. */
  isSimples: boolean;
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

/** Draft of a credit request as the server stores it: text values by field name. */
export type CreditDraftFields = Record<string, string>;

const parseAmount = (text: string | undefined): number | null => {
  const amount = Number(text);
  return text && Number.isFinite(amount) ? amount : null;
};

/**
 * Builds the initial values of the form that requests credit: from the saved draft, or without draft from the
 * known data of customer, proposal and account. If a company was simulated, `isSimples` is taken from the
 * simulation even if a draft exists.
 */
export function buildInitialCreditFormValues(
  draft: CreditDraftFields | null,
  known: CreditDraftFields,
  simulated?: Pick<SimulationTerms, 'isCNPJ' | 'isSimples'>,
): CreditFormValues {
  const form = draft ?? known;
  const text = (name: string): string => form[name] ?? '';
  const who = form.who ?? (stripCpfOrCnpjMask(text('customerIdentification')).length === 14 ? 'CNPJ' : 'CPF');
  const distributor = equipmentDistributors.find(({ name }) => name === text('supplier'));
  return {
    who: who === 'CNPJ' ? 'CNPJ' : 'CPF',
    isSimples: simulated?.isCNPJ ? simulated.isSimples : form.isSimples === 'true',
    customerName: text('customerName'),
    customerEmail: text('customerEmail'),
    customerIdentification: stripCpfOrCnpjMask(text('customerIdentification')),
    customerPhone: toPhoneDigits(text('customerPhone')),
    customerBirthDate: text('customerBirthDate') || null,
    monthlyBilling: parseAmount(form.monthlyBilling),
    electricBillAverage: parseAmount(form.electricBillAverage),
    projectValue: parseAmount(form.projectValue),
    integratorCnpj: stripCpfOrCnpjMask(text('integratorCnpj')),
    supplier:
      distributor?.name ?? (text('supplier') || text('distributorCnpj') ? OTHER_EQUIPMENT_DISTRIBUTOR : null),
    distributorCnpj: stripCpfOrCnpjMask(text('distributorCnpj')) || (distributor?.cnpj ?? ''),
    cep: extractDigits(text('cep')),
    state: text('state') || null,
    city: text('city') || null,
    address: text('address'),
    number: text('number'),
    district: text('district'),
    complement: text('complement'),
  };
}

/** Converts the form values to a draft for the server. */
export function toCreditDraftFields(values: CreditFormValues): CreditDraftFields {
  const entries = Object.entries(values).flatMap(([name, value]): [string, string][] =>
    value === null || value === '' ? [] : [[name, String(value)]],
  );
  return Object.fromEntries(entries);
}

/**
 * Builds the fields of a credit request from the form values, with document numbers and phone without masks
 * (financing-098). Missing values are left out.
 */
export function buildCreditRequestFields({
  who,
  isSimples,
  ...values
}: CreditFormValues): Partial<CreditRequest> {
  const filled = Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== null),
  ) as Partial<CreditRequest>;
  return who === 'CNPJ' ? { ...filled, isSimples } : filled;
}

/**
 * Returns the validation errors of the form that requests credit, by field name (financing-025 to
 * financing-037). `today` is `yyyy-mm-dd`.
 */
export function getCreditFormErrors(values: CreditFormValues, today: string): Record<string, string> {
  const problems = findCreditRequestProblems(buildCreditRequestFields(values), today);
  const errors = Object.fromEntries(problems.map(({ path, message }) => [path, message]));
  const length = stripCpfOrCnpjMask(values.customerIdentification).length;
  if (!errors.customerIdentification && (length === 14) !== (values.who === 'CNPJ'))
    errors.customerIdentification =
      values.who === 'CNPJ' ? 'Insira um CNPJ válido.' : 'Insira um CPF válido.';
  if (values.supplier === null) errors.supplier = 'Escolha um fornecedor.';
  return errors;
}
