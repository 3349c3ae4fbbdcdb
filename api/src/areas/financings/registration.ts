import type { Caller } from '@girassol/api-platform/access';
import { loadAccountOwner } from '@girassol/api-platform/access/load-account-owner';
import { loadAccountNow } from '@girassol/api-platform/clock';
import type { Row, Tx } from '@girassol/api-platform/database';
import { publishEvent } from '@girassol/api-platform/events/publish-event';
import { createEngineProblemsRefusal } from '@girassol/api-platform/http/problems-refusal';
import { defineJob, enqueue, PermanentJobError, registerJob } from '@girassol/api-platform/jobs';
import { notAllowed, Refusal } from '@girassol/api-platform/refusals/refusal';
import { stripCpfOrCnpjMask, toPhoneDigits } from '@girassol/shared-domain';
import type { BankRegistration, ParsedRequestBody, ResponseBody } from '@girassol/shared-domain/contract';
import {
  type BankRegistrationState,
  type BankRegistrationStatus,
  computeBankRegistrationState,
  findIntegratorRegistrationProblems,
} from '@girassol/shared-domain/financing';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type BankProvider, BankRefusalError } from './bank/bank-provider';
import { type Banks, findBank, requireCurrentBank, toBankRecord } from './bank/banks';
import { withBankTimeout } from './bank/with-bank-timeout';
import { canManageFinancings, requireFinancingAccess } from './require-financing-access';

type Registration = Row<'credit_registrations'>;

const askRegistration = defineJob({
  kind: 'financings.register',
  title: 'Pedir ao banco o cadastro da empresa',
  payload: z.object({ provider: z.string(), key: z.string() }),
  priority: 'HIGH',
  attempts: 8,
});

/**
 * Queries the bank for whether an account may request financings. Returns null if the bank does not answer,
 * and false if the installation has no bank.
 */
export async function queryFinancingEligibility(
  { current }: Banks,
  accountId: string,
): Promise<boolean | null> {
  if (!current) return false;
  try {
    const told = await withBankTimeout(undefined, (until) => current.registration(accountId, until));
    return told?.canFinance ?? false;
  } catch {
    return null;
  }
}

/**
 * Loads the registration of the caller's account as an integrator at the bank, with known values for the form
 * of a new registration.
 */
export async function loadIntegratorRegistration(
  tx: Tx,
  caller: Caller,
  banks: Banks,
  canFinance: boolean,
): Promise<ResponseBody<'GET /registrations/single'>> {
  requireFinancingAccess(caller);
  const row = await findRegistration(tx, caller.accountId, banks);
  const owner = await loadAccountOwner(tx, caller.accountId);
  const { name: company } = await tx
    .selectFrom('accounts')
    .select('name')
    .where('id', '=', caller.accountId)
    .executeTakeFirstOrThrow();
  return {
    registration: row ? toCreditRegistration(row) : null,
    canFinance,
    known: {
      corporateName: row?.corporate_name ?? company,
      cnpj: row?.cnpj ?? '',
      name: row?.name ?? owner.name,
      email: row?.email ?? owner.email,
      phone: row?.phone ?? owner.phone,
    },
    now: (await loadAccountNow(tx, caller.accountId)).getTime(),
    bank: banks.current && toBankRecord(banks, banks.current.name),
  };
}

/**
 * Requests the registration of the caller's account as an integrator at the bank. Throws 409 if a request is
 * pending or was refused less than 60 days ago.
 */
export async function requestIntegratorRegistration(
  tx: Tx,
  caller: Caller,
  banks: Banks,
  { canFinance, body }: { canFinance: boolean; body: ParsedRequestBody<'POST /registrations/new'> },
): Promise<BankRegistration> {
  requireFinancingAccess(caller);
  if (!canManageFinancings(caller))
    throw notAllowed('Somente quem gerencia as vendas pode pedir o cadastro.');
  const bank = requireCurrentBank(banks);
  const problems = findIntegratorRegistrationProblems(body);
  if (problems.length > 0) throw createEngineProblemsRefusal(problems);
  const now = await loadAccountNow(tx, caller.accountId);
  const before = await findRegistration(tx, caller.accountId, banks);
  const state = getRegistrationState(before, canFinance, now);
  if (state.kind !== 'notRegistered') throw new Refusal(409, whyNot(state));

  const columns = {
    cnpj: stripCpfOrCnpjMask(body.cnpj),
    corporate_name: body.corporateName,
    name: body.name,
    email: body.email,
    phone: toPhoneDigits(body.phone),
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
  await publishRegistrationChanged(tx, caller);
  return toCreditRegistration(row);
}

function whyNot(state: Exclude<BankRegistrationState, { kind: 'notRegistered' }>): string {
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

/**
 * Throws 409 with the reason if an account may not request financings (financing-077), and 503 if the bank
 * did not answer.
 */
export async function requireIntegratorRegistration(
  tx: Tx,
  accountId: string,
  banks: Banks,
  canFinance: boolean | null,
): Promise<void> {
  const row = await findRegistration(tx, accountId, banks);
  const state = getRegistrationState(row, canFinance ?? false, await loadAccountNow(tx, accountId));
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

const getRegistrationState = (
  row: Registration | undefined,
  canFinance: boolean,
  now: Date,
): BankRegistrationState =>
  computeBankRegistrationState(
    // A status that only this bank has is passed on. None of these allows financing.
    {
      status: (row?.status as BankRegistrationStatus) ?? null,
      submittedAt: row?.submitted_at.getTime() ?? null,
    },
    canFinance,
    now.getTime(),
  );

const findRegistration = (tx: Tx, accountId: string, { current }: Banks): Promise<Registration | undefined> =>
  tx
    .selectFrom('credit_registrations')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('provider', '=', current?.name ?? '')
    .executeTakeFirst();

const toCreditRegistration = (row: Registration): BankRegistration => ({
  status: row.status,
  lastSubmitionDate: row.submitted_at.getTime(),
  corporateName: row.corporate_name,
  cnpj: row.cnpj,
  name: row.name,
  email: row.email,
  phone: row.phone,
});

/**
 * Saves the status of an account's registration at the bank, if its sequence number is higher than the saved
 * one, and publishes the change to open browsers.
 */
export async function saveIntegratorRegistrationStatus(
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
  if (changed) await publishRegistrationChanged(tx, { accountId, clientId: null });
}

const publishRegistrationChanged = (tx: Tx, sender: Pick<Caller, 'accountId' | 'clientId'>): Promise<void> =>
  publishEvent(
    tx,
    sender,
    { kind: 'financings-changed', financing: null },
    { people: [], managers: ['salesManager'], needs: {} },
  );

/**
 * Registers the handler of the job that requests the registration of an account as an integrator from the
 * bank.
 */
export function registerIntegratorRegistrationJob(app: FastifyInstance): void {
  registerJob(app, askRegistration, async (job) => {
    const { accountId, payload } = job;
    const bank = findBank(app.banks, payload.provider);
    if (!bank || !accountId)
      throw new PermanentJobError(`O banco ${payload.provider} não está ligado a esta instalação.`);
    const row = await job.read((tx) => findRegistration(tx, accountId, { current: bank, all: [] }));
    if (!row) return;
    const { cnpj, corporate_name: corporateName, name, email, phone } = row;
    const told = await withBankTimeout(job.signal, (until) =>
      submitBankRegistration(
        bank,
        { accountId, cnpj, corporateName, name, email, phone },
        payload.key,
        until,
      ),
    );
    await job.finish((tx) =>
      saveIntegratorRegistrationStatus(tx, accountId, bank.name, told ?? refusedAfter(row)),
    );
  });
}

/** Submits a registration to the bank. Returns null if the bank refuses it. */
async function submitBankRegistration(
  bank: BankProvider,
  asked: Parameters<BankProvider['register']>[0],
  key: string,
  signal: AbortSignal,
): Promise<{ seq: number; status: string } | null> {
  try {
    return await bank.register(asked, key, signal);
  } catch (error) {
    if (error instanceof BankRefusalError) return null;
    throw error;
  }
}

const refusedAfter = ({ status_seq }: Registration) => ({
  seq: status_seq + 1,
  status: 'Cadastro Reprovado',
});
