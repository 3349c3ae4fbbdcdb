import type { SlotContribution } from '@girassol/federation';
import {
  type BoardKind,
  boardDescriptions,
  boardKinds,
  type Condition,
  equipmentViewCondition,
} from '@girassol/shared-domain';

/**
 * Condition under which a person may export a list that the person may open (exports-003). Grants the same as
 * `canExportKind`.
 */
export const exportListCondition: Condition = {
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
    { plan: boardDescriptions[kind].plan },
    { permission: boardDescriptions[kind].permission },
    { permission: boardDescriptions[kind].managerPermission },
  ],
});

/**
 * Condition under which a person may export at least one kind of data, and therefore sees the list of
 * exports.
 */
export const exportAnythingCondition: Condition = {
  any: [
    { permission: 'salesManager' },
    { permission: 'configManager' },
    ...boardKinds.map(ofBoard),
    { all: [{ not: { whitelabel: 'any' } }, equipmentViewCondition] },
  ],
};

/** Slot contributions of the imports area to screens of other areas. */
export const contributions: SlotContribution[] = [
  {
    slot: 'list.action/v1',
    id: 'exportar',
    title: 'Exportar',
    icon: 'download',
    order: 10,
    module: './export-action',
    when: exportListCondition,
  },
];
