import { createHash } from 'node:crypto';
import { MARKETPLACE_MODULE, onlyDigits, stripDocument } from '@girassol/shared-domain';
import type { CreditRequest, Financing } from '@girassol/shared-domain/contract';
import { creditProblems, hasReachedLimit, isCompanyRequest } from '@girassol/shared-domain/financing';
import { sql } from 'kysely';
import type { Caller } from '../../platform/access';
import { accountToday } from '../../platform/clock';
import { newId, type Row, type Tx } from '../../platform/database';
import { nextNumber } from '../../platform/database/next-number';
import { problemsRefusal } from '../../platform/http/problems-refusal';
import { notFound, Refusal } from '../../platform/refusals/refusal';
import { visibleProposal } from '../proposals/visible-proposal';
import { type Banks, requireBank } from './bank/providers';
import { financingAnswer } from './financing-answer';
import { countLate, EXPIRED_LIMIT } from './late-financings';
import { addPersonStep, writeFinancing } from './record-step';
import { requireRegistration } from './registration';
import { requireFinancing } from './require-financing';
import { enqueueTold } from './tell-bank';

type Variant = Row<'financings'>['variant'];

interface Asked {
  cid: string;
  pid: string;
  variant: Variant;
  body: CreditRequest;
  /** The bank's own word, asked before; null where it did not answer. */
  canFinance: boolean | null;
}

/**
 * Asks the bank for credit: what was asked is kept as it is, and the bank hears of it after the answer. The same data again
 * for the same proposal is the first request, however often it is sent.
 */
export async function requestAnalysis(
  tx: Tx,
  caller: Caller,
  banks: Banks,
  { cid, pid, variant, body, canFinance }: Asked,
): Promise<Financing> {
  requireFinancing(caller);
  const bank = requireBank(banks);
  // Held, so that of two at once the second finds what the first one made.
  const proposal = await visibleProposal(tx, caller, pid, { forUpdate: true });
  if (proposal.customer_id !== cid) throw notFound('Esta proposta não é deste cliente.');
  const problems = creditProblems(body, await accountToday(tx, caller.accountId));
  if (problems.length > 0) throw problemsRefusal(problems);
  const request = asSent(body);
  const digest = digestOf(proposal.id, variant, request);
  const first = await sentBefore(tx, proposal, digest);
  if (first) return financingAnswer(tx, caller, banks, first);

  requireVariant(caller, variant);
  await requireRegistration(tx, caller.accountId, banks, canFinance);
  await requireFewLate(tx, caller.accountId);
  const financing = await tx
    .insertInto('financings')
    .values({
      account_id: caller.accountId,
      id: newId(),
      number: await nextNumber(tx, caller.accountId, 'FINANCING'),
      customer_id: proposal.customer_id,
      proposal_id: proposal.id,
      user_id: caller.userId,
      variant,
      stage: request.stage,
      is_cnpj: isCompanyRequest(request),
      provider: bank.name,
      provider_status: 'SOLICITACAO_GERADA',
      status: 'SIMULAÇÃO_GERADA',
      waits_since: sql<Date>`now()`,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await freeze(tx, caller, financing, { request, digest });
  await addPersonStep(tx, caller, financing, {
    title: 'Análise de crédito solicitada',
    content: `${bank.label}, ${request.stage === 'DEAL' ? 'contratação' : 'simulação'}`,
  });
  await enqueueTold(tx, financing, { act: 'submit' });
  await writeFinancing(tx, caller, financing);
  return financingAnswer(tx, caller, banks, financing.id);
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
  if (!hasReachedLimit(await countLate(tx, accountId), EXPIRED_LIMIT)) return;
  throw new Refusal(
    409,
    'Você atingiu o limite de infrações por atraso. Por favor, regularize a documentação dos financiamentos com infrações para contratar novos financiamentos.',
  );
}

/** As the bank gets it: documents, phone and postal code without their masks (financing-098). */
const asSent = (body: CreditRequest): CreditRequest => ({
  ...body,
  customerIdentification: stripDocument(body.customerIdentification),
  integratorCnpj: stripDocument(body.integratorCnpj),
  distributorCnpj: stripDocument(body.distributorCnpj),
  customerPhone: onlyDigits(body.customerPhone),
  cep: onlyDigits(body.cep),
});

/** The same for the same data: the bank is asked once. */
export const digestOf = (proposalId: string, variant: Variant, request: CreditRequest): string =>
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

/** What was asked stands beside the financing and never changes; the draft it came from has done its work. */
async function freeze(
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
      id: newId(),
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
