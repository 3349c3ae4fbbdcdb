import type { RegistrationStatus } from '@girassol/shared-domain/financing';
import type { FastifyInstance } from 'fastify';
import { accountNow, enqueueByClock } from '../../../../platform/clock';
import { newId, type Row, type Tx } from '../../../../platform/database';
import { registerJob } from '../../../../platform/jobs';
import type { BankProvider } from '../bank-provider';
import { registrationStepKind } from './job-kinds';
import { tagsOf } from './tags';
import { tell } from './tell';

const DAY_MS = 86_400_000;
const STEP_MS = 800;

type Kept = Row<'demo_bank_registrations'>;
type Asked = Parameters<BankProvider['register']>[0];

const registrationOf = (tx: Tx, accountId: string) =>
  tx.selectFrom('demo_bank_registrations').selectAll().where('account_id', '=', accountId);

/** The registration of an account. */
export const findRegistration = (tx: Tx, accountId: string): Promise<Kept | undefined> =>
  registrationOf(tx, accountId).executeTakeFirst();

/** The same, and nobody else changes it until the transaction ends. */
export const lockRegistration = (tx: Tx, accountId: string): Promise<Kept | undefined> =>
  registrationOf(tx, accountId).forUpdate().executeTakeFirst();

/** Takes a request to be registered. One that is on its way or done stays as it is. */
export async function askRegistration(tx: Tx, asked: Asked): Promise<{ seq: number; status: string }> {
  const { accountId, corporateName, cnpj, name, email, phone } = asked;
  const before = await lockRegistration(tx, accountId);
  if (before && before.status !== 'Cadastro Reprovado') return before;
  const row = {
    corporate_name: corporateName,
    cnpj,
    name,
    email,
    phone,
    status: 'Solicitação Gerada',
    submitted_at: await accountNow(tx, accountId),
  };
  const kept = await tx
    .insertInto('demo_bank_registrations')
    .values({ account_id: accountId, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .returningAll()
    .executeTakeFirstOrThrow();
  return writeRegistration(tx, kept, 'Solicitação Gerada');
}

/** Writes where a registration stands, tells it, and plans what follows by itself. */
export async function writeRegistration(
  tx: Tx,
  { account_id: accountId, seq: before, email }: Pick<Kept, 'account_id' | 'seq' | 'email'>,
  status: RegistrationStatus,
  since?: Date,
): Promise<{ seq: number; status: string }> {
  const seq = before + 1;
  const tags = tagsOf(email);
  const hasNext =
    status === 'Solicitação Gerada' || (status === 'Cadastro em Análise' && !tags.has('pendente'));
  const nextStep = hasNext ? newId() : null;
  await tx
    .updateTable('demo_bank_registrations')
    .set({ status, seq, next_step: nextStep })
    .where('account_id', '=', accountId)
    .execute();
  if (nextStep) {
    const from = since ?? (await accountNow(tx, accountId));
    await enqueueByClock(tx, registrationStepKind, {
      accountId,
      payload: { step: nextStep },
      key: 'demo-bank:registration',
      dueAt: new Date(from.getTime() + (tags.has('lento') ? DAY_MS : STEP_MS)),
    });
  }
  await tell(
    tx,
    accountId,
    { type: 'registration.changed', data: { accountId, seq, status } },
    { times: tags.has('duplicado') ? 2 : 1 },
  );
  return { seq, status };
}

/** Takes the steps that follow by themselves. */
export function registerByJobs(app: FastifyInstance): void {
  registerJob(app, registrationStepKind, (job) =>
    job.finish(async (tx) => {
      const kept = await lockRegistration(tx, job.accountId ?? '');
      if (!kept || kept.next_step !== job.payload.step) return;
      const ending = tagsOf(kept.email).has('negar') ? 'Cadastro Reprovado' : 'Cadastro Efetuado';
      const status = kept.status === 'Solicitação Gerada' ? 'Cadastro em Análise' : ending;
      await writeRegistration(tx, kept, status, job.dueAt);
    }),
  );
}
