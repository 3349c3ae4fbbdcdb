import type { ProposalTheme } from '../contract/proposal-data';

/** Default theme of a proposal (proposals-018), with the leaf cover. */
export const DEFAULT_PROPOSAL_THEME: ProposalTheme = { primaryColor: '#1F6F54', logoUrl: '', cover: '' };
