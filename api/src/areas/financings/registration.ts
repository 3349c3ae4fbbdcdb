import { stripDocument } from '@girassol/shared-domain';
import type { Answer, CreditRegistration, ParsedBody } from '@girassol/shared-domain/contract';
import {
  type RegistrationState,
  type RegistrationStatus,
  registrationProblems,
  registrationState,
} from '@girassol/shared-domain/financing';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Caller } from '../../platform/access';
import { ownerOf } from '../../platform/access/owner-of';
import { accountNow } from '../../platform/clock';
import type { Row, Tx } from '../../platform/database';
import { publish } from '../../platform/events/publish';
import { problemsRefusal } from '../../platform/http/problems-refusal';
import { defineJob, enqueue, GiveUp, registerJob } from '../../platform/jobs';
import { notAllowed, Refusal } from '../../platform/refusals/refusal';
import { type BankProvider, BankRefusal } from './bank/bank-provider';
import { type Banks, bankAnswer, bankNamed, requireBank } from './bank/providers';
import { withinTime } from './bank/within-time';
import { managesFinancings, requireFinancing } from './require-financing';

type Registration = Row<'credit_registrations'>;

const askRegistration = defineJob({
  kind: 'financings.register',
  title: 'Pedir ao banco o cadastro da empresa',
  payload: z.object({ provider: z.string(), key: z.string() }),
  priority: 'HIGH',
  attempts: 8,
});

/** What the bank itself says of whether this account may finance; null where it does not answer. */
export async function mayFinance({ current }: Banks, accountId: string): Promise<boolean | null> {
  if (!current) return false;
  try {
    const told = await withinTime(undefined, (until) => current.registration(accountId, until));
    return told?.canFinance ?? false;
  } catch {
    return null;
  }
}

/** The account's registration with the bank, and what is known for the form. */
export async function readRegistration(
  tx: Tx,
  caller: Caller,
  banks: Banks,
  canFinance: boolean,
): Promise<Answer<'GET /registrations/single'>> {
  requireFinancing(caller);
  const row = await registrationOf(tx, caller.accountId, banks);
  const owner = await ownerOf(tx, caller.accountId);
  const { name: company } = await tx
    .selectFrom('accounts')
    .select('name')
    .where('id', '=', caller.accountId)
    .executeTakeFirstOrThrow();
  return {
    registration: row ? registrationAnswer(row) : null,
    canFinance,
    known: {
      corporateName: row?.corporate_name ?? company,
      cnpj: row?.cnpj ?? '',
      name: row?.name ?? owner.name,
      email: row?.email ?? owner.email,
      phone: row?.phone ?? owner.phone,
    },
    now: (await accountNow(tx, caller.accountId)).getTime(),
    bank: banks.current && bankAnswer(banks, banks.current.name),
  };
}

/** Asks the bank to register the account, unless it looks at it already or refused it less than 60 days ago. */
export async function requestRegistration(
  tx: Tx,
  caller: Caller,
  banks: Banks,
  { canFinance, body }: { canFinance: boolean; body: ParsedBody<'POST /registrations/new'> },
): Promise<CreditRegistration> {
  requireFinancing(caller);
  if (!managesFinancings(caller)) throw notAllowed('Somente quem gerencia as vendas pode pedir o cadastro.');
  const bank = requireBank(banks);
  const problems = registrationProblems(body);
  if (problems.length > 0) throw problemsRefusal(problems);
  const now = await accountNow(tx, caller.accountId);
  const before = await registrationOf(tx, caller.accountId, banks);
  const state = stateOf(before, canFinance, now);
  if (state.kind !== 'notRegistered') throw new Refusal(409, whyNot(state));

  const columns = {
    cnpj: stripDocument(body.cnpj),
    corporate_name: body.corporateName,
    name: body.name,
    email: body.email,
    phone: body.phone.replace(/\D/g, ''),
    status: 'Solicitação Gerada',
    submitted_at: now,
    user_id: caller.userId,
  };
  const row = await tx
    .insertInto('credit_registrations')
    .values({ account_id: caller.accountId, provider: bank.name, ...columns })
    .onConflict((conflict) => conflict.columns(['account_id', 'provider']).doUpdateSet(columns))
    .returningAll()
    .executeTakeFirstOrThrow();
  await enqueue(tx, askRegistration, {
    accountId: caller.accountId,
    payload: { provider: bank.name, key: `${caller.accountId}:${now.getTime()}` },
    key: 'credit-registration',
  });
  await tellRegistration(tx, caller);
  return registrationAnswer(row);
}

function whyNot(state: Exclude<RegistrationState, { kind: 'notRegistered' }>): string {
  switch (state.kind) {
    case 'allowed':
      return 'Sua empresa já está cadastrada no banco.';
    case 'pending':
      return `Seu cadastro no banco está pendente: ${state.status}.`;
    case 'refused':
    case 'unanswered': {
      const what = state.kind === 'refused' ? 'não foi aprovado' : 'ficou sem resposta';
      const days = state.retryInDays === 1 ? '1 dia' : `${state.retryInDays} dias`;
      return `Seu cadastro no banco ${what}. Você poderá pedir uma nova análise em ${days}.`;
    }
  }
}

/** Refuses an account that may not finance, and says why (financing-077). */
export async function requireRegistration(
  tx: Tx,
  accountId: string,
  banks: Banks,
  canFinance: boolean | null,
): Promise<void> {
  const row = await registrationOf(tx, accountId, banks);
  const state = stateOf(row, canFinance ?? false, await accountNow(tx, accountId));
  if (state.kind === 'allowed') return;
  if (canFinance === null)
    throw new Refusal(
      503,
      'O banco não respondeu se a sua empresa pode financiar. Tente de novo em instantes.',
      {
        retryAfter: 10,
      },
    );
  throw new Refusal(
    409,
    state.kind === 'notRegistered'
      ? 'Sua empresa ainda não está cadastrada no banco. Peça o cadastro antes de pedir crédito.'
      : whyNot(state),
  );
}

const stateOf = (row: Registration | undefined, canFinance: boolean, now: Date): RegistrationState =>
  registrationState(
    // What a bank calls it otherwise is a status like any other: none of those that open the door.
    { status: (row?.status as RegistrationStatus) ?? null, submittedAt: row?.submitted_at.getTime() ?? null },
    canFinance,
    now.getTime(),
  );

const registrationOf = (tx: Tx, accountId: string, { current }: Banks): Promise<Registration | undefined> =>
  tx
    .selectFrom('credit_registrations')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('provider', '=', current?.name ?? '')
    .executeTakeFirst();

const registrationAnswer = (row: Registration): CreditRegistration => ({
  status: row.status,
  lastSubmitionDate: row.submitted_at.getTime(),
  corporateName: row.corporate_name,
  cnpj: row.cnpj,
  name: row.name,
  email: row.email,
  phone: row.phone,
});

/** Keeps what a bank says of a registration, when it said it later than what is known. */
export async function keepRegistration(
  tx: Tx,
  accountId: string,
  provider: string,
  { seq, status }: { seq: number; status: string },
): Promise<void> {
  const changed = await tx
    .updateTable('credit_registrations')
    .set({ status, status_seq: seq })
    .where('account_id', '=', accountId)
    .where('provider', '=', provider)
    .where('status_seq', '<', seq)
    .returning('account_id')
    .executeTakeFirst();
  if (changed) await tellRegistration(tx, { accountId, clientId: null });
}

const tellRegistration = (tx: Tx, sender: Pick<Caller, 'accountId' | 'clientId'>): Promise<void> =>
  publish(
    tx,
    sender,
    { kind: 'financings-changed', financing: null },
    { people: [], managers: ['salesManager'], needs: {} },
  );

/** Says what is done when a registration was asked for. */
export function registerRegistration(app: FastifyInstance): void {
  registerJob(app, askRegistration, async (job) => {
    const { accountId, payload } = job;
    const bank = bankNamed(app.banks, payload.provider);
    if (!bank || !accountId)
      throw new GiveUp(`O banco ${payload.provider} não está ligado a esta instalação.`);
    const row = await job.read((tx) => registrationOf(tx, accountId, { current: bank, all: [] }));
    if (!row) return;
    const { cnpj, corporate_name: corporateName, name, email, phone } = row;
    const told = await withinTime(job.signal, (until) =>
      register(bank, { accountId, cnpj, corporateName, name, email, phone }, payload.key, until),
    );
    await job.finish((tx) => keepRegistration(tx, accountId, bank.name, told ?? refusedAfter(row)));
  });
}

/** What the bank answers; null: it does not take what it was asked with. */
async function register(
  bank: BankProvider,
  asked: Parameters<BankProvider['register']>[0],
  key: string,
  signal: AbortSignal,
): Promise<{ seq: number; status: string } | null> {
  try {
    return await bank.register(asked, key, signal);
  } catch (error) {
    if (error instanceof BankRefusal) return null;
    throw error;
  }
}

const refusedAfter = ({ status_seq }: Registration) => ({
  seq: status_seq + 1,
  status: 'Cadastro Reprovado',
});
