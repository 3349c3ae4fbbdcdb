import type { SlotContribution } from '@girassol/federation';
import financing from '../../../mfe-financing/src/remote';
import proposals from '../../../mfe-proposals/src/remote';

const common = { slot: 'board-item.tab/v1', module: './tab' } as const;
/** For tests: the tabs of contracts as that area will contribute them. */
export const comingTabs: readonly SlotContribution[] = [
  {
    ...common,
    id: 'contratos',
    title: 'Contratos',
    icon: 'handshake',
    order: 20,
    when: { boardKinds: ['SALES'], plan: 'ENTERPRISE' },
  },
  {
    ...common,
    id: 'contratos-da-operacao',
    title: 'Contratos',
    icon: 'handshake',
    order: 35,
    when: { boardKinds: ['ADMINISTRATIVE'] },
  },
];

/** For tests: the tabs that the proposals area contributes. */
export const proposalTabs: readonly SlotContribution[] = proposals.slots.filter(
  ({ slot }) => slot === 'board-item.tab/v1',
);

/** For tests: the tabs that the financing area contributes. */
export const financingTabs: readonly SlotContribution[] = financing.slots.filter(
  ({ slot }) => slot === 'board-item.tab/v1',
);
