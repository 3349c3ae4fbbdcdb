import type { RouteContribution } from '@girassol/federation';
import { type BoardKind, boardKinds, type VisitorKind } from '@girassol/shared-domain';
import { getBoardRoutes } from '../addresses/boards';

const getActiveRoutes: VisitorKind[] = ['active'];
/** Without a session too: the shell asks for a login in place. */
const asksForLogin = {
  access: ['loggedOut', 'active'] satisfies VisitorKind[],
  promptsLogin: true,
} as const;

interface BoardTitles extends Record<'board' | 'register' | 'edit' | 'agenda' | 'finished', string> {
  /** Only where the figures of the board have a page. */
  data?: string;
}

/** Titles of the pages of a board. */
const titles: Record<BoardKind, BoardTitles> = {
  PRE_SALES: {
    board: 'Pré-venda',
    register: 'Novo lead',
    edit: 'Editar lead',
    agenda: 'Agenda de pré-venda',
    finished: 'Leads finalizados',
    data: 'Dados de pré-venda',
  },
  SALES: {
    board: 'Vendas',
    register: 'Nova venda',
    edit: 'Editar venda',
    agenda: 'Agenda de vendas',
    finished: 'Vendas finalizadas',
    data: 'Dados de vendas',
  },
  ADMINISTRATIVE: {
    board: 'Administrativo',
    register: 'Nova operação',
    edit: 'Editar operação',
    agenda: 'Agenda administrativa',
    finished: 'Operações finalizadas',
  },
  PROJECT: {
    board: 'Projetos',
    register: 'Novo projeto',
    edit: 'Editar projeto',
    agenda: 'Agenda de projetos',
    finished: 'Projetos finalizados',
    data: 'Dados de projetos',
  },
  INSTALLATION: {
    board: 'Obras',
    register: 'Nova obra',
    edit: 'Editar obra',
    agenda: 'Agenda de obras',
    finished: 'Obras finalizadas',
    data: 'Dados de obras',
  },
  AFTER_SALES: {
    board: 'Pós-venda',
    register: 'Nova atividade',
    edit: 'Editar atividade',
    agenda: 'Agenda de pós-venda',
    finished: 'Atividades finalizadas',
  },
};

const page = <Screen extends string>(
  screen: Screen,
  path: string,
  title: string,
  more: Omit<RouteContribution, 'path' | 'title' | 'screen'> = {},
) => ({ path, access: getActiveRoutes, title, ...more, screen });

const ofBoard = (kind: BoardKind) => {
  const routes = getBoardRoutes(kind);
  const words = titles[kind];
  return [
    page('board', routes.board, words.board),
    page('register', routes.register, words.register),
    page('edit', routes.edit, words.edit),
    page('agenda', routes.agenda, words.agenda, kind === 'SALES' ? asksForLogin : {}),
    page('finished', routes.finished, words.finished),
    ...(words.data === undefined ? [] : [page('data', routes.data, words.data)]),
  ];
};

/** Routes of the CRM and boards area. */
export const routes = [
  page('customers', '/clientes/lista/:uid', 'Clientes', { access: ['active', 'inactive'] }),
  page('new-customer', '/cliente/cadastro', 'Novo cliente'),
  page('customer', '/cliente/editar/:cid', 'Editar cliente'),
  page('archive', '/arquivos/:cid', 'Arquivos do cliente', asksForLogin),
  ...boardKinds.flatMap(ofBoard),
  page('order-templates', '/pos-venda/templates', 'Modelos de ordem de serviço'),
  {
    path: '/pre-vendas/lista/:uid',
    access: getActiveRoutes,
    title: 'Pré-venda',
    redirectTo: getBoardRoutes('PRE_SALES').board,
  },
];
