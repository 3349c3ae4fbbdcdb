/** Addresses of the area, as its routes write them. */
export const financingPaths = {
  list: '/financiamentos',
  marketplaceList: '/marketplace/financiamentos',
  simulation: '/financiamentos/simulacao/:proposalId?',
  request: '/financiamentos/solicitacao/:proposalId?',
  schedule: '/financiamentos/parcelas/:fid/:optionId',
  bankDesk: '/financiamentos/mesa-do-banco',
  orders: '/pedidos',
  order: '/pedido/:orderId',
  bankReturn: '/btg-cb',
} as const;

/** The list, with a financing open where one is named (financing-005). */
export function listPath(hasMarketplace: boolean, fid?: string): string {
  const path = hasMarketplace ? financingPaths.marketplaceList : financingPaths.list;
  return fid ? `${path}?financiamento=${fid}` : path;
}

/** What a bank would lend for a proposal, or for one that is still to be chosen. */
export const simulationPath = (proposalId?: string): string =>
  proposalId ? `/financiamentos/simulacao/${proposalId}` : '/financiamentos/simulacao';

/** The form by which a bank is asked for the credit of a proposal. */
export const requestPath = (proposalId: string): string => `/financiamentos/solicitacao/${proposalId}`;

/** Every payment of an option. */
export const schedulePath = (fid: string, optionId: string): string =>
  `/financiamentos/parcelas/${fid}/${optionId}`;
