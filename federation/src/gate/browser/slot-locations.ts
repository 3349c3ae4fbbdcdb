import type { Locator, Page } from 'playwright-core';
import type { SlotName } from '../../registry/manifest';

/** Location of a slot in the product: the pages that show it, and the tabs or buttons to press there. */
export interface SlotLocation {
  /** Addresses to look at, one after the other, until the contribution is offered; `:uid` is who is logged in. */
  paths(contribution: string): string[];
  /** The first of these is pressed before: an item of a board, a customer of a list. */
  opens?(page: Page): Locator;
  /** The contribution is behind a tab of its title. */
  isTab: boolean;
  /** The contribution is behind a button of its title. */
  isButton?: true;
  /** Selector of the element that axe checks after the contribution is drawn. */
  region: string;
}

const boards = [
  '/vendas/funil/:uid',
  '/administrativo/quadro/:uid',
  '/projetos/quadro/:uid',
  '/instalacoes/quadro/:uid',
  '/pre-venda/funil/:uid',
  '/pos-venda/quadro/:uid',
];

/** Location of each slot in the product; null for a slot that no page draws yet, or only one of operators. */
export const slotLocations: Record<SlotName, SlotLocation | null> = {
  'home.card/v1': { paths: () => ['/inicio'], isTab: false, region: 'main' },
  'home.tab/v1': { paths: () => ['/inicio'], isTab: true, region: '[role="tabpanel"]' },
  'board-item.tab/v1': {
    paths: () => boards,
    opens: (page) => page.getByRole('button', { name: /^#\d+/ }),
    isTab: true,
    region: '[role="tabpanel"]',
  },
  'customer.tab/v1': {
    paths: () => ['/clientes/lista/:uid'],
    opens: (page) => page.locator('main a[href^="/cliente/editar/"]'),
    isTab: true,
    region: '[role="tabpanel"]',
  },
  'settings.section/v1': {
    paths: (contribution) => [`/configuracoes?secao=${encodeURIComponent(contribution)}`],
    isTab: false,
    region: 'main',
  },
  'search.source/v1': {
    paths: () => ['/inicio'],
    opens: (page) => page.locator('[aria-keyshortcuts="Control+K"]'),
    isTab: false,
    region: '[role="dialog"]',
  },
  'agenda.source/v1': {
    paths: () => ['/vendas/agenda/:uid', '/inicio'],
    isTab: false,
    region: 'main',
  },
  'list.action/v1': {
    paths: () => ['/clientes/lista/:uid', '/kits/lista/:uid', ...boards],
    isTab: false,
    isButton: true,
    region: '[role="menu"]',
  },
  'operator-account.section/v1': null,
  'operator-home.card/v1': null,
  'login.help/v1': null,
  'page.corner/v1': { paths: () => ['/inicio'], isTab: false, region: '[data-part="corner"]' },
};
