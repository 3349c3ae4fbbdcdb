import type { NewRow } from '@girassol/api-platform/database';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import {
  type CustomerColumn,
  customerFieldList,
  extractDigits,
  normalizeName,
  stripCpfOrCnpjMask,
  toCents,
  toPhoneDigits,
} from '@girassol/shared-domain';
import { type CustomerRequest, customerRequest } from '@girassol/shared-domain/contract';

/** Columns of `customers` whose values come from a request to create or edit a customer. */
export type CustomerColumns = Pick<NewRow<'customers'>, CustomerColumn>;

/**
 * Converts a request to create or edit a customer to database columns. Fields that are absent from the
 * request give no column. Throws a refusal that lists every invalid field.
 */
export function toCustomerColumns(request: Partial<CustomerRequest>): Partial<CustomerColumns> {
  const {
    addressDetail: address,
    personInCharge,
    income,
    ...rest
  } = customerRequest.partial().parse(request);
  const values = present({
    name: map(rest.name, normalizeName),
    email: rest.email,
    phone: map(rest.phone, withoutMask(toPhoneDigits)),
    whatsapp: map(rest.whatsapp, withoutMask(toPhoneDigits)),
    document: map(rest.document, withoutMask(stripCpfOrCnpjMask)),
    is_cnpj: rest.isCNPJ,
    uf: rest.uf,
    city: rest.city,
    postal_code: map(address?.postalCode, withoutMask(extractDigits)),
    street: address?.street,
    number: address?.number,
    district: address?.district,
    complement: address?.complement,
    origin: rest.origin,
    income_cents: map(income, (reais) => (reais === null ? null : toCents(reais))),
    rg: rest.rg,
    nationality: rest.nationality,
    profession: rest.profession,
    in_charge_name: map(personInCharge?.name, normalizeName),
    in_charge_cpf: map(personInCharge?.cpf, withoutMask(extractDigits)),
    associates: rest.associates,
    observations: rest.observations,
  } satisfies Record<CustomerColumn, unknown>);

  const fields = problems(values);
  if (fields.length > 0) throw new Refusal(400, fields[0]?.message ?? '', { fields });
  return values;
}

/**
 * Checks whether a customer is a company: by the length of the CPF or CNPJ (customers-006) or, without a
 * document, by the switch of the form (`chosen`).
 */
export const isCompany = (document: string, chosen: boolean): boolean =>
  document === '' ? chosen : document.length === 14;

function problems(values: Partial<CustomerColumns>): { path: string; message: string }[] {
  return customerFieldList.flatMap(({ name, column, path, check }) => {
    const value = values[column];
    // Only the name may not be empty.
    if (!check || typeof value !== 'string' || (value === '' && name !== 'name')) return [];
    return check.isFine(value) ? [] : [{ path, message: check.message }];
  });
}

/** Takes the mask off a text. One of which nothing would be left stays, so that its check refuses it. */
const withoutMask = (strip: (text: string) => string) => (text: string) => strip(text) || text;

const map = <From, To>(value: From | undefined, change: (value: From) => To): To | undefined =>
  value === undefined ? undefined : change(value);

/** The same without what is undefined: a column that is named is a column that is written. */
function present<T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;
}
