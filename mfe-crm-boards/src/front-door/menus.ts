import type { MenuContribution } from '@girassol/federation';
import { type BoardKind, boardDescriptions } from '@girassol/shared-domain';
import { boardsWithDataPage, getBoardRoutes } from '../addresses/boards';

interface BoardMenu extends Pick<MenuContribution, 'icon' | 'group' | 'order' | 'benefit' | 'onPhone'> {
  /** Label of the list of finished items. */
  finished: 'Finalizadas' | 'Finalizados';
}

/** Boards stand in the order of a deal's life. */
const boardMenus: Record<BoardKind, BoardMenu> = {
  PRE_SALES: {
    icon: 'filter',
    group: 'comercial',
    order: 10,
    finished: 'Finalizados',
    benefit: 'Qualifique leads antes que virem vendas.',
    onPhone: 70,
  },
  SALES: {
    icon: 'kanban',
    group: 'comercial',
    order: 20,
    finished: 'Finalizadas',
    benefit: 'Funil de vendas com etapas, valores e próximas atividades.',
    onPhone: 10,
  },
  PROJECT: {
    icon: 'pencil',
    group: 'engenharia',
    order: 10,
    finished: 'Finalizados',
    benefit: 'Do dimensionamento à aprovação na concessionária.',
  },
  INSTALLATION: {
    icon: 'hard-hat',
    group: 'engenharia',
    order: 20,
    finished: 'Finalizadas',
    benefit: 'Equipes, prazos e andamento de cada obra.',
    onPhone: 50,
  },
  AFTER_SALES: {
    icon: 'wrench',
    group: 'engenharia',
    order: 30,
    finished: 'Finalizadas',
    benefit: 'Manutenções e garantias, sem esquecer nenhum cliente.',
    onPhone: 60,
  },
  ADMINISTRATIVE: {
    icon: 'landmark',
    group: 'financeiro',
    order: 10,
    finished: 'Finalizadas',
    benefit: 'Contratos, homologação e pagamentos de cada obra em um quadro.',
  },
};

/** Builds the menu entries of a board and its pages. */
function buildBoardMenus(kind: BoardKind): MenuContribution[] {
  const { areaName, basePath, permission, managerPermission, plan } = boardDescriptions[kind];
  const { finished, group, ...entry } = boardMenus[kind];
  const routes = getBoardRoutes(kind);
  const id = basePath.slice(1);
  const subject = { viewedBy: { permission: managerPermission } };
  const below = { group, under: id };
  return [
    {
      ...entry,
      id,
      label: areaName,
      group,
      to: routes.board,
      subject,
      alsoAt: [routes.register, `${basePath}/editar`],
      when: { permission, plan },
      hideable: true,
    },
    {
      ...below,
      id: `${id}-agenda`,
      label: 'Agenda',
      icon: 'calendar',
      order: 10,
      to: routes.agenda,
      subject,
      ...(kind === 'SALES' && { onPhone: 20 }),
    },
    { ...below, id: `${id}-finalizadas`, label: finished, icon: 'archive', order: 20, to: routes.finished },
    ...(boardsWithDataPage.includes(kind)
      ? [{ ...below, id: `${id}-dados`, label: 'Dados', icon: 'chart', order: 30, to: routes.data, subject }]
      : []),
  ];
}

/** Menu entries of the CRM and boards area. */
export const menus: MenuContribution[] = [
  ...buildBoardMenus('PRE_SALES'),
  ...buildBoardMenus('SALES'),
  {
    id: 'clientes',
    label: 'Clientes',
    icon: 'users',
    group: 'comercial',
    order: 30,
    to: '/clientes/lista/:uid',
    subject: { viewedBy: { permission: 'salesManager' } },
    alsoAt: ['/cliente/editar', '/arquivos'],
    when: { permission: 'customersList' },
    onPhone: 30,
    hideable: true,
  },
  {
    id: 'clientes-cadastro',
    label: 'Novo cliente',
    icon: 'plus',
    group: 'comercial',
    under: 'clientes',
    order: 10,
    to: '/cliente/cadastro',
  },
  ...buildBoardMenus('PROJECT'),
  ...buildBoardMenus('INSTALLATION'),
  ...buildBoardMenus('AFTER_SALES'),
  {
    id: 'pos-venda-modelos',
    label: 'Modelos',
    icon: 'file',
    group: 'engenharia',
    under: 'pos-venda',
    order: 60,
    to: '/pos-venda/templates',
  },
  ...buildBoardMenus('ADMINISTRATIVE'),
];
