import { isCnpj, isCpf } from '../documents/documents';
import { isEmail, isPhone, isPostalCode } from '../documents/fields';
import { isCompanyName, isPersonName } from '../documents/names';
import { brazilianStates } from '../documents/states';

/**
 * Labels of the parts of a customer in the dialog that merges two customers, in the dialog's order. A part,
 * such as the address, is taken as a whole from one of the two customers.
 */
export const customerMergePartLabels = {
  name: 'Nome',
  document: 'CPF ou CNPJ',
  email: 'E-mail',
  phone: 'Telefone',
  whatsapp: 'WhatsApp',
  address: 'Endereço',
  origin: 'Origem',
  income: 'Renda',
  rg: 'RG',
  nationality: 'Nacionalidade',
  profession: 'Profissão',
  personInCharge: 'Responsável legal',
  associates: 'Sócios',
  observations: 'Observações',
} as const;

export type CustomerMergePart = keyof typeof customerMergePartLabels;

interface CustomerField {
  /** Its column of the table `customers`. */
  column: string;
  /** Path of the field in the calls of the contract. */
  path: string;
  /** On forms, and in front of what somebody else changed. */
  label: string;
  /** In a sentence of the history. Parts of one thing have one name. */
  told: string;
  part: CustomerMergePart;
  /** Letters that it holds at most; texts only. */
  most?: number;
  /** Check of a value without its mask, and the message for an invalid value. */
  check?: { isFine: (text: string) => boolean; message: string };
}

/** Check of a name that may be of a person or of a company: only the whole customer tells which. */
const personOrCompanyName = { isFine: isCompanyName, message: 'Insira um nome válido.' };
const personName = { isFine: isPersonName, message: 'Insira um nome válido.' };
const address = { told: 'endereço', part: 'address' } as const;
const inCharge = { told: 'responsável legal', part: 'personInCharge' } as const;

/**
 * Definitions of all stored fields of a customer, by the field's name in the form. API contract, form,
 * validation, history, merging and document tags all read these definitions.
 */
export const customerFieldDefinitions = {
  kind: { column: 'is_cnpj', path: 'isCNPJ', label: 'Tipo', told: 'tipo de pessoa', part: 'document' },
  name: {
    column: 'name',
    path: 'name',
    label: 'Nome',
    told: 'nome',
    part: 'name',
    most: 150,
    check: personOrCompanyName,
  },
  document: {
    column: 'document',
    path: 'document',
    label: 'CPF ou CNPJ',
    told: 'documento',
    part: 'document',
    most: 14,
    check: {
      isFine: (text: string) => isCpf(text) || isCnpj(text),
      message: 'Insira um CPF ou CNPJ válido.',
    },
  },
  email: {
    column: 'email',
    path: 'email',
    label: 'E-mail',
    told: 'e-mail',
    part: 'email',
    most: 254,
    check: { isFine: isEmail, message: 'Insira um e-mail válido.' },
  },
  phone: {
    column: 'phone',
    path: 'phone',
    label: 'Telefone',
    told: 'telefone',
    part: 'phone',
    most: 13,
    check: { isFine: isPhone, message: 'Insira um telefone válido, com DDD.' },
  },
  whatsapp: {
    column: 'whatsapp',
    path: 'whatsapp',
    label: 'WhatsApp',
    told: 'WhatsApp',
    part: 'whatsapp',
    most: 13,
    check: { isFine: isPhone, message: 'Insira um WhatsApp válido, com DDD.' },
  },
  origin: { column: 'origin', path: 'origin', label: 'Origem', told: 'origem', part: 'origin', most: 60 },
  postalCode: {
    column: 'postal_code',
    path: 'addressDetail.postalCode',
    label: 'CEP',
    ...address,
    most: 8,
    check: { isFine: isPostalCode, message: 'Insira um CEP válido.' },
  },
  uf: {
    column: 'uf',
    path: 'uf',
    label: 'Estado',
    ...address,
    most: 2,
    check: {
      isFine: (text: string) => brazilianStates.some(({ uf }) => uf === text),
      message: 'Escolha um estado.',
    },
  },
  city: { column: 'city', path: 'city', label: 'Cidade', ...address, most: 100 },
  street: { column: 'street', path: 'addressDetail.street', label: 'Rua', ...address, most: 200 },
  number: { column: 'number', path: 'addressDetail.number', label: 'Número', ...address, most: 20 },
  district: { column: 'district', path: 'addressDetail.district', label: 'Bairro', ...address, most: 100 },
  complement: {
    column: 'complement',
    path: 'addressDetail.complement',
    label: 'Complemento',
    ...address,
    most: 100,
  },
  income: {
    column: 'income_cents',
    path: 'income',
    label: 'Renda ou faturamento',
    told: 'renda',
    part: 'income',
  },
  rg: { column: 'rg', path: 'rg', label: 'RG', told: 'RG', part: 'rg', most: 20 },
  nationality: {
    column: 'nationality',
    path: 'nationality',
    label: 'Nacionalidade',
    told: 'nacionalidade',
    part: 'nationality',
    most: 60,
  },
  profession: {
    column: 'profession',
    path: 'profession',
    label: 'Profissão',
    told: 'profissão',
    part: 'profession',
    most: 80,
  },
  inChargeName: {
    column: 'in_charge_name',
    path: 'personInCharge.name',
    label: 'Responsável legal',
    ...inCharge,
    most: 150,
    check: personName,
  },
  inChargeCpf: {
    column: 'in_charge_cpf',
    path: 'personInCharge.cpf',
    label: 'CPF do responsável',
    ...inCharge,
    most: 11,
    check: { isFine: isCpf, message: 'Insira um CPF válido.' },
  },
  associates: {
    column: 'associates',
    path: 'associates',
    label: 'Sócios',
    told: 'sócios',
    part: 'associates',
  },
  observations: {
    column: 'observations',
    path: 'observations',
    label: 'Observações',
    told: 'observações',
    part: 'observations',
    most: 5_000,
  },
} as const satisfies Record<string, CustomerField>;

/** Name of a customer field, as in the form. */
export type CustomerFieldName = keyof typeof customerFieldDefinitions;

/** Database column that a customer field fills. */
export type CustomerColumn = (typeof customerFieldDefinitions)[CustomerFieldName]['column'];

/** Definitions of all customer fields, in the order of the form. */
export const customerFieldList: readonly (CustomerField & {
  name: CustomerFieldName;
  column: CustomerColumn;
})[] = Object.entries(customerFieldDefinitions).map(([name, field]) => ({
  ...field,
  // The keys of the table itself.
  name: name as CustomerFieldName,
}));
