import type { SlotContribution } from '@girassol/federation';
import contracts from '../../../mfe-contracts/src/remote';
import financing from '../../../mfe-financing/src/remote';
import proposals from '../../../mfe-proposals/src/remote';

const getItemTabs = ({ slots }: { slots: readonly SlotContribution[] }): readonly SlotContribution[] =>
  slots.filter(({ slot }) => slot === 'board-item.tab/v1');

/** Item tabs contributed by the contracts area, for tests. */
export const contractTabs = getItemTabs(contracts);

/** Item tabs contributed by the proposals area, for tests. */
export const proposalTabs = getItemTabs(proposals);

/** Item tabs contributed by the financing area, for tests. */
export const financingTabs = getItemTabs(financing);
