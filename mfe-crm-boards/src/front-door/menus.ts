import type { MenuContribution } from '@girassol/federation';
import { type BoardKind, boards } from '@girassol/shared-domain';
import { boardRoutes, boardsWithData } from '../addresses/boards';

interface BoardMenu extends Pick<MenuContribution, 'icon' | 'group' | 'order' | 'benefit' | 'onPhone'> {
  /** What the list of closed items is called here. */
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

/** A board and what belongs to it. */
function menusOf(kind: BoardKind): MenuContribution[] {
  const { areaName, basePath, permission, managerPermission, plan } = boards[kind];
  const { finished, group, ...entry } = boardMenus[kind];
  const routes = boardRoutes(kind);
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
    ...(boardsWithData.includes(kind)
      ? [{ ...below, id: `${id}-dados`, label: 'Dados', icon: 'chart', order: 30, to: routes.data, subject }]
      : []),
  ];
}

/** The entries that the area has in the menu. */
export const menus: MenuContribution[] = [
  ...menusOf('PRE_SALES'),
  ...menusOf('SALES'),
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
  ...menusOf('PROJECT'),
  ...menusOf('INSTALLATION'),
  ...menusOf('AFTER_SALES'),
  {
    id: 'pos-venda-modelos',
    label: 'Modelos',
    icon: 'file',
    group: 'engenharia',
    under: 'pos-venda',
    order: 60,
    to: '/pos-venda/templates',
  },
  ...menusOf('ADMINISTRATIVE'),
];
