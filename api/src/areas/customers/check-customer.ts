import {
  type CustomerColumn,
  customerFieldList,
  onlyDigits,
  stripDocument,
  toCents,
} from '@girassol/shared-domain';
import { type CustomerRequest, customerRequest } from '@girassol/shared-domain/contract';
import type { NewRow } from '../../platform/database';
import { Refusal } from '../../platform/refusals/refusal';

/** The columns that a request fills. */
export type CustomerColumns = Pick<NewRow<'customers'>, CustomerColumn>;

/** The columns that a request names, or a refusal that names every field that is wrong. What is absent is no column. */
export function customerValues(request: Partial<CustomerRequest>): Partial<CustomerColumns> {
  const {
    addressDetail: address,
    personInCharge,
    income,
    ...rest
  } = customerRequest.partial().parse(request);
  const values = present({
    name: rest.name,
    email: rest.email,
    phone: map(rest.phone, withoutMask(onlyDigits)),
    whatsapp: map(rest.whatsapp, withoutMask(onlyDigits)),
    document: map(rest.document, withoutMask(stripDocument)),
    is_cnpj: rest.isCNPJ,
    uf: rest.uf,
    city: rest.city,
    postal_code: map(address?.postalCode, withoutMask(onlyDigits)),
    street: address?.street,
    number: address?.number,
    district: address?.district,
    complement: address?.complement,
    origin: rest.origin,
    income_cents: map(income, (reais) => (reais === null ? null : toCents(reais))),
    rg: rest.rg,
    nationality: rest.nationality,
    profession: rest.profession,
    in_charge_name: personInCharge?.name,
    in_charge_cpf: map(personInCharge?.cpf, withoutMask(onlyDigits)),
    associates: rest.associates,
    observations: rest.observations,
  });

  const fields = problems(values);
  if (fields.length > 0) throw new Refusal(400, fields[0]?.message ?? '', { fields });
  return values;
}

/** Company or person: a document decides (customers-006); without one, the switch of the form does. */
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
