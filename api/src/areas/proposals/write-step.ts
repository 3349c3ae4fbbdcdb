import { isDeepStrictEqual } from 'node:util';
import { formatTime } from '@girassol/shared-domain';
import type { Proposal, ProposalData } from '@girassol/shared-domain/contract';
import { sql, type Updateable } from 'kysely';
import type { Caller } from '../../platform/access';
import type { Row, Tx } from '../../platform/database';
import type { ProposalsTable } from '../../platform/database/business-tables';
import { publish } from '../../platform/events/publish';
import { Refusal } from '../../platform/refusals/refusal';
import { namesOf } from '../customers/customer-answer';
import { requireChangeable } from './agreement';
import { proposalAnswer } from './proposal-answer';
import { visibleProposal } from './visible-proposal';

/** What a step writes. */
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
 * Writes a step of a proposal that the caller may see, when nobody else wrote since `version`; otherwise nothing is
 * changed (409). A step that changes nothing leaves the version, and the steps after it, as they are.
 */
export async function writeStep(
  tx: Tx,
  caller: Caller,
  { pid, version }: { pid: string; version: number },
  change: (proposal: Row<'proposals'>) => StepChange | Promise<StepChange>,
): Promise<Proposal> {
  const proposal = await visibleProposal(tx, caller, pid, { forUpdate: true });
  await requireChangeable(tx, proposal);
  if (version !== proposal.version) throw await changedMeanwhile(tx, proposal);
  const { step, sections = {}, columns = {} } = await change(proposal);
  if (step <= proposal.step && isSame(sections, proposal.data) && isSame(columns, proposal)) {
    return proposalAnswer(tx, caller, proposal);
  }
  return writeProposal(tx, caller, proposal, { columns: { ...columns, step }, sections });
}

/** Writes columns and sections of a proposal that is held, as its next version, and tells who looks at it. */
export async function writeProposal(
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
  await publish(tx, caller, { kind: 'proposals-changed', customer: written.customer_id });
  return proposalAnswer(tx, caller, written);
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
  const names = await namesOf(tx, proposal.account_id, [proposal.updated_by]);
  const who = names.get(proposal.updated_by ?? '') ?? 'outra pessoa';
  return new Refusal(
    409,
    `Esta proposta foi alterada por ${who} às ${formatTime(proposal.updated_at.getTime())}, enquanto você editava. Nada do que você digitou foi perdido.`,
    { fields: [{ path: 'version', message: 'Há uma versão mais nova.' }] },
  );
}
