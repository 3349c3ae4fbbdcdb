import type { SlotContribution } from '@girassol/federation';
import contracts from '../../../mfe-contracts/src/remote';
import financing from '../../../mfe-financing/src/remote';
import proposals from '../../../mfe-proposals/src/remote';

const tabsOf = ({ slots }: { slots: readonly SlotContribution[] }): readonly SlotContribution[] =>
  slots.filter(({ slot }) => slot === 'board-item.tab/v1');

/** For tests: the tabs that the contracts area contributes. */
export const contractTabs = tabsOf(contracts);

/** For tests: the tabs that the proposals area contributes. */
export const proposalTabs = tabsOf(proposals);

/** For tests: the tabs that the financing area contributes. */
export const financingTabs = tabsOf(financing);
