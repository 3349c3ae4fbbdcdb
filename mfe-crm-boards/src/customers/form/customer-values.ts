import {
  type CustomerFieldName,
  customerFieldList,
  fieldsOfCustomer,
  isCnpj,
  isFilled,
  isPersonName,
  stripDocument,
} from '@girassol/shared-domain';
import type { CustomerRecord, CustomerRequest } from '@girassol/shared-domain/contract';
import { number, object, string } from 'yup';

/** The customer form as it is filled in. Documents, phones and postal code without their masks. */
export interface CustomerValues {
  kind: 'person' | 'company';
  name: string;
  document: string;
  email: string;
  phone: string;
  whatsapp: string;
  origin: string | null;
  postalCode: string;
  uf: string | null;
  city: string | null;
  street: string;
  number: string;
  district: string;
  complement: string;
  /** R$ a month */
  income: number | null;
  rg: string;
  nationality: string;
  profession: string;
  inChargeName: string;
  inChargeCpf: string;
  associates: number | null;
  observations: string;
}

export const emptyCustomerValues: CustomerValues = {
  kind: 'person',
  name: '',
  document: '',
  email: '',
  phone: '',
  whatsapp: '',
  origin: null,
  postalCode: '',
  uf: null,
  city: null,
  street: '',
  number: '',
  district: '',
  complement: '',
  income: null,
  rg: '',
  nationality: '',
  profession: '',
  inChargeName: '',
  inChargeCpf: '',
  associates: null,
  observations: '',
};

/** A customer as the form shows it. */
export function valuesOfCustomer(customer: CustomerRecord): CustomerValues {
  const { addressDetail, personInCharge } = customer;
  return {
    kind: customer.isCNPJ ? 'company' : 'person',
    name: customer.name,
    document: customer.document,
    email: customer.email,
    phone: customer.phone,
    whatsapp: customer.whatsapp,
    origin: customer.origin,
    postalCode: addressDetail.postalCode,
    uf: customer.uf || null,
    city: customer.city || null,
    street: addressDetail.street,
    number: addressDetail.number,
    district: addressDetail.district,
    complement: addressDetail.complement,
    income: customer.income,
    rg: customer.rg,
    nationality: customer.nationality,
    profession: customer.profession,
    inChargeName: personInCharge.name,
    inChargeCpf: personInCharge.cpf,
    associates: customer.associates,
    observations: customer.observations,
  };
}

const upTo = (most: number) => string().max(most, `Use no máximo ${most} letras.`);
const {
  name,
  street,
  number: door,
  district,
  complement,
  rg,
  nationality,
  profession,
  inChargeName,
  observations,
} = fieldsOfCustomer;

const nameSchema = upTo(name.most)
  .test('required', 'Insira o nome do cliente.', (text = '') => isFilled(text))
  .test('name', 'Insira um nome válido.', (text = '') => !isFilled(text) || isPersonName(text));

/**
 * Only the name must be there (customers-002). That documents, phones, e-mails and postal codes are right when they are
 * there, their fields check themselves.
 */
export const customerSchema = object({
  name: nameSchema,
  street: upTo(street.most),
  number: upTo(door.most),
  district: upTo(district.most),
  complement: upTo(complement.most),
  income: number().nullable().max(9_999_999_999.99, 'Valor alto demais.'),
  rg: upTo(rg.most),
  nationality: upTo(nationality.most),
  profession: upTo(profession.most),
  inChargeName: upTo(inChargeName.most).test(
    'name',
    'Insira um nome válido.',
    (text = '') => !isFilled(text) || isPersonName(text),
  ),
  associates: number()
    .nullable()
    .integer('Use um número inteiro.')
    .min(1, 'De 1 a 25.')
    .max(25, 'De 1 a 25.'),
  observations: upTo(observations.most),
});

/** What is asked of a customer who is registered along with an item. */
export type NewCustomer = Pick<
  CustomerValues,
  'name' | 'document' | 'phone' | 'whatsapp' | 'email' | 'uf' | 'city'
>;

export const emptyNewCustomer: NewCustomer = {
  name: '',
  document: '',
  phone: '',
  whatsapp: '',
  email: '',
  uf: null,
  city: null,
};

export const newCustomerSchema = object({ name: nameSchema });

/** What the call sends for such a customer: the document tells a company from a person (customers-006). */
export function requestOfNewCustomer(customer: NewCustomer): CustomerRequest {
  const request = requestOfCustomer({ ...emptyCustomerValues, ...customer });
  return {
    ...request,
    name: customer.name.trim(),
    ...(request.document && { isCNPJ: isCnpj(request.document) }),
  };
}

/** What the call sends: all of it for a new customer, only what was changed for one that is there. */
export function requestOfCustomer(
  values: CustomerValues,
  before: CustomerValues = emptyCustomerValues,
): Partial<CustomerRequest> {
  const changed = (...names: (keyof CustomerValues)[]) => names.some((name) => values[name] !== before[name]);
  const text = (value: string | null) => (value ?? '').trim();
  return {
    ...(changed('name') && { name: text(values.name) }),
    ...(changed('document') && { document: stripDocument(values.document) }),
    ...(changed('kind') && { isCNPJ: values.kind === 'company' }),
    ...(changed('email') && { email: text(values.email) }),
    ...(changed('phone') && { phone: values.phone }),
    ...(changed('whatsapp') && { whatsapp: values.whatsapp }),
    ...(changed('origin') && { origin: values.origin }),
    ...(changed('uf') && { uf: text(values.uf) }),
    ...(changed('city') && { city: text(values.city) }),
    ...(changed('postalCode', 'street', 'number', 'district', 'complement') && {
      addressDetail: {
        ...(changed('postalCode') && { postalCode: values.postalCode }),
        ...(changed('street') && { street: text(values.street) }),
        ...(changed('number') && { number: text(values.number) }),
        ...(changed('district') && { district: text(values.district) }),
        ...(changed('complement') && { complement: text(values.complement) }),
      },
    }),
    ...(changed('income') && { income: values.income }),
    ...(changed('rg') && { rg: text(values.rg) }),
    ...(changed('nationality') && { nationality: text(values.nationality) }),
    ...(changed('profession') && { profession: text(values.profession) }),
    ...(changed('inChargeName', 'inChargeCpf') && {
      personInCharge: {
        ...(changed('inChargeName') && { name: text(values.inChargeName) }),
        ...(changed('inChargeCpf') && { cpf: values.inChargeCpf }),
      },
    }),
    ...(changed('associates') && { associates: values.associates }),
    ...(changed('observations') && { observations: values.observations.trim() }),
  };
}

/** The field of the form that a path of the contract means. */
export const fieldOfPath = (path: string): CustomerFieldName | null =>
  customerFieldList.find((field) => field.path === path)?.name ?? null;
