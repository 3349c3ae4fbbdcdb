import { defineRemote } from '@girassol/federation';
import { choiceRoutes } from './kits/choice/choice-address';

/** The front door of the area: the addresses it answers, and what it adds to other areas' screens. */
export default defineRemote({
  name: 'mfe-proposals',
  title: 'Propostas',
  team: 'propostas',
  routes: [
    { path: '/propostas/lista/:uid' },
    { path: '/propostas/cliente/:cid' },
    { path: '/propostas/templates' },
    { path: '/proposta/gerar-proposta/dados-consumo/nova' },
    { path: '/proposta/gerar-proposta/dados-consumo/editar' },
    { path: '/proposta/gerar-proposta/escolha-kit/:pid' },
    { path: '/proposta/gerar-proposta/dados-geracao/nova/:pid' },
    { path: '/modulos/lista' },
    { path: '/modulos/registro' },
    { path: '/modulos/editar/:mid' },
    { path: '/inversores/lista' },
    { path: '/inversores/registro' },
    { path: '/inversores/editar/:iid' },
    { path: '/equipamentos/lista' },
    { path: '/equipamentos/registro' },
    { path: '/equipamentos/editar/:eid' },
    { path: '/kits/lista/:uid' },
    { path: '/kits/cadastro/:kitId' },
    { path: '/kits/editar/:kitId' },
    ...choiceRoutes('/kits/escolha').map((path) => ({ path })),
    ...choiceRoutes('/kits/fornecedores').map((path) => ({ path })),
    { path: '/proposta/gerar-proposta/kit-azume/:pid' },
    { path: '/proposta/dimensionador-serrana/resultado/:pid' },
    // Documents: the server answers them, and the shell goes there by loading the page.
    { path: '/proposta/final/:pid' },
    { path: '/proposta/final/mobile/:pid' },
    { path: '/proposta/final/impressao/:pid' },
    { path: '/proposta/final/financiamento/:pid' },
    { path: '/proposta/final/:slug/:count/:code' },
    { path: '/proposta/final/pdf/:pid' },
    { path: '/proposta/arquivo/:pid' },
    { path: '/proposta/arquivo/:slug/:count/:code' },
  ],
  slots: [
    {
      slot: 'board-item.tab/v1',
      id: 'propostas',
      title: 'Propostas',
      icon: 'sun',
      order: 10,
      module: './proposals-tab',
      // Whoever lists proposals, or manages the board; leads and after-sales have none (S1 §2.9).
      when: {
        not: { boardKinds: ['AFTER_SALES', 'PRE_SALES'] },
        any: [{ permission: 'proposalsList' }, { boardManager: true }],
      },
    },
    {
      slot: 'board-item.tab/v1',
      id: 'precificacao',
      title: 'Precificação',
      icon: 'calculator',
      order: 80,
      module: './pricing-tab',
      // Any one of these is enough (C068).
      when: {
        boardKinds: ['PROJECT', 'INSTALLATION', 'ADMINISTRATIVE'],
        any: [{ permission: 'pricingTab' }, { permission: 'pricingEdit' }, { preference: 'vendorPriceEdit' }],
      },
    },
    {
      slot: 'home.card/v1',
      id: 'clientes-e-propostas',
      title: 'Clientes e propostas',
      icon: 'users',
      order: 40,
      module: './totals-card',
    },
  ],
  exposes: {
    './lifecycles': './src/lifecycles.tsx',
    './pricing-tab': './src/pricing-tab/PricingTab.tsx',
    './proposals-tab': './src/customer-proposals/ProposalsTab.tsx',
    './totals-card': './src/home-card/TotalsCard.tsx',
  },
  requires: { shell: '^0.1.0', 'shared-ui': '^0.1.0', 'shared-auth': '^0.1.0', api: '^0.1.0' },
});
