import { toIsoDate } from '@girassol/shared-domain';
import type { Answer } from '@girassol/shared-domain/contract';
import { studyOf } from '@girassol/shared-domain/solar';
import type { Caller } from '../../platform/access';
import type { Tx } from '../../platform/database';
import { visibleProposal } from './visible-proposal';

/** What the system of a proposal generates, month by month (proposals-030). */
export async function readGeneration(
  tx: Tx,
  caller: Caller,
  pid: string,
): Promise<Answer<'GET /generations/single/:pid'>> {
  const { data } = await visibleProposal(tx, caller, pid);
  return { generation: data.generation ?? null };
}

/** The same with the years of its study, from the year the proposal was made. */
export async function readYears(
  tx: Tx,
  caller: Caller,
  pid: string,
): Promise<Answer<'GET /generations/single/:pid/:complete'>> {
  const { data, registered_at } = await visibleProposal(tx, caller, pid);
  if (!data.generation) return { generation: null };
  const result = studyOf(data, Number(toIsoDate(registered_at.getTime()).slice(0, 4)));
  const years = result.ok ? (result.study.generation?.years ?? []) : [];
  return { generation: { ...data.generation, years } };
}
