import { createHash } from 'node:crypto';
import type { PublicProposal } from '@girassol/shared-domain/contract';

/**
 * Names what a customer takes: system, figures, price, conditions and validity, as they were shown. Who sells it, and
 * how it looks, may change without asking again.
 */
export function offerHash({
  isExpired: _isExpired,
  companyName: _companyName,
  customerData: _customer,
  userData: _seller,
  proposalCustomizationData: _looks,
  ...offer
}: PublicProposal): string {
  return createHash('sha256').update(JSON.stringify(offer)).digest('hex');
}
