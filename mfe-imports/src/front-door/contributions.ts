import type { SlotContribution } from '@girassol/federation';
import type { Condition } from '@girassol/shared-domain';

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
