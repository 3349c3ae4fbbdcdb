import { formatDocument, formatPhone } from '@girassol/shared-domain';
import type { Customer } from '@girassol/shared-domain/contract';

/** `Blumenau, SC`. */
export const placeOf = ({ city, uf }: Pick<Customer, 'city' | 'uf'>): string =>
  [city, uf].filter(Boolean).join(', ');

/** The number one would call. */
export const phoneOf = ({ phone, whatsapp }: Pick<Customer, 'phone' | 'whatsapp'>): string =>
  formatPhone(phone || whatsapp);

/** The document with its mask, or what is missing. */
export const documentOf = ({ document }: Pick<Customer, 'document'>): string =>
  document ? formatDocument(document) : '';
