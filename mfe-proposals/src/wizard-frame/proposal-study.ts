import { toIsoDate } from '@girassol/shared-domain';
import type { ProposalData } from '@girassol/shared-domain/contract';
import {
  calculateProposal,
  type ProposalInput,
  type ProposalResult,
  storedInput,
} from '@girassol/shared-domain/solar';

/**
 * The study of a proposal's data with what is tried before it is saved, by the engine that the server uses. It starts
 * in the year of today, as the server's.
 */
export function studyWith(data: ProposalData, trial: Partial<ProposalInput> = {}): ProposalResult {
  const year = Number(toIsoDate(Date.now()).slice(0, 4));
  return calculateProposal({ ...storedInput(data, year), ...trial });
}
