import { wizardRoutes } from './wizard';

/** Proposals of a person, a team or the company. */
export const proposalListPath = (fetchId: string) => `/propostas/lista/${fetchId}`;

/** The Word templates of proposals. */
export const proposalTemplatesPath = '/propostas/templates';

/** A new proposal of a customer (proposals-002), for an item of theirs where one is named. */
export const newProposalPath = (customerId: string, userId: string, saleId?: string): string =>
  `${wizardRoutes.newConsumption}?cid=${customerId}&uid=${userId}${saleId ? `&sid=${saleId}` : ''}`;

/** A new proposal whose customer is still to be chosen. */
export const beginProposalPath = (userId: string): string => `${wizardRoutes.newConsumption}?uid=${userId}`;

/** The final view of a proposal laid out for paper, and as a file. */
export const finalViewPaths = (frontId: string) => ({
  print: `/proposta/final/impressao/${encodeURIComponent(frontId)}?imprimir=1`,
  pdf: `/proposta/final/pdf/${encodeURIComponent(frontId)}`,
});
