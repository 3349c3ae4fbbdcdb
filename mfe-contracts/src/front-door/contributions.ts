import type { SlotContribution } from '@girassol/federation';

const itemTab = {
  slot: 'board-item.tab/v1',
  title: 'Contratos',
  icon: 'handshake',
  module: './item-tab',
} as const;

/** What the area adds to screens of others (contracts-015, boards-027). */
export const contributions: SlotContribution[] = [
  { ...itemTab, id: 'contratos', order: 20, when: { boardKinds: ['SALES'], plan: 'ENTERPRISE' } },
  {
    ...itemTab,
    id: 'contratos-da-operacao',
    order: 35,
    when: { boardKinds: ['ADMINISTRATIVE'], plan: 'ENTERPRISE' },
  },
];
