import { activeOnly, anyVisitor, calculator, ownedBy, signedIn } from '../route-types';

/** Families read this title in their browser (shell.chrome-007). */
const proposalTitle = 'Proposta de Energia Solar Fotovoltaica';
/** The final views are pages of the server, with that title on them. */
const document = { title: proposalTitle, titleStandsAlone: true, isDocument: true } as const;

/** Kits, equipment, the proposal wizard and the public proposal views. */
export const proposalsRoutes = ownedBy('mfe-proposals', [
  // kits
  { path: '/kits/lista/:uid', kinds: signedIn, title: 'Kits' },
  {
    path: '/kits/escolha/:uid/:pid/:power/:powerGenUc/:powerNonPeak/:powerPeak/:demand/:targetPower/:ownerId/:distance/:location/:preVendor/:area/:perimeter/:addedOptionalComponents',
    kinds: activeOnly,
    title: 'Escolha do kit',
  },
  {
    path: '/kits/escolha/:uid/:pid/:power/:powerGenUc/:powerNonPeak/:powerPeak/:demand/:targetPower/:ownerId/:distance/:location/:area/:perimeter',
    kinds: activeOnly,
    title: 'Escolha do kit',
  },
  {
    path: '/kits/fornecedores/:uid/:pid/:power/:powerGenUc/:powerNonPeak/:powerPeak/:demand/:targetPower/:ownerId/:distance/:location/:preVendor/:area/:perimeter/:addedOptionalComponents',
    kinds: activeOnly,
    title: 'Kits de fornecedores',
  },
  {
    path: '/kits/fornecedores/:uid/:pid/:power/:powerGenUc/:powerNonPeak/:powerPeak/:demand/:targetPower/:ownerId/:distance/:location/:area/:perimeter',
    kinds: activeOnly,
    title: 'Kits de fornecedores',
  },
  { path: '/kits/cadastro/:kitId', kinds: activeOnly, title: 'Cadastro de kit' },
  { path: '/kits/editar/:kitId', kinds: activeOnly, title: 'Editar kit' },
  // proposals.list
  { path: '/propostas/lista/:uid', kinds: signedIn, title: 'Propostas' },
  { path: '/propostas/cliente/:cid', kinds: activeOnly, title: 'Propostas do cliente' },
  { path: '/propostas/templates', kinds: activeOnly, title: 'Modelos de proposta' },
  // proposals.wizard
  { path: '/proposta/gerar-proposta/dados-consumo/nova', kinds: calculator, title: 'Dados de consumo' },
  { path: '/proposta/gerar-proposta/dados-consumo/editar', kinds: activeOnly, title: 'Dados de consumo' },
  { path: '/proposta/gerar-proposta/escolha-kit/:pid', kinds: activeOnly, title: 'Escolha do kit' },
  { path: '/proposta/gerar-proposta/dados-geracao/nova/:pid', kinds: activeOnly, title: 'Dados de geração' },
  { path: '/proposta/gerar-proposta/kit-azume/:pid', kinds: activeOnly, title: 'Kit sob medida' },
  { path: '/proposta/gerar-proposta/escolha/precificacao/:pid', kinds: activeOnly, title: 'Precificação' },
  { path: '/proposta/gerar-proposta/preco-manual/:pid', kinds: activeOnly, title: 'Preço manual' },
  { path: '/proposta/gerar-proposta/preco-auto/:pid', kinds: activeOnly, title: 'Preço automático' },
  { path: '/proposta/gerar-proposta/preco-editar/:pid', kinds: activeOnly, title: 'Editar preço' },
  { path: '/proposta/gerar-proposta/personalizacao/:pid', kinds: activeOnly, title: 'Personalização' },
  { path: '/proposta/gerar-proposta/validacao/:pid', kinds: activeOnly, title: 'Validação' },
  { path: '/proposta/gerar-proposta/financiamento/:pid', kinds: activeOnly, title: 'Financiamento' },
  {
    path: '/proposta/gerar-proposta/financiamento-marketplace/:pid',
    kinds: activeOnly,
    title: 'Financiamento',
  },
  // proposals.final
  ...[
    '/proposta/final/:pid',
    '/proposta/final/pdf/:pid',
    '/proposta/final/mobile/:pid',
    '/proposta/final/impressao/:pid',
    '/proposta/final/financiamento/:pid',
    '/proposta/final/:slug/:count/:code',
  ].map((path) => ({ path, kinds: anyVisitor, ...document })),
  { path: '/proposta/arquivo/:pid', kinds: anyVisitor, title: proposalTitle, titleStandsAlone: true },
  {
    path: '/proposta/arquivo/:slug/:count/:code',
    kinds: anyVisitor,
    title: proposalTitle,
    titleStandsAlone: true,
  },
  // proposals.customise
  { path: '/personalizar-proposta/:uid', kinds: activeOnly, title: 'Personalizar proposta' },
  // calculator
  {
    path: '/proposta/dimensionador-serrana/resultado/:pid',
    kinds: calculator,
    title: 'Resultado do dimensionamento',
  },
  // catalogue
  { path: '/modulos/lista', kinds: activeOnly, title: 'Módulos' },
  { path: '/modulos/registro', kinds: activeOnly, title: 'Novo módulo' },
  { path: '/modulos/editar/:mid', kinds: activeOnly, title: 'Editar módulo' },
  { path: '/modulos/:type', kinds: activeOnly, title: 'Módulos', redirectTo: '/modulos/lista' },
  { path: '/inversores/lista', kinds: activeOnly, title: 'Inversores' },
  { path: '/inversores/registro', kinds: activeOnly, title: 'Novo inversor' },
  { path: '/inversores/editar/:iid', kinds: activeOnly, title: 'Editar inversor' },
  { path: '/inversores/:type', kinds: activeOnly, title: 'Inversores', redirectTo: '/inversores/lista' },
  { path: '/equipamentos/lista', kinds: activeOnly, title: 'Equipamentos' },
  { path: '/equipamentos/registro', kinds: activeOnly, title: 'Novo equipamento' },
  { path: '/equipamentos/editar/:eid', kinds: activeOnly, title: 'Editar equipamento' },
  {
    path: '/equipamentos/:type',
    kinds: activeOnly,
    title: 'Equipamentos',
    redirectTo: '/equipamentos/lista',
  },
]);
