import { computeSha256 } from '@girassol/api-platform/compute-sha256';
import type { PublicProposal } from '@girassol/shared-domain/contract';

/**
 * Computes the hash of the content that a customer accepts: system, figures, price, terms and validity as
 * displayed. Seller and design are left out, because a change of those does not need a new acceptance.
 */
export function computeOfferHash({
  isExpired: _isExpired,
  companyName: _companyName,
  customerData: _customer,
  userData: _seller,
  proposalCustomizationData: _looks,
  ...offer
}: PublicProposal): string {
  return computeSha256(JSON.stringify(offer));
}
