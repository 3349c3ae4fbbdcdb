import { formatCpfOrCnpj, formatPhone } from '@girassol/shared-domain';
import type { Customer } from '@girassol/shared-domain/contract';

/**
 * Formats the telephone number of a customer, or the WhatsApp number of a customer without telephone number.
 */
export const formatMainPhone = ({ phone, whatsapp }: Pick<Customer, 'phone' | 'whatsapp'>): string =>
  formatPhone(phone || whatsapp);

/** Formats the CPF or CNPJ of a customer with its mask; an empty string for a customer without document. */
export const formatCustomerDocument = ({ document }: Pick<Customer, 'document'>): string =>
  document ? formatCpfOrCnpj(document) : '';
