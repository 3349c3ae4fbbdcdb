import type { Row, Tx } from '@girassol/api-platform/database';
import { type JobRun, PermanentJobError, registerJob } from '@girassol/api-platform/jobs';
import type { ModuleConfig } from '@girassol/api-platform/modules/module-config';
import { postJson } from '@girassol/api-platform/outgoing/post-json';
import { PrivateAddressError } from '@girassol/api-platform/outgoing/public-address';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { deliverLeadJob } from './deliver-lead-job';

/**
 * Registers the job that sends leads to the sales pipeline at `LEADS_URL` (billing-028): again after a failure, with
 * growing pauses, and marked as failed in the end.
 */
export function registerLeadDelivery(
  app: FastifyInstance,
  { leadsUrl, privateWebhooks }: Pick<ModuleConfig, 'leadsUrl' | 'privateWebhooks'>,
): void {
  registerJob(app, deliverLeadJob, (job) => deliverLead(job, leadsUrl, privateWebhooks), {
    onEnd: async (tx, { payload: { leadId } }) => {
      await tx.updateTable('leads').set({ state: 'FAILED' }).where('id', '=', leadId).execute();
    },
  });
}

async function deliverLead(
  job: JobRun<{ leadId: string }>,
  url: string | undefined,
  allowsPrivate: boolean,
): Promise<void> {
  const { leadId } = job.payload;
  const lead = await job.read((tx) =>
    tx.selectFrom('leads').selectAll().where('id', '=', leadId).executeTakeFirst(),
  );
  if (!lead) return;
  if (!url) throw new PermanentJobError('Não há endereço para os contatos (LEADS_URL).');
  const status = await postJson({
    url,
    body: JSON.stringify(buildPipelineLead(lead)),
    headers: { 'user-agent': 'Girassol-Leads/1', 'idempotency-key': leadId },
    allowsPrivate,
    signal: job.signal,
  }).catch(async (error) => {
    const isPrivate = error instanceof PrivateAddressError;
    const answer = isPrivate ? error.message : 'O endereço não respondeu.';
    await job.write((tx) => recordTry(tx, leadId, answer, 'WAITING'));
    throw isPrivate ? new PermanentJobError(answer) : new Error(answer);
  });
  const answer = `Respondeu ${status}.`;
  if (status >= 200 && status < 300) return job.finish((tx) => recordTry(tx, leadId, answer, 'DELIVERED'));
  await job.write((tx) => recordTry(tx, leadId, answer, 'WAITING'));
  throw new Error(answer);
}

/** Builds the message about a lead: name, e-mail, phone, everything else as variables, and the pipeline (billing-030). */
function buildPipelineLead(lead: Row<'leads'>) {
  const { name, email, phone, parameters, pipeline_id: pipelineId } = lead;
  const fields = {
    timeWorking: lead.time_working,
    salesTeamStatus: lead.sales_team_status,
    src: lead.src,
    tag: lead.tag,
    kind: lead.kind === 'contact' ? null : lead.kind,
  };
  const filled = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
  return { name, email, phone, variables: { ...parameters, ...filled }, pipelineId };
}

async function recordTry(
  tx: Tx,
  leadId: string,
  answer: string,
  state: 'WAITING' | 'DELIVERED',
): Promise<void> {
  await tx
    .updateTable('leads')
    .set({ state, tries: sql<number>`tries + 1`, last_try_at: sql<Date>`now()`, last_answer: answer })
    .where('id', '=', leadId)
    .execute();
}
