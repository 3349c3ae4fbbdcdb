import { fillPath } from '@girassol/shared-domain';

/** The editor; the other pages of the site stand below it. `:uid` is the account, as in the menu, or one of its people. */
export const EDITOR_PATH = '/editar-website/:uid';
export const VERSIONS_PATH = `${EDITOR_PATH}/historico`;
export const DOMAIN_PATH = `${EDITOR_PATH}/dominio`;
export const LEADS_PATH = `${EDITOR_PATH}/contatos`;
export const FIGURES_PATH = `${EDITOR_PATH}/resultados`;

/** The simulator of a site, by its name or by whose contacts it brings. */
export const simulatorUrl = (idOrSlug: string): string => `${location.origin}/simulador/${idOrSlug}`;

/** The first step of a proposal that was begun, which another area answers (proposals-003). */
export const proposalPath = (frontId: string): string =>
  `/proposta/gerar-proposta/dados-consumo/editar?pid=${encodeURIComponent(frontId)}`;

/** One of these for an account. */
export const sitePath = (path: string, accountId: string): string => fillPath(path, { uid: accountId });
