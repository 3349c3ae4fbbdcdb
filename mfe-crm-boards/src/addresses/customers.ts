import { isAnswered } from '@girassol/federation/remote';

/** The list of customers as seen by a person, a team or the company. */
export const customerListPath = (fetchId: string) => `/clientes/lista/${fetchId}`;

export const NEW_CUSTOMER_PATH = '/cliente/cadastro';

/** Everything about one customer. */
export const customerPath = (customerId: string, tab?: string) =>
  `/cliente/editar/${customerId}${tab ? `?aba=${tab}` : ''}`;

/** The files of a customer. */
export const archivePath = (customerId: string) => `/arquivos/${customerId}`;

const NEW_PROPOSAL_PATH = '/proposta/gerar-proposta/dados-consumo/nova';

/** Begins a proposal of a customer, of a user (proposals-002); null where no area makes proposals. */
export const newProposalPath = (customerId: string, userId: string): string | null =>
  isAnswered(NEW_PROPOSAL_PATH)
    ? `${NEW_PROPOSAL_PATH}?${new URLSearchParams({ cid: customerId, uid: userId })}`
    : null;
