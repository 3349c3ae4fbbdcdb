import { lazyScreen } from '@girassol/federation/remote';
import { Skeleton } from '@girassol/shared-ui';
import { namedLists } from './lists/named-lists';
import type { Section } from './section';

const opening = <Skeleton height={240} />;

/** The sections that the page has by itself; other areas add theirs through the slot. */
export const ownSections: readonly Section[] = [
  ...namedLists.map(({ id, title, words, order, load }) => ({
    id,
    title,
    words,
    order,
    Component: lazyScreen(load, opening),
  })),
  {
    id: 'preferencias',
    title: 'Preferências',
    words:
      'dias pós-venda validade proposta pdf rápido projeto obra kits gerente vendedores preços custos margens',
    order: 60,
    Component: lazyScreen(() => import('./preferences/PreferencesSection'), opening),
  },
  {
    id: 'menus',
    title: 'Menus ocultos',
    words: 'esconder menu navegação',
    order: 110,
    Component: lazyScreen(() => import('./menus/HiddenMenusSection'), opening),
  },
  {
    id: 'avisos',
    title: 'Avisos a outros programas',
    words: 'webhook integração api proposta aceita endereço segredo',
    order: 115,
    Component: lazyScreen(() => import('./webhooks/WebhookSection'), opening),
  },
  {
    id: 'historico',
    title: 'Histórico de alterações',
    words: 'quem mudou quando',
    order: 120,
    Component: lazyScreen(() => import('./history/HistorySection'), opening),
  },
];
