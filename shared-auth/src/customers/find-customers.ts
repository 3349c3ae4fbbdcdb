import { formatCity, formatCpfOrCnpj, formatPhone } from '@girassol/shared-domain';
import type { Customer } from '@girassol/shared-domain/contract';
import { api } from '../api/client';

/**
 * Searches the customers visible to `fetchId`, a user, team or company, by name, document, e-mail address or
 * phone. Rejects with the API error; the API client does not display the error.
 */
export async function findCustomers(
  fetchId: string,
  text: string,
  signal?: AbortSignal,
): Promise<Customer[]> {
  const { customers } = await api('POST /customers/filtered/:userId/:multiplier', {
    params: { userId: fetchId, multiplier: 1 },
    body: { fetchId, searchValue: text.trim() },
    signal,
    silent: true,
  });
  return customers;
}

/**
 * Converts a customer to a select option: the name, described by document, phone and city to distinguish customers of
 * the same name.
 */
export function toCustomerOption({
  _id,
  name,
  document,
  phone,
  whatsapp,
  city,
  uf,
}: Pick<Customer, '_id' | 'name' | 'document' | 'phone' | 'whatsapp' | 'city' | 'uf'>) {
  const description = [
    document && formatCpfOrCnpj(document),
    formatPhone(phone || whatsapp),
    formatCity({ city, uf }),
  ]
    .filter(Boolean)
    .join(' · ');
  return { value: _id, label: name, ...(description && { description }) };
}
