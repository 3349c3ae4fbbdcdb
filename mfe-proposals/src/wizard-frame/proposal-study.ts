import { toIsoDate } from '@girassol/shared-domain';
import type { ProposalData } from '@girassol/shared-domain/contract';
import {
  buildProposalInput,
  calculateProposal,
  type ProposalInput,
  type ProposalStudyResult,
} from '@girassol/shared-domain/solar';

/**
 * Computes the study of a proposal, such as its generation, with unsaved values `trial` in place of the saved
 * ones. Uses the same engine as the server; the study starts in the current year.
 */
export function computeStudy(data: ProposalData, trial: Partial<ProposalInput> = {}): ProposalStudyResult {
  const year = Number(toIsoDate(Date.now()).slice(0, 4));
  return calculateProposal({ ...buildProposalInput(data, year), ...trial });
}
