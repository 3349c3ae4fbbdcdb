import { isDeepStrictEqual } from 'node:util';
import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import type { ProposalsTable } from '@girassol/api-platform/database/business-tables';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import { formatTime } from '@girassol/shared-domain';
import type { Proposal, ProposalData } from '@girassol/shared-domain/contract';
import { sql, type Updateable } from 'kysely';
import { loadUserNames } from '../customers/customer-records';
import { requireChangeableProposal } from './agreement';
import { loadProposalRecord } from './load-proposal-record';
import { loadVisibleProposal } from './load-visible-proposal';
import { publishProposalsChanged } from './publish-proposals-changed';

/**
 * Changes that saving a step makes to a proposal: the step that the proposal is at afterwards, and changed
 * sections and columns.
 */
export interface StepChange {
  /** The step the proposal is at afterwards. */
  step: number;
  sections?: Partial<ProposalData>;
  columns?: Pick<
    Updateable<ProposalsTable>,
    'power' | 'final_price_cents' | 'validity_date' | 'finished' | 'count'
  >;
}

/**
 * Saves a step of a proposal that the caller may see. Throws 409 and changes nothing if `version` is not the
 * current version of the proposal. A step without changes keeps the version and the later steps.
 */
export async function saveStep(
  tx: Tx,
  caller: Caller,
  { pid, version }: { pid: string; version: number },
  change: (proposal: Row<'proposals'>) => StepChange | Promise<StepChange>,
): Promise<Proposal> {
  const proposal = await loadVisibleProposal(tx, caller, pid, { forUpdate: true });
  await requireChangeableProposal(tx, proposal);
  if (version !== proposal.version) throw await changedMeanwhile(tx, proposal);
  const { step, sections = {}, columns = {} } = await change(proposal);
  if (step <= proposal.step && isSame(sections, proposal.data) && isSame(columns, proposal)) {
    return loadProposalRecord(tx, caller, proposal);
  }
  return updateProposal(tx, caller, proposal, { columns: { ...columns, step }, sections });
}

/** Updates columns and sections of a locked proposal as its next version, and publishes the change. */
export async function updateProposal(
  tx: Tx,
  caller: Caller,
  { account_id, id }: Row<'proposals'>,
  { columns = {}, sections }: { columns?: Updateable<ProposalsTable>; sections: Partial<ProposalData> },
): Promise<Proposal> {
  const written = await tx
    .updateTable('proposals')
    .set({
      ...columns,
      data: sql`data || ${JSON.stringify(sections)}::jsonb`,
      version: sql<number>`version + 1`,
      updated_at: sql<Date>`now()`,
      updated_by: caller.userId,
    })
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await publishProposalsChanged(tx, caller, written);
  return loadProposalRecord(tx, caller, written);
}

/**
 * Does `kept` hold all of this already? It may hold more: what later steps added. Numbers that the database answers as
 * text count as their number.
 */
function isSame(wanted: object, kept: object): boolean {
  const there: Record<string, unknown> = { ...kept };
  return Object.entries(wanted).every(([name, value]) => {
    const old = there[name];
    if (isRecord(value) && isRecord(old)) return isSame(value, old);
    return (
      isDeepStrictEqual(value, old) || (typeof value === 'number' && value === Number(old ?? Number.NaN))
    );
  });
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

async function changedMeanwhile(tx: Tx, proposal: Row<'proposals'>): Promise<Refusal> {
  const names = await loadUserNames(tx, proposal.account_id, [proposal.updated_by]);
  const who = names.get(proposal.updated_by ?? '') ?? 'outra pessoa';
  return new Refusal(
    409,
    `Esta proposta foi alterada por ${who} às ${formatTime(proposal.updated_at.getTime())}, enquanto você editava. Nada do que você digitou foi perdido.`,
    { fields: [{ path: 'version', message: 'Há uma versão mais nova.' }] },
  );
}
