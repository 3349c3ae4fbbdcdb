import type { MenuContribution } from '@girassol/federation';
import { type BoardKind, boards, type Condition } from '@girassol/shared-domain';
import { boardImports, boardImportTypes, type ImportType } from '@girassol/shared-domain/imports';
import { EXPORTS_PATH } from '../addresses/exports';
import { HISTORY_PATH, uploadPath } from '../addresses/imports';
import { exportsAnything } from './contributions';

const groups: Record<BoardKind, MenuContribution['group']> = {
  PRE_SALES: 'comercial',
  SALES: 'comercial',
  PROJECT: 'engenharia',
  INSTALLATION: 'engenharia',
  AFTER_SALES: 'engenharia',
  ADMINISTRATIVE: 'financeiro',
};

/** Uploads and exports: the manager, salesManager, or the manager right of this very board. */
const movesData = (kind: BoardKind): Condition => ({
  any: [{ permission: 'salesManager' }, { permission: boards[kind].managerPermission }],
});

const upload = (
  place: Pick<MenuContribution, 'group' | 'when'> & { under: string },
  type: ImportType,
): MenuContribution => ({
  id: `${place.under}-upload`,
  label: 'Upload',
  icon: 'upload',
  order: 40,
  to: uploadPath(type),
  ...place,
});

const exports = (under: string, to: string, when: Condition): MenuContribution => ({
  id: `${under}-exportacao`,
  label: 'Exportação',
  icon: 'download',
  group: 'comercial',
  under,
  order: 50,
  to,
  when,
});

const nameOf = (kind: BoardKind): string => boards[kind].basePath.slice(1);

const ofBoards = boardImportTypes.map((type): MenuContribution => {
  const kind = boardImports[type].board;
  return upload({ group: groups[kind], under: nameOf(kind), when: movesData(kind) }, type);
});

/** Uploads stand below what they fill, exports below what they take out. */
export const menus: MenuContribution[] = [
  ...ofBoards,
  exports(nameOf('PRE_SALES'), '/pre-venda/exportacao', movesData('PRE_SALES')),
  exports(nameOf('SALES'), '/vendas/exportacao', movesData('SALES')),
  upload({ group: 'comercial', under: 'clientes', when: { permission: 'salesManager' } }, 'customer'),
  exports('clientes', '/cliente/exportacao', { permission: 'salesManager' }),
  upload(
    {
      group: 'catalogo',
      under: 'kits',
      // Where the manager's kits are used, a vendor without kitsManager does not register any (shell.menus-009).
      when: { any: [{ permission: 'kitsManager' }, { not: { preference: 'useManagerKits' } }] },
    },
    'kit',
  ),
  upload({ group: 'catalogo', under: 'modulos', when: { permission: 'kitsManager' } }, 'module'),
  upload({ group: 'catalogo', under: 'inversores', when: { permission: 'kitsManager' } }, 'inverter'),
  upload({ group: 'catalogo', under: 'equipamentos', when: { permission: 'kitsManager' } }, 'equipament'),
  {
    id: 'importacoes',
    label: 'Importações',
    icon: 'upload',
    group: 'ajustes',
    order: 50,
    to: HISTORY_PATH,
    when: { permission: 'configManager' },
  },
  {
    id: 'exportacoes',
    label: 'Exportações',
    icon: 'download',
    group: 'ajustes',
    order: 55,
    to: EXPORTS_PATH,
    when: exportsAnything,
  },
];
