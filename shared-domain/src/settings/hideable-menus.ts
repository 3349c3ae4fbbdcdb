import { boards } from '../boards/board-kinds';
import { boardKinds } from '../boards/board-permissions';

export interface HideableMenu {
  id: string;
  label: string;
  /** As its route writes it. */
  path: string;
}

const ofBoards = boardKinds.map((kind) => ({
  id: boards[kind].basePath.slice(1),
  label: boards[kind].areaName,
  path: `${boards[kind].basePath}/${boards[kind].boardSegment}/:uid`,
}));

/**
 * The menus that an account may hide from all its people, by id, as they are called. Home and the settings are none of
 * them: whoever hid those could not find the way back. `path` is where they lead: a menu whose address no area answers is
 * none yet.
 */
export const hideableMenus: readonly HideableMenu[] = [
  ...ofBoards,
  { id: 'clientes', label: 'Clientes', path: '/clientes/lista/:uid' },
  { id: 'propostas', label: 'Propostas', path: '/propostas/lista/:uid' },
  { id: 'contratos', label: 'Contratos', path: '/contratos' },
  { id: 'conversas', label: 'Conversas', path: '/chats' },
  { id: 'financiamentos', label: 'Financiamentos', path: '/financiamentos' },
  { id: 'pedidos', label: 'Pedidos', path: '/pedidos' },
  { id: 'plataforma-financeira', label: 'Plataforma financeira', path: '/configuracoes-azume-financeiro' },
  { id: 'kits', label: 'Kits', path: '/kits/lista/:uid' },
  { id: 'modulos', label: 'Módulos', path: '/modulos/lista' },
  { id: 'inversores', label: 'Inversores', path: '/inversores/lista' },
  { id: 'equipamentos', label: 'Equipamentos', path: '/equipamentos/lista' },
  { id: 'colaboradores', label: 'Colaboradores', path: '/colaboradores/:managerId' },
  { id: 'website', label: 'Website', path: '/editar-website/:uid' },
  { id: 'personalizacao', label: 'Personalizar proposta', path: '/personalizar-proposta/:uid' },
  { id: 'importacoes', label: 'Importações', path: '/importacoes/lista' },
];
