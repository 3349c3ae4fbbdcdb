/** Route patterns of the financing area. */
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

/**
 * Returns the path of the list of financings, which differs for accounts with the module Marketplace; with
 * `fid`, the financing of this id is open beside the list (financing-005).
 */
export function financingListPath(hasMarketplace: boolean, fid?: string): string {
  const path = hasMarketplace ? financingPaths.marketplaceList : financingPaths.list;
  return fid ? `${path}?financiamento=${fid}` : path;
}

/** Returns the path of the list of equipment orders with the order of an id open beside it. */
export const orderPanelPath = (orderId: string): string => `${financingPaths.orders}?pedido=${orderId}`;

/** Returns the path of the simulation of a proposal; without an id, of a proposal still to be chosen. */
export const simulationPath = (proposalId?: string): string =>
  proposalId ? `/financiamentos/simulacao/${proposalId}` : '/financiamentos/simulacao';

/** Returns the path of the list, in the area of the proposals, with the proposals of a user or of the company. */
export const proposalListPath = (fetchId: string): string => `/propostas/lista/${fetchId}`;

/** Returns the path of the wizard's step, in the area of the proposals, that prices a proposal. */
export const proposalPricePath = (frontId: string): string =>
  `/proposta/gerar-proposta/escolha/precificacao/${encodeURIComponent(frontId)}`;

/** Returns the path of the form that requests credit for a proposal from a bank. */
export const creditRequestPath = (proposalId: string): string => `/financiamentos/solicitacao/${proposalId}`;

/** Returns the path of the page with the payment schedule of one option of a financing (`fid`). */
export const paymentSchedulePath = (fid: string, optionId: string): string =>
  `/financiamentos/parcelas/${fid}/${optionId}`;
