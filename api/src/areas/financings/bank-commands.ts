import type { Row, Tx } from '@girassol/api-platform/database';
import {
  defineJob,
  enqueue,
  JobPostponedError,
  PermanentJobError,
  registerJob,
} from '@girassol/api-platform/jobs';
import type { CreditRequest } from '@girassol/shared-domain/contract';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import { type BankProvider, BankRefusalError } from './bank/bank-provider';
import { findBank } from './bank/banks';
import { getBankJobKey } from './bank/get-bank-job-key';
import { withBankTimeout } from './bank/with-bank-timeout';
import { type BankCommand, bankCommands } from './bank-acts';
import { countPartners } from './financing-parts';
import { addBankStep, updateFinancing } from './financing-steps';
import { lockFinancing } from './lock-financing';
import { revertRefusedCommand } from './revert-refused-command';

const bankCommandJob = defineJob({
  kind: 'financings.tell-bank',
  title: 'Falar com o banco sobre um financiamento',
  payload: z.object({
    financingId: z.uuid(),
    act: z.enum(bankCommands),
    /** The same at every try, and for the same intention: the bank does it once. */
    key: z.string(),
    /** The step in which a person said it: its text is what the bank is told. */
    stepId: z.uuid().nullable(),
    optionId: z.uuid().nullable(),
  }),
  priority: 'HIGH',
  attempts: 8,
});

type BankCommandPayload = z.infer<typeof bankCommandJob.payload>;

interface BankCommandOptions {
  act: BankCommand;
  stepId?: string;
  optionId?: string;
}

/**
 * Enqueues the job that sends a command about a financing to the bank. The job runs after this transaction is
 * committed.
 */
export async function enqueueBankCommand(
  tx: Tx,
  { account_id, id }: Pick<Row<'financings'>, 'account_id' | 'id'>,
  { act, stepId, optionId }: BankCommandOptions,
): Promise<void> {
  const { id: requestId } = await tx
    .selectFrom('financing_requests')
    .select('id')
    .where('account_id', '=', account_id)
    .where('financing_id', '=', id)
    .executeTakeFirstOrThrow();
  await enqueue(tx, bankCommandJob, {
    accountId: account_id,
    payload: {
      financingId: id,
      act,
      key: buildCommandKey(requestId, { act, ...(stepId && { stepId }), ...(optionId && { optionId }) }),
      stepId: stepId ?? null,
      optionId: optionId ?? null,
    },
    key: getBankJobKey(id),
    once: [id, act, optionId ?? ''].join(' '),
  });
}

/**
 * Builds the idempotency key of a command. Each command is sent once for a request; options and links are sent once
 * each.
 */
function buildCommandKey(requestId: string, { act, stepId, optionId }: BankCommandOptions): string {
  if (act === 'submit') return requestId;
  const which = optionId ?? (act === 'sendLink' ? stepId : undefined);
  return which ? `${requestId}:${act}:${which}` : `${requestId}:${act}`;
}

/**
 * Registers the handler of the job that sends commands about financings to banks. If the bank refuses a
 * command, the change of the financing is reverted.
 */
export function registerBankCommandJob(app: FastifyInstance): void {
  registerJob(
    app,
    bankCommandJob,
    async (job) => {
      const { accountId, payload } = job;
      if (!accountId) throw new PermanentJobError('Um financiamento pertence a uma conta.');
      const found = await job.read((tx) => loadCommandContext(tx, accountId, payload));
      // It went with its proposal.
      if (!found) return;
      const { financing } = found;
      const bank = findBank(app.banks, financing.provider);
      if (!bank)
        throw new PermanentJobError(`O banco ${financing.provider} não está ligado a esta instalação.`);
      const { act, optionId } = payload;
      // Withdrawn before the bank heard of it. After a first try it may have: then it is told, so that it can be cancelled.
      if (act === 'submit' && financing.withdrawn_at && job.attempt === 1) return;
      if (act !== 'submit' && financing.reference === null) {
        if (act === 'cancel' && !found.isBeingSubmitted) return;
        throw new JobPostponedError(5);
      }
      try {
        const reference = await withBankTimeout(job.signal, (until) => say(bank, found, payload, until));
        await job.finish((tx) => afterwards(tx, financing, { act, reference, label: bank.label }));
      } catch (error) {
        if (!(error instanceof BankRefusalError)) throw error;
        await job.finish((tx) =>
          revertRefusedCommand(tx, financing, { act, optionId, words: error.message, bank }),
        );
      }
    },
    {
      onEnd: (tx, { accountId, payload: { financingId } }) =>
        waitOn(tx, { account_id: accountId ?? '', id: financingId }),
    },
  );
}

interface Found {
  financing: Row<'financings'>;
  requestId: string;
  request: CreditRequest | null;
  companyName: string;
  associates: number;
  /** Text that a person wrote in the step. */
  words: string;
  /** Reference that the bank gave the option. */
  option: string | null;
  link: string | null;
  isBeingSubmitted: boolean;
}

async function loadCommandContext(
  tx: Tx,
  accountId: string,
  telling: BankCommandPayload,
): Promise<Found | null> {
  const { rows } = await sql<Omit<Found, 'financing' | 'associates'> & { partners: number | null }>`
    select r.id as "requestId", r.request, a.name as "companyName", c.associates as partners,
      coalesce(e.content, '') as words, o.reference as option, p.data#>>'{monitoringLink,url}' as link,
      exists (select from jobs j where j.account_id = f.account_id and j.kind = ${bankCommandJob.kind}
        and j.state in ('QUEUED', 'RUNNING') and j.payload->>'financingId' = f.id::text
        and j.payload->>'act' = 'submit') as "isBeingSubmitted"
    from financings f
    join financing_requests r on r.account_id = f.account_id and r.financing_id = f.id
    join accounts a on a.id = f.account_id
    join customers c on c.account_id = f.account_id and c.id = f.customer_id
    join proposals p on p.account_id = f.account_id and p.id = f.proposal_id
    left join financing_events e on e.account_id = f.account_id and e.id = ${telling.stepId}
    left join financing_options o on o.account_id = f.account_id and o.id = ${telling.optionId}
    where f.account_id = ${accountId} and f.id = ${telling.financingId}`.execute(tx);
  const [row] = rows;
  if (!row) return null;
  const financing = await tx
    .selectFrom('financings')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', telling.financingId)
    .executeTakeFirstOrThrow();
  const { partners, ...found } = row;
  return { ...found, financing, associates: countPartners({ associates: partners }) };
}

/** Tells the bank. Answers what it calls the request, where that is new. */
async function say(
  bank: BankProvider,
  { financing, requestId, request, companyName, associates, words, option, link }: Found,
  { act, key }: BankCommandPayload,
  signal: AbortSignal,
): Promise<string | null> {
  if (act === 'submit') {
    if (!request) throw new PermanentJobError('Os dados deste pedido já foram apagados.');
    const asked = {
      accountId: financing.account_id,
      requestId,
      financingId: financing.id,
      companyName,
      associates,
      request,
    };
    return (await bank.submit(asked, key, signal)).reference;
  }
  const of = { accountId: financing.account_id, reference: financing.reference ?? '' };
  if (act === 'beginDeal') await bank.beginDeal(of, key, signal);
  else if (act === 'accept') await bank.accept(of, option ?? '', key, signal);
  else if (act === 'sendLink') await bank.sendLink(of, link ?? '', key, signal);
  else if (act === 'askReview') await bank.askReview(of, words, key, signal);
  else await bank.cancel(of, words, key, signal);
  return null;
}

/** The bank has taken it. */
async function afterwards(
  tx: Tx,
  { account_id, id }: Row<'financings'>,
  { act, reference, label }: { act: BankCommand; reference: string | null; label: string },
): Promise<void> {
  if (act !== 'submit' || reference === null) return;
  const financing = await lockFinancing(tx, account_id, id);
  if (!financing || financing.reference === reference) return;
  await addBankStep(tx, financing, {
    title: 'Pedido recebido pelo banco',
    content: `${label} recebeu o pedido.`,
    provider: financing.provider,
    providerEvent: null,
  });
  await updateFinancing(tx, { accountId: account_id, clientId: null }, financing, { reference });
}

/** All tries were in vain: it is said, and the bank goes on owing an answer. */
async function waitOn(tx: Tx, key: Pick<Row<'financings'>, 'account_id' | 'id'>): Promise<void> {
  const financing = await lockFinancing(tx, key.account_id, key.id);
  if (!financing) return;
  await addBankStep(tx, financing, {
    title: 'O banco não respondeu',
    content: 'Tentamos várias vezes, e tentaremos de novo.',
    provider: financing.provider,
    providerEvent: null,
  });
  await updateFinancing(tx, { accountId: key.account_id, clientId: null }, financing, {
    waits_since: financing.waits_since ?? new Date(),
  });
}
