import { fillPathPattern } from '@girassol/shared-domain';

/**
 * Path of the site editor; the paths of the other site pages start with it. `:uid` is the account, as in the menu, or
 * one of its people.
 */
export const EDITOR_PATH = '/editar-website/:uid';
/** Route pattern of the page with the published versions of the site. */
export const VERSIONS_PATH = `${EDITOR_PATH}/historico`;
export const DOMAIN_PATH = `${EDITOR_PATH}/dominio`;
/**
 * Route pattern of the page with the contacts: people who used the simulator of the site and asked for a
 * call.
 */
export const LEADS_PATH = `${EDITOR_PATH}/contatos`;
/** Route pattern of the page with the counts of visits, simulations and contacts of the site. */
export const FIGURES_PATH = `${EDITOR_PATH}/resultados`;

/** Builds the URL of the simulator, by the slug of the site or by the id of the person who receives its contacts. */
export const buildSimulatorUrl = (idOrSlug: string): string => `${location.origin}/simulador/${idOrSlug}`;

/**
 * Builds the path of the first step of the proposal wizard, in the proposals area, for a proposal that
 * already exists (proposals-003).
 */
export const buildProposalFirstStepPath = (frontId: string): string =>
  `/proposta/gerar-proposta/dados-consumo/editar?pid=${encodeURIComponent(frontId)}`;

/** Fills the account id into a route pattern of the website area, such as `EDITOR_PATH`. */
export const buildSitePath = (path: string, accountId: string): string =>
  fillPathPattern(path, { uid: accountId });
