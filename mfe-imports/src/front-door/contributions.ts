import type { SlotContribution } from '@girassol/federation';
import { type BoardKind, boardKinds, boards, type Condition, usesEquipment } from '@girassol/shared-domain';

/**
 * Who takes a list out, where they see it: what `exportsKind` decides, for people who may open the list (exports-003).
 */
export const exportsList: Condition = {
  any: [
    { lists: ['customers', 'proposals'], permission: 'salesManager' },
    {
      all: [
        { lists: ['board', 'finished', 'data'] },
        { any: [{ permission: 'salesManager' }, { boardManager: true }] },
      ],
    },
    { lists: ['kits', 'modules', 'inverters', 'equipaments'] },
    { lists: ['histories', 'import-history'], permission: 'configManager' },
  ],
};

const ofBoard = (kind: BoardKind): Condition => ({
  all: [
    { plan: boards[kind].plan },
    { permission: boards[kind].permission },
    { permission: boards[kind].managerPermission },
  ],
});

/** Who takes anything out at all, and so has files to come back to. */
export const exportsAnything: Condition = {
  any: [
    { permission: 'salesManager' },
    { permission: 'configManager' },
    ...boardKinds.map(ofBoard),
    { all: [{ not: { whitelabel: 'any' } }, usesEquipment] },
  ],
};

/** What the area adds to screens of others. */
export const contributions: SlotContribution[] = [
  {
    slot: 'list.action/v1',
    id: 'exportar',
    title: 'Exportar',
    icon: 'download',
    order: 10,
    module: './export-action',
    when: exportsList,
  },
];
