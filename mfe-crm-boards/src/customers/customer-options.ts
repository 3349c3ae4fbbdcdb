import { api } from '@girassol/shared-auth';
import { formatDocument } from '@girassol/shared-domain';
import type { Customer } from '@girassol/shared-domain/contract';
import type { Option } from '@girassol/shared-ui/pickers';

/** A customer as a choice: the name, and what tells two of the same name apart. */
export function customerOption({ _id, name, document, city, uf }: Customer): Option {
  const place = [city, uf].filter(Boolean).join(', ');
  const description = [document && formatDocument(document), place].filter(Boolean).join(' · ');
  return { value: _id, label: name, ...(description && { description }) };
}

/** Customers that fit a text, as far as the fetch id may look: name, document, e-mail or phone. */
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
