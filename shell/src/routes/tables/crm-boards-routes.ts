import { activeOnly, goodStanding, ownedBy, signedIn } from '../route-types';

/** Customers and the six boards. */
export const crmBoardsRoutes = ownedBy('mfe-crm-boards', [
  // customers
  { path: '/clientes/lista/:uid', kinds: signedIn, title: 'Clientes' },
  { path: '/cliente/cadastro', kinds: activeOnly, title: 'Novo cliente' },
  { path: '/cliente/editar/:cid', kinds: activeOnly, title: 'Editar cliente' },
  // archive
  { path: '/arquivos/:cid', kinds: goodStanding, title: 'Arquivos do cliente', promptsLogin: true },
  // boards.sales
  { path: '/vendas/funil/:uid', kinds: activeOnly, title: 'Vendas' },
  { path: '/vendas/registro', kinds: activeOnly, title: 'Nova venda' },
  { path: '/vendas/editar/:sid', kinds: activeOnly, title: 'Editar venda' },
  // schedules
  { path: '/vendas/agenda/:uid', kinds: goodStanding, title: 'Agenda de vendas', promptsLogin: true },
  // boards.sales
  { path: '/vendas/finalizadas', kinds: activeOnly, title: 'Vendas finalizadas' },
  { path: '/vendas/dados/:uid', kinds: activeOnly, title: 'Dados de vendas' },
  // boards.presales
  { path: '/pre-venda/funil/:uid', kinds: activeOnly, title: 'Pré-venda' },
  { path: '/pre-venda/registro', kinds: activeOnly, title: 'Novo lead' },
  { path: '/pre-venda/editar/:sid', kinds: activeOnly, title: 'Editar lead' },
  // schedules
  { path: '/pre-venda/agenda/:uid', kinds: activeOnly, title: 'Agenda de pré-venda' },
  // boards.presales
  { path: '/pre-venda/finalizadas', kinds: activeOnly, title: 'Leads finalizados' },
  { path: '/pre-venda/dados/:uid', kinds: activeOnly, title: 'Dados de pré-venda' },
  {
    path: '/pre-vendas/lista/:uid',
    kinds: activeOnly,
    title: 'Pré-venda',
    redirectTo: '/pre-venda/funil/:uid',
  },
  // boards.projects
  { path: '/projetos/quadro/:uid', kinds: activeOnly, title: 'Projetos' },
  { path: '/projetos/registro', kinds: activeOnly, title: 'Novo projeto' },
  { path: '/projetos/editar/:sid', kinds: activeOnly, title: 'Editar projeto' },
  // schedules
  { path: '/projetos/agenda/:uid', kinds: activeOnly, title: 'Agenda de projetos' },
  // boards.projects
  { path: '/projetos/finalizadas', kinds: activeOnly, title: 'Projetos finalizados' },
  { path: '/projetos/dados/:uid', kinds: activeOnly, title: 'Dados de projetos' },
  // boards.installations
  { path: '/instalacoes/quadro/:uid', kinds: activeOnly, title: 'Obras' },
  { path: '/instalacoes/registro', kinds: activeOnly, title: 'Nova obra' },
  { path: '/instalacoes/editar/:sid', kinds: activeOnly, title: 'Editar obra' },
  // schedules
  { path: '/instalacoes/agenda/:uid', kinds: activeOnly, title: 'Agenda de obras' },
  // boards.installations
  { path: '/instalacoes/finalizadas', kinds: activeOnly, title: 'Obras finalizadas' },
  { path: '/instalacoes/dados/:uid', kinds: activeOnly, title: 'Dados de obras' },
  // boards.aftersales
  { path: '/pos-venda/quadro/:uid', kinds: activeOnly, title: 'Pós-venda' },
  { path: '/pos-venda/registro', kinds: activeOnly, title: 'Nova atividade' },
  { path: '/pos-venda/editar/:sid', kinds: activeOnly, title: 'Editar atividade' },
  // schedules
  { path: '/pos-venda/agenda/:uid', kinds: activeOnly, title: 'Agenda de pós-venda' },
  // boards.aftersales
  { path: '/pos-venda/finalizadas', kinds: activeOnly, title: 'Atividades finalizadas' },
  { path: '/pos-venda/templates', kinds: activeOnly, title: 'Modelos de ordem de serviço' },
  // boards.administrative
  { path: '/administrativo/quadro/:uid', kinds: activeOnly, title: 'Administrativo' },
  { path: '/administrativo/registro', kinds: activeOnly, title: 'Nova operação' },
  { path: '/administrativo/editar/:sid', kinds: activeOnly, title: 'Editar operação' },
  // schedules
  { path: '/administrativo/agenda/:uid', kinds: activeOnly, title: 'Agenda administrativa' },
  // boards.administrative
  { path: '/administrativo/finalizadas', kinds: activeOnly, title: 'Operações finalizadas' },
]);
