import { enqueueByAccountClock, loadAccountNow } from '@girassol/api-platform/clock';
import { generateId, type Row, type Tx } from '@girassol/api-platform/database';
import { registerJob } from '@girassol/api-platform/jobs';
import { DAY_MS } from '@girassol/shared-domain';
import type { BankRegistrationStatus } from '@girassol/shared-domain/financing';
import type { FastifyInstance } from 'fastify';
import type { BankProvider } from '../bank-provider';
import { registrationStepJob } from './job-kinds';
import { enqueueDemonstrationEvent } from './send-events';
import { parseOutcomeTags } from './tags';

const STEP_MS = 800;

type RegistrationRow = Row<'demo_bank_registrations'>;
type RegistrationRequest = Parameters<BankProvider['register']>[0];

const selectRegistration = (tx: Tx, accountId: string) =>
  tx.selectFrom('demo_bank_registrations').selectAll().where('account_id', '=', accountId);

/**
 * Finds the registration of an account as an integrator at the demonstration bank. Returns undefined if there
 * is none.
 */
export const findBankRegistration = (tx: Tx, accountId: string): Promise<RegistrationRow | undefined> =>
  selectRegistration(tx, accountId).executeTakeFirst();

/**
 * Finds the registration of an account as an integrator at the demonstration bank, and locks it until the
 * transaction ends. Returns undefined if there is none.
 */
export const lockBankRegistration = (tx: Tx, accountId: string): Promise<RegistrationRow | undefined> =>
  selectRegistration(tx, accountId).forUpdate().executeTakeFirst();

/**
 * Stores an account's request to be registered as an integrator at the demonstration bank. A pending or
 * complete registration stays unchanged; a refused registration starts again.
 */
export async function submitRegistration(
  tx: Tx,
  asked: RegistrationRequest,
): Promise<{ seq: number; status: string }> {
  const { accountId, corporateName, cnpj, name, email, phone } = asked;
  const before = await lockBankRegistration(tx, accountId);
  if (before && before.status !== 'Cadastro Reprovado') return before;
  const row = {
    corporate_name: corporateName,
    cnpj,
    name,
    email,
    phone,
    status: 'Solicitação Gerada',
    submitted_at: await loadAccountNow(tx, accountId),
  };
  const kept = await tx
    .insertInto('demo_bank_registrations')
    .values({ account_id: accountId, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .returningAll()
    .executeTakeFirstOrThrow();
  return saveBankRegistration(tx, kept, 'Solicitação Gerada');
}

/**
 * Saves the status of an integrator's registration at the demonstration bank, enqueues the event that reports
 * it to the webhook, and schedules the next automatic step.
 */
export async function saveBankRegistration(
  tx: Tx,
  { account_id: accountId, seq: before, email }: Pick<RegistrationRow, 'account_id' | 'seq' | 'email'>,
  status: BankRegistrationStatus,
  since?: Date,
): Promise<{ seq: number; status: string }> {
  const seq = before + 1;
  const tags = parseOutcomeTags(email);
  const hasNext =
    status === 'Solicitação Gerada' || (status === 'Cadastro em Análise' && !tags.has('pendente'));
  const nextStep = hasNext ? generateId() : null;
  await tx
    .updateTable('demo_bank_registrations')
    .set({ status, seq, next_step: nextStep })
    .where('account_id', '=', accountId)
    .execute();
  if (nextStep) {
    const from = since ?? (await loadAccountNow(tx, accountId));
    await enqueueByAccountClock(tx, registrationStepJob, {
      accountId,
      payload: { step: nextStep },
      key: 'demo-bank:registration',
      dueAt: new Date(from.getTime() + (tags.has('lento') ? DAY_MS : STEP_MS)),
    });
  }
  await enqueueDemonstrationEvent(
    tx,
    accountId,
    { type: 'registration.changed', data: { accountId, seq, status } },
    { times: tags.has('duplicado') ? 2 : 1 },
  );
  return { seq, status };
}

/**
 * Registers the handler of the job in which the demonstration bank takes automatic steps of integrators'
 * registrations.
 */
export function registerRegistrationStepJob(app: FastifyInstance): void {
  registerJob(app, registrationStepJob, (job) =>
    job.finish(async (tx) => {
      const kept = await lockBankRegistration(tx, job.accountId ?? '');
      if (!kept || kept.next_step !== job.payload.step) return;
      const ending = parseOutcomeTags(kept.email).has('negar') ? 'Cadastro Reprovado' : 'Cadastro Efetuado';
      const status = kept.status === 'Solicitação Gerada' ? 'Cadastro em Análise' : ending;
      await saveBankRegistration(tx, kept, status, job.dueAt);
    }),
  );
}
