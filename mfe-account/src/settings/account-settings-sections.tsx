import { lazyScreen } from '@girassol/federation/remote';
import { Skeleton } from '@girassol/shared-ui';
import { namedListSections } from './lists/named-list-sections';
import type { SettingsSection } from './settings-section';

/** Id of the section by which people look after their own access, whatever their rights. */
export const SECURITY_SECTION_ID = 'seguranca';

const opening = <Skeleton height={240} />;

/**
 * Settings sections that the account area provides itself. Other areas add sections through the slot
 * `settings.section/v1`.
 */
export const accountSettingsSections: readonly SettingsSection[] = [
  ...namedListSections.map(({ id, title, summary, keywords, order, load }) => ({
    id,
    title,
    summary,
    keywords,
    order,
    Component: lazyScreen(load, opening),
  })),
  {
    id: 'preferencias',
    title: 'Preferências',
    summary: 'Pós-venda, validade e PDF das propostas',
    keywords:
      'dias pós-venda validade proposta pdf rápido projeto obra kits gerente vendedores preços custos margens',
    order: 105,
    Component: lazyScreen(() => import('./preferences/PreferencesSection'), opening),
  },
  {
    id: 'equipes',
    title: 'Equipes',
    summary: 'Quem vê as vendas de quem',
    keywords: 'time líder membros vendedores colaboradores',
    order: 107,
    Component: lazyScreen(() => import('./teams/TeamsSection'), opening),
  },
  {
    id: 'menus',
    title: 'Menus ocultos',
    summary: 'O que não aparece na navegação',
    keywords: 'esconder menu navegação',
    order: 110,
    Component: lazyScreen(() => import('./menus/HiddenMenusSection'), opening),
  },
  {
    id: 'avisos',
    title: 'Integrações (webhook)',
    summary: 'Avise outro sistema do que acontece',
    keywords: 'webhook integração api proposta aceita endereço segredo',
    order: 115,
    Component: lazyScreen(() => import('./webhooks/WebhookSection'), opening),
  },
  {
    id: SECURITY_SECTION_ID,
    title: 'Segurança',
    summary: 'Senha, aparelhos e acessos',
    keywords: 'senha sessões aparelhos acesso sair',
    order: 118,
    Component: lazyScreen(() => import('./security/SecuritySection'), opening),
  },
  {
    id: 'dados',
    title: 'Baixar ou encerrar',
    summary: 'Tudo em um arquivo, ou o fim da conta',
    keywords: 'dados da conta baixar tudo exportar arquivo zip lgpd encerrar excluir conta',
    order: 130,
    Component: lazyScreen(() => import('./data/DataSection'), opening),
  },
  {
    id: 'historico',
    title: 'Histórico de alterações',
    summary: 'Quem mudou o quê, e quando',
    keywords: 'quem mudou quando',
    order: 120,
    Component: lazyScreen(() => import('./history/HistorySection'), opening),
  },
];
