import type { Proposal } from '@girassol/shared-domain/contract';

/** Number of the wizard step that calculates the generation of the system. */
export const GENERATION_STEP = 3;

/**
 * Returns true if a user has saved the generation step of a proposal. A registered kit skips that step
 * (proposals-006): the price then calculates the generation, without terms of the user.
 */
export const isGenerationChecked = ({ generation, generationTerms, step }: Proposal): boolean =>
  generation !== undefined && generationTerms !== undefined && step >= GENERATION_STEP;
