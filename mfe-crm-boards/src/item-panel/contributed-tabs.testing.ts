import type { SlotContribution } from '@girassol/federation';
import type { Condition } from '@girassol/shared-domain';
import proposals from '../../../mfe-proposals/src/remote';

const common = { slot: 'board-item.tab/v1', module: './tab' } as const;
const notSerrana: Condition = { not: { whitelabel: 'SERRANA' } };
const marketplace: Condition = { module: 'Marketplace' };
const sold: Condition = { boardKinds: ['SALES', 'ADMINISTRATIVE'] };
const financing = {
  ...common,
  title: 'Financiamentos',
  shortTitle: 'Financ.',
  icon: 'landmark',
  order: 45,
};

/** For tests: the tabs of contracts and financings as those areas will contribute them. */
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
  { ...financing, id: 'financiamentos', when: { all: [sold, notSerrana, { not: marketplace }] } },
  { ...financing, id: 'financiamentos-marketplace', when: { all: [sold, notSerrana, marketplace] } },
];

/** For tests: the tabs that the proposals area contributes. */
export const proposalTabs: readonly SlotContribution[] = proposals.slots.filter(
  ({ slot }) => slot === 'board-item.tab/v1',
);
