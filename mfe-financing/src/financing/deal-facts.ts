import type { Financing } from '@girassol/shared-domain/contract';
import type { FinancingDealFacts } from '@girassol/shared-domain/financing';

/** Converts a financing to the facts from which the shared rules compute the steps of a financing. */
export const toFinancingDealFacts = (financing: Financing): FinancingDealFacts => ({
  isCNPJ: financing.isCNPJ,
  partners: financing.customer.associates,
  stage: financing.stage,
  options: financing.proposals,
  papers: Object.fromEntries(financing.papers.map(({ semantic, status }) => [semantic, status])),
  monitoringLink: financing.proposal.monitoringLink?.status ?? null,
  contractSigned: financing.contractSigned,
  serviceApproved: financing.serviceApproved,
  expirationTimestamp: financing.expirationTimestamp,
  preApproved: financing.btg.preApproved,
  providerStatus: financing.btg.status,
  isWithdrawn: financing.isWithdrawn === true,
});
