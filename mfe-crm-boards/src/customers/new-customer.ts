import {
  isCnpj,
  isCpf,
  isEmail,
  isFilled,
  isPersonName,
  isPhone,
  stripDocument,
} from '@girassol/shared-domain';
import type { CustomerRequest } from '@girassol/shared-domain/contract';
import { object, string } from 'yup';

/** A customer as it is typed while registering an item. Document and phone without their masks. */
export interface NewCustomer {
  name: string;
  document: string;
  phone: string;
  email: string;
  uf: string;
  city: string;
}

export const emptyCustomer: NewCustomer = { name: '', document: '', phone: '', email: '', uf: '', city: '' };

const optional = (isValid: (text: string) => boolean, message: string) =>
  string().test('valid', message, (text = '') => !isFilled(text) || isValid(text));

/** Only the name must be there (customers-002); whatever else is typed must be right. */
export const newCustomerSchema = object({
  name: string()
    .test('required', 'Insira o nome do cliente.', (text = '') => isFilled(text))
    .test('name', 'Insira um nome válido.', (text = '') => !isFilled(text) || isPersonName(text)),
  document: optional((text) => isCpf(text) || isCnpj(text), 'CPF ou CNPJ inválido.'),
  phone: optional(isPhone, 'Telefone inválido: use DDD e número.'),
  email: optional((text) => isEmail(text.trim()), 'E-mail inválido.'),
});

/** What the call sends: empty fields are left out. */
export function customerRequestOf(customer: NewCustomer): CustomerRequest {
  const document = stripDocument(customer.document);
  const written: CustomerRequest = { name: customer.name.trim() };
  if (document) Object.assign(written, { document, isCNPJ: isCnpj(document) });
  if (isFilled(customer.phone)) written.phone = customer.phone;
  if (isFilled(customer.email)) written.email = customer.email.trim();
  if (isFilled(customer.uf)) written.uf = customer.uf;
  if (isFilled(customer.city)) written.city = customer.city.trim();
  return written;
}
