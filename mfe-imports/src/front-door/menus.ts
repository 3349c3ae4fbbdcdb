import type { MenuContribution } from '@girassol/federation';
import { type BoardKind, boardDescriptions, type Condition } from '@girassol/shared-domain';
import { boardImportDefinitions, boardImportTypes, type ImportType } from '@girassol/shared-domain/imports';
import { EXPORTS_PATH } from '../addresses/exports';
import { IMPORT_HISTORY_PATH, uploadPath } from '../addresses/imports';
import { exportAnythingCondition } from './contributions';

const groups: Record<BoardKind, MenuContribution['group']> = {
  PRE_SALES: 'comercial',
  SALES: 'comercial',
  PROJECT: 'engenharia',
  INSTALLATION: 'engenharia',
  AFTER_SALES: 'engenharia',
  ADMINISTRATIVE: 'financeiro',
};

/** Uploads and exports: the manager, salesManager, or the manager right of this very board. */
const mayMoveData = (kind: BoardKind): Condition => ({
  any: [{ permission: 'salesManager' }, { permission: boardDescriptions[kind].managerPermission }],
});

const buildUploadMenu = (
  place: Pick<MenuContribution, 'group' | 'when'> & { under: string },
  type: ImportType,
): MenuContribution => ({
  id: `${place.under}-upload`,
  label: 'Importação',
  icon: 'upload',
  order: 40,
  to: uploadPath(type),
  ...place,
  when: { all: [{ edits: 'imports' }, ...(place.when ? [place.when] : [])] },
});

const buildExportMenu = (under: string, to: string, when: Condition): MenuContribution => ({
  id: `${under}-exportacao`,
  label: 'Exportação',
  icon: 'download',
  group: 'comercial',
  under,
  order: 50,
  to,
  when,
});

const getBoardMenuId = (kind: BoardKind): string => boardDescriptions[kind].basePath.slice(1);

const ofBoards = boardImportTypes.map((type): MenuContribution => {
  const kind = boardImportDefinitions[type].board;
  return buildUploadMenu({ group: groups[kind], under: getBoardMenuId(kind), when: mayMoveData(kind) }, type);
});

/**
 * Menu entries of the imports area. Each upload or export page is a submenu entry of the list whose records
 * it imports or exports.
 */
export const menus: MenuContribution[] = [
  ...ofBoards,
  buildExportMenu(getBoardMenuId('PRE_SALES'), '/pre-venda/exportacao', mayMoveData('PRE_SALES')),
  buildExportMenu(getBoardMenuId('SALES'), '/vendas/exportacao', mayMoveData('SALES')),
  buildUploadMenu(
    { group: 'comercial', under: 'clientes', when: { permission: 'salesManager' } },
    'customer',
  ),
  buildExportMenu('clientes', '/cliente/exportacao', { permission: 'salesManager' }),
  buildUploadMenu(
    {
      group: 'catalogo',
      under: 'kits',
      // If the account uses the manager's kits, a vendor without kitsManager registers none (shell.menus-009).
      when: { any: [{ permission: 'kitsManager' }, { not: { preference: 'useManagerKits' } }] },
    },
    'kit',
  ),
  buildUploadMenu({ group: 'catalogo', under: 'modulos', when: { permission: 'kitsManager' } }, 'module'),
  buildUploadMenu(
    { group: 'catalogo', under: 'inversores', when: { permission: 'kitsManager' } },
    'inverter',
  ),
  buildUploadMenu(
    { group: 'catalogo', under: 'equipamentos', when: { permission: 'kitsManager' } },
    'equipament',
  ),
  {
    id: 'importacoes',
    label: 'Importações',
    icon: 'upload',
    group: 'ajustes',
    order: 50,
    to: IMPORT_HISTORY_PATH,
    when: { permission: 'configManager' },
    hideable: true,
  },
  {
    id: 'exportacoes',
    label: 'Exportações',
    icon: 'download',
    group: 'ajustes',
    order: 55,
    to: EXPORTS_PATH,
    when: exportAnythingCondition,
  },
];
