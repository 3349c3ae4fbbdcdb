import { defineRemote } from '@girassol/federation';
import { billingRoutes, subscriptionMenu } from './front-door/billing-routes';
import { collaboratorRoutes, collaboratorsMenu } from './front-door/collaborator-routes';
import { operatorMenus, operatorRoutes } from './front-door/operator-routes';

/** The front door of the area: the addresses it answers, and what it adds to other areas' screens. */
export default defineRemote({
  name: 'mfe-account',
  title: 'Conta',
  team: 'conta',
  routes: [
    // Written by the server.
    { path: '/sobre', access: ['loggedOut', 'active'], title: 'Conheça', isDocument: true },
    { path: '/sobre/mobile', access: ['loggedOut', 'active'], title: 'Conheça', isDocument: true },
    {
      path: '/form-teste-gratis',
      access: ['loggedOut', 'active', 'inactive'],
      title: 'Teste grátis',
      isDocument: true,
    },
    {
      path: '/form-cadastro-curso',
      access: ['loggedOut', 'active', 'inactive'],
      title: 'Inscrição no curso',
      isDocument: true,
    },
    { path: '/configuracoes', access: ['active', 'inactive'], title: 'Configurações', screen: 'settings' },
    {
      path: '/configuracoes-azume-financeiro',
      access: ['active', 'inactive'],
      title: 'Plataforma financeira',
      screen: 'finance-platform',
    },
    { path: '/conta/senha/:uid', access: ['active'], title: 'Senha e segurança', screen: 'security' },
    { path: '/conta/info/:uid', access: ['active'], title: 'Dados da conta', screen: 'account-data' },
    ...billingRoutes,
    ...operatorRoutes,
    ...collaboratorRoutes,
  ],
  menus: [
    {
      id: 'plataforma-financeira',
      label: 'Plataforma financeira',
      icon: 'building',
      group: 'financeiro',
      order: 40,
      to: '/configuracoes-azume-financeiro',
      when: { permission: 'configManager' },
      needsFinancePlatform: true,
      hideable: true,
    },
    {
      id: 'configuracoes',
      label: 'Configurações',
      icon: 'settings',
      group: 'ajustes',
      order: 60,
      to: '/configuracoes',
      when: { permission: 'configManager' },
    },
    subscriptionMenu,
    ...operatorMenus,
    {
      id: 'conta',
      label: 'Dados da conta',
      icon: 'user',
      group: 'ajustes',
      order: 80,
      to: '/conta/info/:uid',
      subject: 'user',
      admin: 'also',
    },
    collaboratorsMenu,
  ],
  slots: [
    {
      slot: 'home.card/v1',
      id: 'primeiros-passos',
      title: 'Primeiros passos',
      order: 1,
      module: './first-steps',
      when: { all: [{ plan: 'NOT_BASIC' }, { userType: 'MANAGER' }, { newAccount: true }] },
    },
    {
      slot: 'search.source/v1',
      id: 'busca-configuracoes',
      title: 'Configurações',
      order: 30,
      module: './search',
    },
    {
      slot: 'operator-home.card/v1',
      id: 'leads-de-hoje',
      title: 'Leads',
      order: 20,
      module: './operator-leads-card',
      when: { admin: true },
    },
    {
      slot: 'operator-account.section/v1',
      id: 'cobrancas',
      title: 'Assinatura e cobranças',
      order: 10,
      module: './operator-account',
      when: { admin: true },
    },
  ],
  exposes: {
    './lifecycles': './src/lifecycles.tsx',
    './first-steps': './src/first-steps/FirstStepsCard.tsx',
    './search': './src/search/SettingsSearchSource.tsx',
    './operator-leads-card': './src/operator/leads/LeadsHomeCard.tsx',
    './operator-account': './src/operator/account/AccountBillingSection.tsx',
  },
  requires: { shell: '^1.0.0', 'shared-ui': '^1.0.0', 'shared-auth': '^1.0.0', api: '^1.0.0' },
});
