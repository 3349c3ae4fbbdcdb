import {
  isCnpj,
  isCpf,
  isEmail,
  isPersonName,
  isPhone,
  isPostalCode,
  onlyDigits,
  states,
  stripDocument,
} from '@girassol/shared-domain';
import { type CustomerRequest, customerRequest } from '@girassol/shared-domain/contract';
import type { NewRow } from '../database';
import { Refusal } from '../http/refusal';

type CustomerValues = Omit<NewRow<'customers'>, 'account_id' | 'id' | 'owner_id'>;

/** The columns a customer request fills, or a refusal that names every field that is wrong. Only the name is required. */
export function customerValues(request: CustomerRequest): CustomerValues {
  const { addressDetail = {}, email = '', uf = '', ...rest } = customerRequest.parse(request);
  const document = stripDocument(rest.document ?? '');
  const phones = { phone: onlyDigits(rest.phone ?? ''), whatsapp: onlyDigits(rest.whatsapp ?? '') };
  const postalCode = onlyDigits(addressDetail.postalCode ?? '');

  const fields = problems([
    ['name', 'Insira um nome válido.', isPersonName(rest.name)],
    ['email', 'Insira um e-mail válido.', email === '' || isEmail(email)],
    ['phone', 'Insira um telefone válido, com DDD.', phones.phone === '' || isPhone(phones.phone)],
    ['whatsapp', 'Insira um WhatsApp válido, com DDD.', phones.whatsapp === '' || isPhone(phones.whatsapp)],
    ['document', 'Insira um CPF ou CNPJ válido.', document === '' || isCpf(document) || isCnpj(document)],
    ['uf', 'Escolha um estado.', uf === '' || states.some((state) => state.uf === uf)],
    ['addressDetail.postalCode', 'Insira um CEP válido.', postalCode === '' || isPostalCode(postalCode)],
  ]);
  if (fields.length > 0) throw new Refusal(400, fields[0]?.message ?? '', { fields });

  return {
    name: rest.name,
    email,
    ...phones,
    document,
    // A document decides (customers-006); without one, the switch of the form does.
    is_cnpj: document === '' ? (rest.isCNPJ ?? false) : document.length === 14,
    uf,
    city: rest.city ?? '',
    postal_code: postalCode,
    street: addressDetail.street ?? '',
    number: addressDetail.number ?? '',
    district: addressDetail.district ?? '',
    complement: addressDetail.complement ?? '',
    origin: rest.origin ?? null,
    archived_at: null,
  };
}

const problems = (checks: [path: string, message: string, isFine: boolean][]) =>
  checks.filter(([, , isFine]) => !isFine).map(([path, message]) => ({ path, message }));
