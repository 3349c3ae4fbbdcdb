import type { Tx } from '@girassol/api-platform/database';
import { allocateNumber } from '@girassol/api-platform/database/allocate-number';
import { DAY_MS } from '@girassol/shared-domain';
import type { CreditRequest } from '@girassol/shared-domain/contract';
import { DEMONSTRATION_BANK_NAME } from '../areas/financings/bank/demonstration';
import { enqueueBankCommand } from '../areas/financings/bank-commands';
import { saveFinancingBadgeStatus } from '../areas/financings/financing-parts';
import { computeRequestDigest } from '../areas/financings/request-credit-analysis';
import type { DemoCustomer } from './customers';
import { createRandom, type DemoRandom } from './demo-random';
import { generateCnpj } from './documents';
import type { DemoUser } from './timeline';
import type { AccountDraft } from './world';

/** A request, and what the demonstration bank will make of it. */
interface Kind {
  stage: CreditRequest['stage'];
  isCompany: boolean;
  /** In the applicant's mail; without one the bank lends. */
  tag?: 'negar' | 'pendente';
}

/** Kinds of credit request, one for each outcome. */
const requestKinds: readonly Kind[] = [
  { stage: 'DEAL', isCompany: false },
  { stage: 'SIMULATION', isCompany: false },
  { stage: 'DEAL', isCompany: false, tag: 'negar' },
  { stage: 'DEAL', isCompany: false, tag: 'pendente' },
  { stage: 'DEAL', isCompany: true },
];

const REGISTRATION_AGE_MS = 30 * DAY_MS;
const HOUR = 3_600_000;
/** Sets their chance apart, so that everything else stays as it was. */
const SEED = 71_000;

interface Options {
  seed: number;
  now: number;
  companyName: string;
}

/**
 * Registers an account with the demonstration bank and requests credit for some open sales. Jobs send the requests to
 * the bank once the server has started.
 */
export async function writeFinancings(
  tx: Tx,
  world: AccountDraft,
  { seed, now, companyName }: Options,
): Promise<void> {
  const random = createRandom(seed + SEED);
  const cnpj = generateCnpj(random, { letters: false });
  await register(tx, world, { cnpj, companyName, at: new Date(now - REGISTRATION_AGE_MS) });
  for (const [index, chosen] of chooseDeals(world).entries())
    await ask(tx, world, { ...chosen, random, cnpj, at: now - (requestKinds.length - index) * HOUR });
}

/** At both sides, as the registration of a month ago left it. */
async function register(
  tx: Tx,
  { accountId, manager }: AccountDraft,
  { cnpj, companyName, at }: { cnpj: string; companyName: string; at: Date },
): Promise<void> {
  const row = {
    account_id: accountId,
    cnpj,
    corporate_name: companyName,
    name: manager.name,
    email: manager.email,
    phone: '47900000000',
    status: 'Cadastro Efetuado',
    submitted_at: at,
  };
  await tx
    .insertInto('demo_bank_registrations')
    .values({ ...row, seq: 3 })
    .execute();
  await tx
    .insertInto('credit_registrations')
    .values({ ...row, status_seq: 3, provider: DEMONSTRATION_BANK_NAME, user_id: manager.id })
    .execute();
}

interface Deal {
  kind: Kind;
  proposal: AccountDraft['proposals'][number];
  customer: DemoCustomer;
  seller: DemoUser;
}

/** Finished proposals of open sales, one of a customer, for each kind. */
function chooseDeals({ items, proposals, users }: AccountDraft): Deal[] {
  const open = new Map(
    items
      .filter(({ row }) => row.type === 'SALES' && row.status === 'IN_PROGRESS')
      .map(({ row, customer }) => [row.id, customer]),
  );
  const taken = new Set<string>();
  return requestKinds.flatMap((kind) => {
    for (const proposal of proposals) {
      const customer = proposal.finished ? open.get(proposal.sale_id ?? '') : undefined;
      const seller = users.find(({ id }) => id === proposal.user_id);
      if (!customer || !seller || customer.isCompany !== kind.isCompany || taken.has(customer.row.id))
        continue;
      taken.add(customer.row.id);
      return [{ kind, proposal, customer, seller }];
    }
    return [];
  });
}

interface CreditRequestDraft extends Deal {
  random: DemoRandom;
  cnpj: string;
  at: number;
}

/** Asks as a person does who fills in the form: the bank hears of it by a job. */
async function ask(
  tx: Tx,
  { accountId }: AccountDraft,
  { kind, proposal, customer, seller, random, cnpj, at }: CreditRequestDraft,
): Promise<void> {
  const asked = new Date(at);
  const request = buildCreditRequest({ kind, proposal, customer, random, cnpj });
  const number = await allocateNumber(tx, accountId, 'FINANCING');
  const { id } = await tx
    .insertInto('financings')
    .values({
      account_id: accountId,
      id: random.id(at),
      number,
      customer_id: customer.row.id,
      proposal_id: proposal.id,
      user_id: seller.id,
      variant: 'MARKETPLACE',
      stage: kind.stage,
      is_cnpj: kind.isCompany,
      provider: DEMONSTRATION_BANK_NAME,
      provider_status: 'SOLICITACAO_GERADA',
      status: 'SIMULAÇÃO_GERADA',
      waits_since: asked,
      registered_at: asked,
      updated_at: asked,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('financing_requests')
    .values({
      account_id: accountId,
      id: random.id(at),
      user_id: seller.id,
      proposal_id: proposal.id,
      form: '{}',
      financing_id: id,
      request: JSON.stringify(request),
      digest: computeRequestDigest(proposal.id, 'MARKETPLACE', request),
      saved_at: asked,
      sent_at: asked,
    })
    .execute();
  const title = 'Análise de crédito solicitada';
  const content = `Banco Demonstração, ${kind.stage === 'DEAL' ? 'contratação' : 'simulação'}`;
  const step = { account_id: accountId, user_id: seller.id, title };
  await tx
    .insertInto('financing_events')
    .values({ ...step, id: random.id(at), financing_id: id, at: asked, content })
    .execute();
  await tx
    .insertInto('histories')
    .values({
      ...step,
      id: random.id(at),
      customer_id: customer.row.id,
      sale_id: proposal.sale_id ?? null,
      content: `Financiamento ${number}: ${content}`,
      user_name: seller.name,
      user_email: seller.email,
      registered_at: asked,
    })
    .execute();
  await saveFinancingBadgeStatus(tx, accountId, id);
  await enqueueBankCommand(tx, { account_id: accountId, id }, { act: 'submit' });
}

/** Builds the request that the form sends. The applicant earns enough for an instalment. */
function buildCreditRequest({
  kind,
  proposal,
  customer: { row },
  random,
  cnpj,
}: Omit<CreditRequestDraft, 'at' | 'seller'>): CreditRequest {
  const price = Number(proposal.final_price_cents) / 100;
  const year = random.int(1962, 1994);
  return {
    customerIdentification: row.document ?? '',
    // As the bank takes it: without the bar of "S/S".
    customerName: row.name.replaceAll('/', ''),
    customerEmail: `cliente-${random.digits(4)}${kind.tag ? `+${kind.tag}` : ''}@correio.test`,
    customerBirthDate: `${kind.isCompany ? year + 20 : year}-0${random.int(1, 9)}-1${random.int(0, 9)}`,
    customerPhone: row.phone ?? '',
    distributorCnpj: generateCnpj(random, { letters: false }),
    integratorCnpj: cnpj,
    monthlyBilling: Math.round(price * (kind.isCompany ? 1.2 : 0.4)),
    electricBillAverage: Math.round(price * 0.016),
    projectValue: price,
    cep: row.postal_code ?? '',
    address: row.street ?? '',
    number: row.number ?? '',
    complement: row.complement ?? '',
    district: row.district ?? '',
    city: row.city ?? '',
    state: row.uf ?? '',
    stage: kind.stage,
  };
}
