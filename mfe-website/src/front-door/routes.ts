import type { VisitorKind } from '@girassol/shared-domain';
import { DOMAIN_PATH, EDITOR_PATH, FIGURES_PATH, LEADS_PATH, VERSIONS_PATH } from '../addresses/addresses';

const activeVisitors: VisitorKind[] = ['active'];

const page = <Screen extends string>(screen: Screen, path: string, title: string) => ({
  path,
  access: activeVisitors,
  title,
  screen,
});

/** Routes of the website area. Public pages are rendered by the API. */
export const routes = [
  {
    path: '/institucional/:id',
    access: ['loggedOut', 'active', 'unknownHost'] as VisitorKind[],
    title: 'Site',
    isDocument: true as const,
  },
  {
    path: '/simulador/:id',
    access: ['loggedOut', 'active'] as VisitorKind[],
    title: 'Simulador',
    isDocument: true as const,
  },
  page('editor', EDITOR_PATH, 'Website'),
  page('versions', VERSIONS_PATH, 'Versões do site'),
  page('domain', DOMAIN_PATH, 'Domínio do site'),
  page('leads', LEADS_PATH, 'Contatos do site'),
  page('figures', FIGURES_PATH, 'Resultados do site'),
];
