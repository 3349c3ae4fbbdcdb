import { formatCpfOrCnpj, formatPostalCode, getTaxDocumentTypeLabel } from '@girassol/shared-domain';
import type { PayerAddress } from '../tables/billing-tables';

/** Formats a CPF or CNPJ with its name: `CPF 529.982.247-25`; empty for none. */
export const formatNamedDocument = (document: string | null): string =>
  document ? `${getTaxDocumentTypeLabel(document)} ${formatCpfOrCnpj(document)}` : '';

/** Formats an address in one line: `Rua das Flores, 10, sala 2, Centro, 13010-000 Campinas/SP`; empty for none. */
export function formatPayerAddress(address: PayerAddress | null): string {
  if (!address) return '';
  const { address: street, number, complement, district, postalCode, city, uf } = address;
  const place = `${formatPostalCode(postalCode)} ${city}/${uf}`.trim();
  return [street, number, complement, district, place].filter((part) => part !== '').join(', ');
}
