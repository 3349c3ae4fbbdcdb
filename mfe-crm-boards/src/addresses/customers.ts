import { isAnsweredByArea } from '@girassol/federation/remote';

/** Returns the path of the customer list. `fetchId` is a user, a team or the company. */
export const customerListPath = (fetchId: string) => `/clientes/lista/${fetchId}`;

export const NEW_CUSTOMER_PATH = '/cliente/cadastro';

/** Query parameter of the page of a new customer with the name that was looked for in vain. */
export const NEW_CUSTOMER_NAME_PARAMETER = 'nome';

/** Returns the path of a customer's page, optionally opened at a tab. */
export const customerPath = (customerId: string, tab?: string) =>
  `/cliente/editar/${customerId}${tab ? `?aba=${tab}` : ''}`;

/** Returns the path of a customer's file archive. */
export const customerArchivePath = (customerId: string) => `/arquivos/${customerId}`;

/** Name of the query parameter of the register form with the id of the customer of the new item. */
export const NEW_ITEM_CUSTOMER_PARAMETER = 'cliente';

/** Name of the query parameter of the register form with the id of the proposal that the new item is made for. */
export const NEW_ITEM_PROPOSAL_PARAMETER = 'proposta';

const NEW_PROPOSAL_PATH = '/proposta/gerar-proposta/dados-consumo/nova';

/**
 * Returns the path that starts a proposal for a customer in the name of a user (proposals-002); null if no area is
 * installed that makes proposals.
 */
export const newProposalPath = (customerId: string, userId: string): string | null =>
  isAnsweredByArea(NEW_PROPOSAL_PATH)
    ? `${NEW_PROPOSAL_PATH}?${new URLSearchParams({ cid: customerId, uid: userId })}`
    : null;

/**
 * Returns the path that starts a proposal in the name of a user and asks for its customer; null if no area is
 * installed that makes proposals.
 */
export const newProposalWithoutCustomerPath = (userId: string): string | null =>
  isAnsweredByArea(NEW_PROPOSAL_PATH) ? `${NEW_PROPOSAL_PATH}?${new URLSearchParams({ uid: userId })}` : null;
