import type { Financing } from '@girassol/shared-domain/contract';
import type { DealFacts } from '@girassol/shared-domain/financing';

/** A financing as the tables of its steps look at it. */
export const dealFacts = (financing: Financing): DealFacts => ({
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
