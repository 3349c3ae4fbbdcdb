import { wizardRoutes } from './wizard';

/** Returns the path of the proposal list of a user, a team or the company. */
export const proposalListPath = (fetchId: string) => `/propostas/lista/${fetchId}`;

/** Path of the Word templates of proposals. */
export const proposalTemplatesPath = '/propostas/templates';

/** Returns the path of a new proposal of a customer (proposals-002), optionally for one of the customer's items. */
export const newProposalPath = (customerId: string, userId: string, saleId?: string): string =>
  `${wizardRoutes.newConsumption}?cid=${customerId}&uid=${userId}${saleId ? `&sid=${saleId}` : ''}`;

/** Returns the path of a new proposal for which the customer is chosen on the first page. */
export const newProposalWithoutCustomerPath = (userId: string): string =>
  `${wizardRoutes.newConsumption}?uid=${userId}`;

/** Returns the paths of a proposal's final view: the print layout and the PDF file. */
export const getFinalViewPaths = (frontId: string) => ({
  print: `/proposta/final/impressao/${encodeURIComponent(frontId)}?imprimir=1`,
  pdf: `/proposta/final/pdf/${encodeURIComponent(frontId)}`,
});
