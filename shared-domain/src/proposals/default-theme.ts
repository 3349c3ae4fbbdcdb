import type { ProposalTheme } from '../contract/proposal-data';

/** The theme of a proposal whose account chose none (proposals-018): the leaf of the house. */
export const DEFAULT_PROPOSAL_THEME: ProposalTheme = { primaryColor: '#1F6F54', logoUrl: '', cover: '' };
