import type { Locator, Page } from 'playwright-core';
import type { SlotName } from '../../registry/manifest';

/** Where a contribution stands on a page, and the way a person takes to it. */
export interface SlotPlace {
  /** Addresses to look at, one after the other, until the contribution is offered; `:uid` is who is logged in. */
  paths(contribution: string): string[];
  /** The first of these is pressed before: an item of a board, a customer of a list. */
  opens?(page: Page): Locator;
  /** The contribution is behind a tab of its title. */
  isTab: boolean;
  /** The contribution is behind a button of its title. */
  isButton?: true;
  /** What is looked at with axe once it is drawn. */
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

/** Where each slot stands in the product. Null: no page draws it yet. */
export const slotPlaces: Record<SlotName, SlotPlace | null> = {
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
};
