import type { CustomerRecord } from '@girassol/shared-domain/contract';

type Known = Pick<
  CustomerRecord,
  'document' | 'isCNPJ' | 'phone' | 'whatsapp' | 'email' | 'city' | 'addressDetail'
>;

/** Lists what a customer's documents and messages need and the record lacks, in words. */
export function listMissingCustomerData(customer: Known): string[] {
  const { document, isCNPJ, phone, whatsapp, email, city, addressDetail } = customer;
  return [
    !document && (isCNPJ ? 'CNPJ' : 'CPF'),
    !phone && !whatsapp && 'telefone',
    !email && 'e-mail',
    !(city && addressDetail.street) && 'endereço',
  ].filter((word) => word !== false);
}
