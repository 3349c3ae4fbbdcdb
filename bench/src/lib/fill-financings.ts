import type { Database, Tx } from '@girassol/api-platform/database';
import { computeLoanOffer } from '@girassol/shared-domain/financing';
import { sql } from 'kysely';
import { fillCustomers } from './fill-customers';

/** Short enough for the time that a statement has. */
const BATCH = 5_000;
/** Financings of a customer. */
const EACH = 5;
const OPTIONS = 4;

/** Returns the stored offer and terms of a financing option, as large as a real one and the same for all. */
function buildStoredOption() {
  const terms = {
    price: 20_000,
    entry: 0,
    monthly: 0.0149,
    installments: 60,
    graceMonths: 3,
    releaseDate: '2026-07-31',
    borrower: 'PERSON',
    tariff: 500,
  } as const;
  const { payments, ...worked } = computeLoanOffer(terms);
  const offer = {
    ...worked,
    bank: 'Banco de Medida',
    installments: 60,
    installmentValue: payments[0]?.amount ?? 0,
    lastInstallmentValue: payments.at(-1)?.amount ?? 0,
    system: 'PRICE',
    gracePeriod: 3,
    gracePeriodDays: 122,
    entry: 0,
    fee: 0.0149,
    feeYearly: worked.yearly,
    insurance: false,
    insuranceValue: 0,
    releaseDate: '2026-07-31',
    validUntil: '2099-12-31',
    preApproved: true,
    bestChoice: false,
    refused: false,
    tariff: 500,
    rateDisagrees: false,
  };
  return { offer, terms };
}

/** Adds financings to an account until the account has `count`, with customers, proposals and options of their own. */
export async function fillFinancings(database: Database, accountId: string, count: number): Promise<void> {
  const account = { accountId };
  const proposals = Math.ceil(count / EACH);
  await fillCustomers(database, accountId, proposals);
  for (let first = 1; first <= proposals; first += BATCH)
    await database.asAccount(account, (tx) =>
      addProposals(tx, accountId, first, Math.min(proposals, first + BATCH - 1)),
    );
  for (let first = 1; first <= count; first += BATCH)
    await database.asAccount(account, (tx) =>
      addFinancings(tx, accountId, first, Math.min(count, first + BATCH - 1)),
    );
}

/** Copies of a proposal of the demonstration, one for each customer. */
const addProposals = (tx: Tx, accountId: string, first: number, last: number) =>
  sql`
    insert into proposals (account_id, id, front_id, count, finished, power, final_price_cents, validity_date,
      customer_id, user_id, data, step, registered_at)
    select ${accountId}, gen_random_uuid(), 'medida-' || n, 1000000 + n, true, sample.power, sample.final_price_cents,
      sample.validity_date, customer.id, customer.owner_id, sample.data, 6, now() - n * interval '1 minute'
    from (select id, owner_id, row_number() over (order by id) as n from customers where account_id = ${accountId}) customer,
      (select * from proposals where account_id = ${accountId} and finished order by registered_at limit 1) sample
    where n between ${first} and ${last}`.execute(tx);

async function addFinancings(tx: Tx, accountId: string, first: number, last: number): Promise<void> {
  const { offer, terms } = buildStoredOption();
  await sql`
    with added as (
      insert into financings (account_id, id, number, customer_id, proposal_id, user_id, variant, stage, is_cnpj, provider,
        reference, provider_status, status, status_seq, pre_approved, contract_signed, service_approved, expires_at,
        registered_at, updated_at)
      select ${accountId}, gen_random_uuid(), 1000000 + n, p.customer_id, p.id, p.user_id, 'BTG',
        case when n % 3 = 0 then 'SIMULATION' else 'DEAL' end, n % 4 = 0, 'banco-demonstracao', 'medida-' || n,
        (array['AGUARDANDO_ACEITE', 'PENDENTE_DOCUMENTACAO', 'REPROVADO_MOTOR', 'EM_ANALISE', 'CONCLUIDO'])[n % 5 + 1],
        'SELECAO_OPCAO', 3, n % 2 = 0, n % 5 = 4 or n % 50 = 1, n % 5 = 4,
        now() + (n % 120 - 10) * interval '1 day', now() - n * interval '1 minute', now() - (n * 7919 % 100000) * interval '1 minute'
      from generate_series(${first}::int, ${last}::int) n
      join proposals p on p.account_id = ${accountId} and p.count = 1000000 + (n - 1) / ${EACH} + 1
      returning id)
    insert into financing_options (account_id, id, financing_id, reference, position, offer, terms, valid_until)
    select ${accountId}, gen_random_uuid(), added.id, 'oferta-' || position, position, ${JSON.stringify(offer)}::jsonb,
      ${JSON.stringify(terms)}::jsonb, '2099-12-31'
    from added, generate_series(1, ${OPTIONS}) position`.execute(tx);
}
