import { DOMAIN_PATH, EDITOR_PATH, FIGURES_PATH, LEADS_PATH, VERSIONS_PATH } from '../addresses/addresses';

/** Pages in the navigation of the site, in order. */
export const siteNavPages = [
  { path: EDITOR_PATH, label: 'Editar' },
  { path: VERSIONS_PATH, label: 'Versões' },
  { path: DOMAIN_PATH, label: 'Domínio' },
  { path: LEADS_PATH, label: 'Contatos' },
  { path: FIGURES_PATH, label: 'Resultados' },
] as const;
