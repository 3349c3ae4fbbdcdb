import { boardKinds, boards } from '../boards/board-kinds';

const ofBoards = boardKinds.map((kind) => ({
  id: boards[kind].basePath.slice(1),
  label: boards[kind].areaName,
}));

/**
 * The menus that an account may hide from all its people, by id, as they are called. Home and the settings are none of
 * them: whoever hid those could not find the way back.
 */
export const hideableMenus: readonly { id: string; label: string }[] = [
  ...ofBoards,
  { id: 'clientes', label: 'Clientes' },
  { id: 'propostas', label: 'Propostas' },
  { id: 'contratos', label: 'Contratos' },
  { id: 'conversas', label: 'Conversas' },
  { id: 'financiamentos', label: 'Financiamentos' },
  { id: 'pedidos', label: 'Pedidos' },
  { id: 'plataforma-financeira', label: 'Plataforma financeira' },
  { id: 'kits', label: 'Kits' },
  { id: 'modulos', label: 'Módulos' },
  { id: 'inversores', label: 'Inversores' },
  { id: 'equipamentos', label: 'Equipamentos' },
  { id: 'colaboradores', label: 'Colaboradores' },
  { id: 'website', label: 'Website' },
  { id: 'personalizacao', label: 'Personalizar proposta' },
  { id: 'importacoes', label: 'Importações' },
];
