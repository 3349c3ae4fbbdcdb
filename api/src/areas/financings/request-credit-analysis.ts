import { createHash } from 'node:crypto';
import type { Caller } from '@girassol/api-platform/access';
import { loadAccountToday } from '@girassol/api-platform/clock';
import { generateId, type Row, type Tx } from '@girassol/api-platform/database';
import { allocateNumber } from '@girassol/api-platform/database/allocate-number';
import { createEngineProblemsRefusal } from '@girassol/api-platform/http/problems-refusal';
import { notFound, Refusal } from '@girassol/api-platform/refusals/refusal';
import {
  extractDigits,
  MARKETPLACE_MODULE,
  stripCpfOrCnpjMask,
  toPhoneDigits,
} from '@girassol/shared-domain';
import type { CreditRequest, Financing } from '@girassol/shared-domain/contract';
import {
  findCreditRequestProblems,
  getRequestBorrowerKind,
  hasTooManyExpiredFinancings,
  isCompanyRequest,
} from '@girassol/shared-domain/financing';
import { sql } from 'kysely';
import { loadVisibleProposal } from '../proposals/load-visible-proposal';
import { type Banks, requireCurrentBank } from './bank/banks';
import { enqueueBankCommand } from './bank-commands';
import { addPersonStep, updateFinancing } from './financing-steps';
import { countLateFinancings, MAX_LATE_FINANCINGS } from './late-financings';
import { loadFinancing } from './load-financing';
import { requireIntegratorRegistration } from './registration';
import { requireFinancingAccess } from './require-financing-access';

type Variant = Row<'financings'>['variant'];

interface AnalysisOptions {
  cid: string;
  pid: string;
  variant: Variant;
  body: CreditRequest;
  /** The bank's own word, asked before; null where it did not answer. */
  canFinance: boolean | null;
}

/**
 * Adds a financing with the caller's credit request, and enqueues its submission to the bank. Returns the
 * existing financing if the same data was already requested for the proposal.
 */
export async function requestCreditAnalysis(
  tx: Tx,
  caller: Caller,
  banks: Banks,
  { cid, pid, variant, body, canFinance }: AnalysisOptions,
): Promise<Financing> {
  requireFinancingAccess(caller);
  const bank = requireCurrentBank(banks);
  // Held, so that of two at once the second finds what the first one made.
  const proposal = await loadVisibleProposal(tx, caller, pid, { forUpdate: true });
  if (proposal.customer_id !== cid) throw notFound('Esta proposta não é deste cliente.');
  const problems = findCreditRequestProblems(body, await loadAccountToday(tx, caller.accountId));
  if (problems.length > 0) throw createEngineProblemsRefusal(problems);
  const request = asSent(body);
  const digest = computeRequestDigest(proposal.id, variant, request);
  const first = await sentBefore(tx, proposal, digest);
  if (first) return loadFinancing(tx, caller, banks, first);

  requireVariant(caller, variant);
  await requireIntegratorRegistration(tx, caller.accountId, banks, canFinance);
  await requireFewLate(tx, caller.accountId);
  const financing = await tx
    .insertInto('financings')
    .values({
      account_id: caller.accountId,
      id: generateId(),
      number: await allocateNumber(tx, caller.accountId, 'FINANCING'),
      customer_id: proposal.customer_id,
      proposal_id: proposal.id,
      user_id: caller.userId,
      variant,
      stage: request.stage,
      is_cnpj: isCompanyRequest(request),
      is_simples: bank.takesSimples && getRequestBorrowerKind(request) === 'SIMPLES',
      provider: bank.name,
      provider_status: 'SOLICITACAO_GERADA',
      status: 'SIMULAÇÃO_GERADA',
      waits_since: sql<Date>`now()`,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await saveRequest(tx, caller, financing, { request, digest });
  await addPersonStep(tx, caller, financing, {
    title: 'Análise de crédito solicitada',
    content: `${bank.label}, ${request.stage === 'DEAL' ? 'contratação' : 'simulação'}`,
  });
  await enqueueBankCommand(tx, financing, { act: 'submit' });
  await updateFinancing(tx, caller, financing);
  return loadFinancing(tx, caller, banks, financing.id);
}

/** Simple accounts have one bank, those with the Marketplace another way to it (financing-005). */
function requireVariant({ session }: Caller, variant: Variant): void {
  const isMarketplace = session.activeModules.includes(MARKETPLACE_MODULE);
  if (isMarketplace === (variant === 'MARKETPLACE')) return;
  throw new Refusal(
    403,
    isMarketplace
      ? 'Sua conta tem o módulo Marketplace: peça a análise por ele.'
      : 'Sua conta não tem o módulo Marketplace.',
  );
}

async function requireFewLate(tx: Tx, accountId: string): Promise<void> {
  if (!hasTooManyExpiredFinancings(await countLateFinancings(tx, accountId), MAX_LATE_FINANCINGS)) return;
  throw new Refusal(
    409,
    'Você atingiu o limite de infrações por atraso. Por favor, regularize a documentação dos financiamentos com infrações para contratar novos financiamentos.',
  );
}

/** As the bank gets it: documents, phone and postal code without their masks (financing-098). */
const asSent = (body: CreditRequest): CreditRequest => ({
  ...body,
  customerIdentification: stripCpfOrCnpjMask(body.customerIdentification),
  integratorCnpj: stripCpfOrCnpjMask(body.integratorCnpj),
  distributorCnpj: stripCpfOrCnpjMask(body.distributorCnpj),
  customerPhone: toPhoneDigits(body.customerPhone),
  cep: extractDigits(body.cep),
});

/**
 * Computes the digest of a credit request for a proposal. Equal data gives an equal digest, so that the same
 * request is not sent to the bank twice.
 */
export const computeRequestDigest = (proposalId: string, variant: Variant, request: CreditRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([proposalId, variant, Object.entries(request).sort()]))
    .digest('hex');

/** The financing that was made of the same data and was not withdrawn since. */
async function sentBefore(
  tx: Tx,
  { account_id, id }: Row<'proposals'>,
  digest: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select f.id from financing_requests r
    join financings f on f.account_id = r.account_id and f.id = r.financing_id
    where r.account_id = ${account_id} and r.proposal_id = ${id} and r.digest = ${digest} and f.withdrawn_at is null
    order by f.registered_at limit 1`.execute(tx);
  return rows[0]?.id;
}

/** Saves the request of a financing, which never changes afterwards, and deletes the draft that it came from. */
async function saveRequest(
  tx: Tx,
  { accountId, userId }: Caller,
  { id, proposal_id }: Row<'financings'>,
  { request, digest }: { request: CreditRequest; digest: string },
): Promise<void> {
  await tx
    .deleteFrom('financing_requests')
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .where('proposal_id', '=', proposal_id)
    .where('sent_at', 'is', null)
    .execute();
  await tx
    .insertInto('financing_requests')
    .values({
      account_id: accountId,
      id: generateId(),
      user_id: userId,
      proposal_id,
      form: '{}',
      financing_id: id,
      request: JSON.stringify(request),
      digest,
      sent_at: new Date(),
    })
    .execute();
}
