import type { Customer } from '@girassol/shared-domain/contract';
import type { Row } from '../database';

/** A customer as the contract names it. */
export function customerAnswer(row: Row<'customers'>): Customer {
  return {
    _id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    whatsapp: row.whatsapp,
    document: row.document,
    isCNPJ: row.is_cnpj,
    uf: row.uf,
    city: row.city,
    address: addressOf(row),
    postalCode: row.postal_code,
    origin: row.origin,
    archived: row.archived_at !== null,
    registryTimestamp: row.registered_at.getTime(),
  };
}

/** `Rua das Flores, 120 - Bloco B, Centro`; parts that are missing are left out. */
function addressOf({ street, number, complement, district }: Row<'customers'>): string {
  const door = [street, number].filter(Boolean).join(', ');
  return [[door, complement].filter(Boolean).join(' - '), district].filter(Boolean).join(', ');
}
