import {
  type CustomerFieldName,
  customerFieldDefinitions,
  customerFieldList,
  isCnpj,
  isCpf,
  isNotBlank,
  stripCpfOrCnpjMask,
  toPhoneDigits,
} from '@girassol/shared-domain';
import type { CustomerRecord, CustomerRequest } from '@girassol/shared-domain/contract';
import { checkName, checkPersonName } from '@girassol/shared-ui/fields';
import { number, object, string, type TestContext } from 'yup';

/** Form values of a customer. Documents, phones and the postal code are held without their masks. */
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

/** Converts a customer record to form values. */
export function toCustomerValues(customer: CustomerRecord): CustomerValues {
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

const maxLength = (most: number) => string().max(most, `Use no máximo ${most} letras.`);
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
} = customerFieldDefinitions;

const nameSchema = maxLength(name.most).test('required', 'Insira o nome do cliente.', (text = '') =>
  isNotBlank(text),
);

/** Says that a person's name has what only companies have in theirs, and how the form is told that it is one. */
const PERSON_OR_COMPANY = 'Se é uma empresa, escolha “Empresa (CNPJ)”.';

function checkPerson(text: string): string | undefined {
  const problem = checkPersonName(text);
  return problem && checkName(text) === undefined ? `${problem} ${PERSON_OR_COMPANY}` : problem;
}

/** Names the document of a person alone: a whole CNPJ turns the form into one of a company. */
const checkPersonDocument = (text: string): string | undefined =>
  text === '' || text.length > 14 || isCpf(text) || isCnpj(text) ? undefined : 'Insira um CPF válido.';

/** A check of one value as a test of yup. */
const tested =
  (check: (text: string) => string | undefined) => (text: string | undefined, context: TestContext) => {
    const message = check(text ?? '');
    return message === undefined || context.createError({ message });
  };

/**
 * Validation schema of the customer form. Only the name is required (customers-002). A company's document, phones,
 * e-mail addresses and postal codes are validated by their own form fields.
 */
export const customerSchema = object({
  name: nameSchema.when(['kind', 'document'], ([kind, document], schema) =>
    schema.test('name', tested(kind === 'person' && isCpf(document ?? '') ? checkPerson : checkName)),
  ),
  document: string().when('kind', ([kind], schema) =>
    kind === 'person' ? schema.test('document', tested(checkPersonDocument)) : schema,
  ),
  street: maxLength(street.most),
  number: maxLength(door.most),
  district: maxLength(district.most),
  complement: maxLength(complement.most),
  income: number().nullable().max(9_999_999_999.99, 'Valor alto demais.'),
  rg: maxLength(rg.most),
  nationality: maxLength(nationality.most),
  profession: maxLength(profession.most),
  inChargeName: maxLength(inChargeName.most).test('name', tested(checkPersonName)),
  associates: number()
    .nullable()
    .integer('Use um número inteiro.')
    .min(1, 'De 1 a 25.')
    .max(25, 'De 1 a 25.'),
  observations: maxLength(observations.most),
});

/** Form values of a customer who is registered together with an item. */
export type NewCustomerValues = Pick<
  CustomerValues,
  'name' | 'document' | 'phone' | 'whatsapp' | 'email' | 'uf' | 'city'
>;

export const emptyNewCustomer: NewCustomerValues = {
  name: '',
  document: '',
  phone: '',
  whatsapp: '',
  email: '',
  uf: null,
  city: null,
};

/**
 * Validation schema of a new customer who is registered together with an item. The form does not ask if the
 * customer is a person or a company: a document that is a CPF makes the name be checked as a person's name.
 */
export const newCustomerSchema = object({
  name: nameSchema.when('document', ([document], schema) =>
    schema.test('name', tested(isCpf(document ?? '') ? checkPersonName : checkName)),
  ),
});

/**
 * Builds the request that registers a new customer. The customer is sent as a company if the document is a
 * CNPJ (customers-006).
 */
export function buildNewCustomerRequest(customer: NewCustomerValues): CustomerRequest {
  const request = buildCustomerRequest({ ...emptyCustomerValues, ...customer });
  return {
    ...request,
    name: customer.name.trim(),
    ...(request.document && { isCNPJ: isCnpj(request.document) }),
  };
}

/**
 * Builds the request body of a customer: all filled fields for a new customer, only the changed fields for an existing
 * one.
 */
export function buildCustomerRequest(
  values: CustomerValues,
  before: CustomerValues = emptyCustomerValues,
): Partial<CustomerRequest> {
  const changed = (...names: (keyof CustomerValues)[]) => names.some((name) => values[name] !== before[name]);
  const text = (value: string | null) => (value ?? '').trim();
  return {
    ...(changed('name') && { name: text(values.name) }),
    ...(changed('document') && { document: stripCpfOrCnpjMask(values.document) }),
    ...(changed('kind') && { isCNPJ: values.kind === 'company' }),
    ...(changed('email') && { email: text(values.email) }),
    ...(changed('phone') && { phone: toPhoneDigits(values.phone) }),
    ...(changed('whatsapp') && { whatsapp: toPhoneDigits(values.whatsapp) }),
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

/** Returns the name of the form field for a contract path; null if no field has that path. */
export const findFieldByPath = (path: string): CustomerFieldName | null =>
  customerFieldList.find((field) => field.path === path)?.name ?? null;
