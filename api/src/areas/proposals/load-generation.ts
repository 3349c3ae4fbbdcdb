import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { toIsoDate } from '@girassol/shared-domain';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import { calculateStoredProposal, getStudyStartYear } from '@girassol/shared-domain/solar';
import { loadVisibleProposal } from './load-visible-proposal';

/** Loads the generation of the system of a proposal, month by month (proposals-030). */
export async function loadGeneration(
  tx: Tx,
  caller: Caller,
  pid: string,
): Promise<ResponseBody<'GET /generations/single/:pid'>> {
  const { data } = await loadVisibleProposal(tx, caller, pid);
  return { generation: data.generation ?? null };
}

/** Loads the energy that the system of a proposal generates, by month and for each year of the study. */
export async function loadGenerationYears(
  tx: Tx,
  caller: Caller,
  pid: string,
): Promise<ResponseBody<'GET /generations/single/:pid/:complete'>> {
  const { data, registered_at } = await loadVisibleProposal(tx, caller, pid);
  if (!data.generation) return { generation: null };
  const result = calculateStoredProposal(data, getStudyStartYear(data, toIsoDate(registered_at.getTime())));
  const years = result.ok ? (result.study.generation?.years ?? []) : [];
  return { generation: { ...data.generation, years } };
}
