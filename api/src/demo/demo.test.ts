import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifyPassword } from '@girassol/account-api/users';
import { boardKinds, DAY_MS, isCnpj, isCpf, isPhone, toIsoDate } from '@girassol/shared-domain';
import { type CreditRequest, type ProposalData, proposalData } from '@girassol/shared-domain/contract';
import { findCreditRequestProblems } from '@girassol/shared-domain/financing';
import { TEST_TIMEOUTS_MS } from '@girassol/shared-domain/testing';
import { sql } from 'kysely';
import { allTestDatabases, type TestDatabase } from '../../test/databases';
import { isFullRun } from '../../test/scope';
import { waitUntil } from '../../test/wait-until';
import { buildApp } from '../app';
import { parseConfig } from '../config';
import { DEMO_PASSWORD, demoLogins, seedDemo } from '.';

/** First digits of the postal codes of a state (Correios). */
const postalRanges: Record<string, [low: number, high: number]> = {
  SP: [1, 19],
  MG: [30, 39],
  PR: [80, 87],
  SC: [88, 89],
  RS: [90, 99],
};

/** The embedded one first, which `npm start` fills. */
const filled = isFullRun ? allTestDatabases : allTestDatabases.slice(0, 1);

describe.each(filled)('demonstration data ($name)', ({ open }) => {
  let opened: TestDatabase;
  const now = Date.now();
  const rows = <Row extends Record<string, unknown>>(text: string) =>
    opened.query<Row>(
      text.replaceAll(':first', "(select account_id from users where email = 'dono@girassol.test')"),
    );
  const count = async (text: string) =>
    (await rows<{ n: number }>(`select count(*)::int as n from ${text}`))[0]?.n;

  beforeAll(async () => {
    opened = await open();
    // Two processes that start together.
    await Promise.all([seedDemo(opened.database, now), seedDemo(opened.database, now)]);
  }, TEST_TIMEOUTS_MS.database);
  afterAll(() => opened?.drop());

  test('support has tickets in every state, with figures of the last days', async () => {
    const states = await rows(`select status, count(*)::int as n from support_tickets group by 1 order by 1`);
    expect(states.map(({ status }) => status)).toEqual(['ANSWERED', 'CLOSED', 'OPEN']);
    // The account that journeys use has none that asks to be rated.
    expect(
      await count("support_tickets where account_id = :first and status = 'CLOSED' and rating is null"),
    ).toBe(0);
    expect(await count("support_promises where ended_at > now() - interval '10 days'")).toBeGreaterThan(4);
    expect(await count('canned_answers')).toBe(3);
  });

  test('the site counts as many contacts as it has', async () => {
    expect(await rows(`select sum(count)::int as n from website_counts where what = 'LEAD'`)).toEqual([
      { n: await count('website_leads') },
    ]);
  });

  test('every kind of visitor has an account, and the password opens each', async () => {
    const people = await rows<
      { email: string; password_hash: string; type: string } & Record<string, unknown>
    >(
      `select u.email, u.type, u.password_hash, a.signup_plan as plan, a.status_ok as ok, a.calculator_only as calculator,
        a.whitelabel, u.is_admin as admin from users u join accounts a on a.id = u.account_id`,
    );
    const by = (email: string) => people.find((person) => person.email === email);
    expect(by('dono@girassol.test')).toMatchObject({ type: 'MANAGER', plan: 'ENTERPRISE', ok: true });
    expect(by('vendedor@girassol.test')).toMatchObject({ type: 'VENDOR', plan: 'ENTERPRISE' });
    expect(by('basico@girassol.test')).toMatchObject({ type: 'MANAGER', plan: 'BASIC' });
    expect(by('inadimplente@girassol.test')).toMatchObject({ type: 'MANAGER', ok: false });
    expect(by('calculadora@serrana.test')).toMatchObject({ calculator: true, whitelabel: 'SERRANA' });
    expect(by('parceiro@serrana.test')).toMatchObject({
      calculator: false,
      whitelabel: 'SERRANA',
      type: 'MANAGER',
    });
    expect(by('admin@girassol.test')).toMatchObject({ admin: true });
    expect(by('dono@vizinha.test')).toMatchObject({ type: 'MANAGER', plan: 'ENTERPRISE' });
    expect(by('dono@aurora.test')).toMatchObject({ whitelabel: 'AURORA', plan: 'ENTERPRISE' });
    expect(demoLogins).toHaveLength(9);
    for (const { email } of demoLogins)
      expect(await verifyPassword(DEMO_PASSWORD, by(email)?.password_hash)).toBe(true);
  });

  test('the owner whose payment is irregular owes an overdue renewal after a year that was paid', async () => {
    const account = "(select account_id from users where email = 'inadimplente@girassol.test')";
    const charges = await rows(
      `select kind, state, due_on < current_date as overdue, receipt_number is not null as receipt
       from charges where account_id = ${account} order by created_at`,
    );
    expect(charges).toEqual([
      { kind: 'signup', state: 'paid', overdue: true, receipt: true },
      { kind: 'renewal', state: 'open', overdue: true, receipt: false },
    ]);
    // Nobody gets mails about it.
    expect(await count(`jobs where account_id = ${account}`)).toBe(0);
  });

  test('the first account has 3 vendors, 2 teams with leaders, 60 customers and six boards', async () => {
    expect(await count("users where type = 'VENDOR' and account_id = :first")).toBe(3);
    expect(await rows(`select permissions from users where email = 'vendedor@girassol.test'`)).toEqual([
      { permissions: { salesKanban: true, customersList: true, proposalsList: true } },
    ]);
    expect(await count('teams t join users u on u.id = t.leader_id where t.account_id = :first')).toBe(2);
    expect(await count('customers where account_id = :first')).toBe(60);
    const boards = await rows<{ type: string; columns: number; items: number }>(
      `select k.type, count(distinct c.id)::int as columns, count(s.id)::int as items from kanbans k
       join kanban_columns c on c.kanban_id = k.id
       left join sales s on s.column_id = c.id and s.status = 'IN_PROGRESS' where k.account_id = :first group by 1`,
    );
    expect(boards.map((board) => board.type).sort()).toEqual([...boardKinds].sort());
    for (const { columns, items } of boards) {
      expect(columns).toBeGreaterThanOrEqual(4);
      expect(items).toBeGreaterThan(3);
    }
    expect(boards.find((board) => board.type === 'SALES')?.columns).toBe(6);
    expect(boards.find((board) => board.type === 'SALES')?.items).toBeGreaterThanOrEqual(120);
  });

  test('customers have valid documents and addresses of their state', async () => {
    const customers = await rows<{
      document: string;
      is_cnpj: boolean;
      uf: string;
      postal_code: string;
      phone: string;
    }>('select document, is_cnpj, uf, postal_code, phone from customers');
    for (const { document, is_cnpj, uf, postal_code, phone } of customers) {
      expect(is_cnpj ? isCnpj(document) : isCpf(document)).toBe(true);
      expect(postal_code).toMatch(/^\d{8}$/);
      const [low = 0, high = 0] = postalRanges[uf] ?? [];
      expect(Number(postal_code.slice(0, 2))).toBeGreaterThanOrEqual(low);
      expect(Number(postal_code.slice(0, 2))).toBeLessThanOrEqual(high);
      expect(isPhone(phone)).toBe(true);
    }
    expect(customers.some(({ document }) => /[A-Z]/.test(document))).toBe(true);
  });

  test('sales cost what a system of their size costs', async () => {
    const [range] = await rows<{ low: number; high: number; cheap: number; dear: number }>(
      `select (min(amount_cents) / 100)::int as low, (max(amount_cents) / 100)::int as high,
        min(amount_cents / 100 / power)::float8 as cheap, max(amount_cents / 100 / power)::float8 as dear
       from sales where type = 'SALES'`,
    );
    expect(range?.low).toBeGreaterThanOrEqual(9_000);
    expect(range?.high).toBeLessThanOrEqual(180_000);
    expect(range?.cheap).toBeGreaterThan(3_400);
    expect(range?.dear).toBeLessThan(4_700);
  });

  test('there is a past and a future, and nothing that happened is ahead', async () => {
    expect(await count('notes where account_id = :first')).toBeGreaterThan(400);
    expect(await count(`notes where account_id = :first and notification_at > now()`)).toBeGreaterThan(20);
    expect(await count(`notes where account_id = :first and notification_at < now()`)).toBeGreaterThan(20);
    const future = 'greatest(registered_at, last_activity_at, closed_at) > now()';
    expect(await count(`sales where ${future}`)).toBe(0);
    expect(await count('sales where registered_at > last_activity_at')).toBe(0);
    expect(await count('notes where registered_at > now()')).toBe(0);
    expect(await count('histories where registered_at > now()')).toBe(0);
    for (const status of ['CLOSED', 'LOST']) {
      const months = await rows<{ month: Date }>(
        `select distinct date_trunc('month', closed_at at time zone 'America/Sao_Paulo') as month from sales
         where account_id = :first and type = 'SALES' and status = '${status}'`,
      );
      expect(months).toHaveLength(12);
    }
    expect(await count('proposals where account_id = :first and finished and views > 0')).toBeGreaterThan(30);
  });

  test('[proposals-008] every proposal has its units, kit, generation and a price that is the amount of its sale', async () => {
    const found = await rows<{ data: ProposalData; final_price_cents: number; amount_cents: number }>(
      `select p.data, p.final_price_cents, s.amount_cents from proposals p
       join sales s on s.id = p.sale_id where p.account_id = :first`,
    );
    expect(found.length).toBeGreaterThan(50);
    for (const { data, final_price_cents, amount_cents } of found) {
      expect(Number(final_price_cents)).toBe(Number(amount_cents));
      expect(Math.round((data.revenueData?.finalPrice ?? 0) * 100)).toBe(Number(final_price_cents));
      expect(proposalData.parse(data).generation?.monthlyGeneration).toHaveLength(12);
      expect(data.revenueData?.finantialViability?.payback).toBeGreaterThan(0);
    }
    for (const { data } of found) {
      const [roof = ''] = (data.kitData?.kitFixation ?? '').toLowerCase().split(' ');
      expect(roof).not.toBe('');
      const structures = data.additionalItems?.filter(({ item }) => item.startsWith('Estrutura')) ?? [];
      // "Estrutura para telhado metálico" for a roof "Metálico Trapezoidal".
      expect(structures.map(({ item }) => item.toLowerCase())).toEqual([expect.stringContaining(roof)]);
    }
    const units = found.map(({ data }) => data.energyBillData?.length ?? 0);
    expect([Math.min(...units), Math.max(...units)]).toEqual([1, 3]);
    expect(found.some(({ data }) => data.tariffModality === 'A')).toBe(true);
    const built =
      "sales where account_id = :first and type in ('PROJECT', 'INSTALLATION') and status = 'IN_PROGRESS'";
    expect(await count(`${built} and approved_proposal is not null`)).toBeGreaterThan(5);
  });

  test('an account without boards has proposals all the same, of which none was seen before it was made', async () => {
    const ofBasic = `proposals p join accounts a on a.id = p.account_id where a.name = 'Solar do Vale'`;
    expect(await count(`${ofBasic} and p.finished and p.sale_id is null`)).toBe(3);
    expect(await count(`${ofBasic} and not p.finished`)).toBe(1);
    expect(
      await count(`${ofBasic} and (p.last_viewed_at < p.registered_at or p.last_viewed_at > now())`),
    ).toBe(0);
  });

  test('some sales came from a qualified lead, of the same deal; projects were sent back; what ended says how', async () => {
    const origins = await rows<{ status: string; same: boolean }>(
      `select lead.status, lead.deal_id = sale.deal_id and lead.customer_id = sale.customer_id
         and lead.closed_at <= sale.registered_at as same
       from sales sale join sales lead on lead.id = sale.related_pre_sale and lead.type = 'PRE_SALES'
       where sale.type = 'SALES' and sale.account_id = :first`,
    );
    expect(origins.length).toBeGreaterThan(20);
    expect(origins.every(({ status, same }) => status === 'CLOSED' && same)).toBe(true);
    const qualified = await rows(
      `select distinct date_trunc('month', closed_at) as month from sales
       where account_id = :first and type = 'PRE_SALES' and status = 'CLOSED'`,
    );
    expect(qualified.length).toBeGreaterThan(9);
    const rejections =
      "reject_reasons r join sales s on s.id = r.sale_id where s.type = 'PROJECT' and s.status = 'IN_PROGRESS'";
    expect(await count(rejections)).toBeGreaterThan(2);
    expect(await count('reject_reasons where registered_at > now()')).toBe(0);
    const ended = "sales where type = 'SALES' and status";
    expect(
      await count(`${ended} = 'CLOSED' and (finished_date is null or confirmed_amount_cents is null)`),
    ).toBe(0);
    expect(await count(`${ended} = 'LOST' and (finished_date is null or sale_lost_reason is null)`)).toBe(0);
    const lost = "sales where type in ('SALES', 'PRE_SALES') and status = 'LOST'";
    expect(await count(`${lost} and (amount_cents = 0 or power = 0)`)).toBe(0);
  });

  test('the totals of the columns are those of their items, and numbers go on where they end', async () => {
    const differing = await rows(
      `select column_id, owner_id, items, amount_cents from column_totals where items <> 0
       except select column_id, owner_id, count(*)::int, sum(amount_cents)::bigint from sales
       where status = 'IN_PROGRESS' group by 1, 2`,
    );
    expect(differing).toEqual([]);
    const behind = await rows(
      `select from sales s join counters c on c.account_id = s.account_id and c.kind = s.type group by s.account_id, s.type
       having max(s.number) <> max(c.value)`,
    );
    expect(behind).toEqual([]);
  });

  test(
    'financings go on living: the bank takes them once the server works, and answers each as its kind',
    async () => {
      const asked = await rows<{ request: CreditRequest }>(
        'select request from financing_requests where account_id = :first',
      );
      const today = toIsoDate(now);
      expect(asked.map(({ request }) => findCreditRequestProblems(request, today))).toEqual(
        Array(5).fill([]),
      );
      expect(await count('financing_requests')).toBe(5);
      const dataDir = mkdtempSync(join(tmpdir(), 'girassol-demo-test-'));
      const config = parseConfig({ NODE_ENV: 'test', DEMO: 'off', DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
      const app = await buildApp({ database: opened.database, config });
      await app.ready();
      const states = () =>
        rows<{ stage: string; is_cnpj: boolean; status: string; offers: number }>(
          `select f.stage, f.is_cnpj, f.provider_status as status, f.pre_approved,
           (select count(*)::int from financing_options o where o.financing_id = f.id) as offers
         from financings f where account_id = :first order by number`,
        );
      const deal = { stage: 'DEAL', is_cnpj: false, pre_approved: false, offers: 0 };
      const approved = { pre_approved: true, offers: expect.any(Number) };
      const wanted = [
        { ...deal, ...approved, status: 'AGUARDANDO_ACEITE' },
        { ...deal, ...approved, stage: 'SIMULATION', status: 'SIMULAÇÃO_GERADA' },
        { ...deal, status: 'REPROVADO_MOTOR', offers: expect.any(Number) },
        { ...deal, status: 'EM_ANALISE' },
        { ...deal, ...approved, is_cnpj: true, status: 'AGUARDANDO_ACEITE' },
      ];
      const ended = (list: { status: string }[]) =>
        list.every(({ status }, index) => status === wanted[index]?.status);
      const areEnded = async () => {
        await app.jobs.runDue();
        return ended(await states());
      };
      await waitUntil(areEnded, { every: 100 });
      expect(await states()).toEqual(wanted);
      await app.close();
      rmSync(dataDir, { recursive: true });
    },
    TEST_TIMEOUTS_MS.database,
  );

  test('orders of sales that were won have the items and the price of the kit, and a course in order', async () => {
    const orders = await rows<{
      id: string;
      status: string;
      supplier: string;
      power: number;
      amount_cents: number;
      data: ProposalData;
      follows: boolean;
      version: number;
      expected: string | null;
    }>(
      `select o.id, o.status, o.supplier, o.power::float8, o.amount_cents::float8, o.version, p.data,
         o.expected_date::text as expected, s.closed_at < o.registered_at as follows
       from orders o join proposals p on p.id = o.proposal_id
       join sales s on s.approved_proposal = p.id and s.type = 'SALES' and s.status = 'CLOSED'
       where o.account_id = :first order by o.number`,
    );
    expect(orders.map(({ status }) => status)).toEqual([
      'DELIVERED',
      'DELIVERED',
      'CANCELLED',
      'SHIPPED',
      'INVOICED',
      'CONFIRMED',
      'PLACED',
    ]);
    for (const { id, status, supplier, power, amount_cents, data, follows, version, expected } of orders) {
      expect(follows).toBe(true);
      expect(amount_cents).toBe(Math.round((data.kitData?.kitPrice ?? 0) * 100));
      expect(amount_cents).toBeLessThan((data.revenueData?.finalPrice ?? 0) * 100);
      expect(supplier).toBe(data.kitData?.kitSupplier);
      const items = await rows<{ name: string; quantity: number }>(
        `select name, quantity::float8 from order_items where order_id = '${id}' order by position`,
      );
      const [panel] = data.pvModuleData ?? [];
      expect(items[0]).toEqual({
        name: `Módulo ${panel?.manufacturer} ${panel?.model}`,
        quantity: panel?.quantity,
      });
      expect(((panel?.quantity ?? 0) * (panel?.power ?? 0)) / 1_000).toBeCloseTo(power, 1);
      expect(items.length).toBeGreaterThan(3);
      const steps = await rows<{ status: string; at: Date }>(
        `select status, at from order_steps where order_id = '${id}' order by at`,
      );
      expect(steps[0]?.status).toBe('PLACED');
      expect(steps.at(-1)?.status).toBe(status);
      const times = steps.map(({ at }) => at.getTime());
      expect(new Set(times).size).toBe(times.length);
      expect(Math.max(...times)).toBeLessThanOrEqual(now);
      expect(version).toBe(steps.length + (expected === null ? 0 : 1));
      if (status === 'SHIPPED') expect(expected && expected >= toIsoDate(now)).toBe(true);
    }
    expect(await count("histories where account_id = :first and title like 'Pedido de equipamentos%'")).toBe(
      await count('order_steps where account_id = :first'),
    );
    expect(await rows("select value from counters where account_id = :first and kind = 'ORDER'")).toEqual([
      { value: orders.length },
    ]);
  });

  test('imports changed records that are there, and the rows they refused say why', async () => {
    const imports = await rows<{ id: string; type: string; counts: Record<string, number>; rows: number }>(
      'select id, type, counts, row_count as rows from imports where account_id = :first order by registered_at',
    );
    expect(
      imports.map(({ type, rows, counts: { updated, same, faulty } }) => [type, rows, updated, same, faulty]),
    ).toEqual([
      ['inverter', 13, 8, 4, 1],
      ['customer', 15, 9, 3, 3],
    ]);
    const [inverters, customers] = imports;
    const changed = (id: string | undefined) =>
      `import_rows r join :table on :table.id = r.record_id and :table.version = (r.after->>'version')::int
       where r.import_id = '${id}' and r.state = 'DONE' and :table.updated_at <= now()`;
    const where = (id: string | undefined, table: string) => changed(id).replaceAll(':table', table);
    expect(
      await count(`${where(customers?.id, 'customers')} and customers.email = r.after->'record'->>'email'`),
    ).toBe(9);
    expect(
      await count(
        `${where(inverters?.id, 'catalogue_items')} and price_cents = (r.after->'record'->>'price_cents')::bigint
         and (r.before->'record'->>'price_cents')::bigint < price_cents`,
      ),
    ).toBe(8);
    const faults = await rows<{ message: string }>(
      `select fault->>'message' as message from import_rows, jsonb_array_elements(faults) fault
       where import_id = '${customers?.id}' and state = 'FAULTY'`,
    );
    expect(faults.map(({ message }) => message).sort()).toEqual([
      'CPF inválido: confira os 11 dígitos.',
      'Não é um e-mail válido. Escreva-o como nome@empresa.com.br.',
      'Preencha, é obrigatório.',
    ]);
    expect(
      await count("histories where account_id = :first and title = 'Cliente atualizado por importação'"),
    ).toBe(9);
  });

  test('there are news of the product that open no dialog', async () => {
    expect(
      await count("announcements where kind = 'NOTICE' and starts_at > now() - interval '180 days'"),
    ).toBe(3);
    expect(await count('announcements where ends_at is null or ends_at > now()')).toBe(0);
  });

  test('what belongs to one account refers to that account only', async () => {
    const { database } = opened;
    const [neighbour] = await rows<{ account_id: string }>(
      "select account_id from users where email = 'dono@vizinha.test'",
    );
    const seen = await database.asAccount({ accountId: neighbour?.account_id ?? '' }, async (tx) => ({
      customers: (await sql`select from customers`.execute(tx)).rows.length,
      sales: (
        await sql`select from sales s join customers c on c.id = s.customer_id join users u on u.id = s.owner_id`.execute(
          tx,
        )
      ).rows.length,
      all: (await sql`select from sales`.execute(tx)).rows.length,
    }));
    expect(seen.customers).toBe(16);
    expect(seen.sales).toBe(seen.all);
    expect(seen.sales).toBeGreaterThan(30);
  });

  test(
    'a second start changes nothing; another database gets the same data',
    async () => {
      const everything = 'select id, name, amount_cents, rank from sales order by id';
      const before = await rows(everything);
      await seedDemo(opened.database, now + DAY_MS);
      expect(await rows(everything)).toEqual(before);
      const other = await open();
      await seedDemo(other.database, now);
      expect(await other.query(everything)).toEqual(before);
      await other.drop();
    },
    TEST_TIMEOUTS_MS.process,
  );

  test(
    'a database that is in use is left alone',
    async () => {
      const used = await open();
      const accountId = '018f4e7a-0000-7000-8000-000000000001';
      await used.database.asAccount({ accountId }, (tx) =>
        sql`insert into accounts (id, name, signup_plan) values (${accountId}, 'Cliente', 'CRM')`.execute(tx),
      );
      await seedDemo(used.database, now);
      expect(await used.query('select name from accounts')).toEqual([{ name: 'Cliente' }]);
      await used.drop();
    },
    TEST_TIMEOUTS_MS.process,
  );
});

const moments = [
  ['the first minutes of a month', '2026-03-01T03:05:00Z'],
  ['a Sunday night', '2026-05-10T23:30:00-03:00'],
  ['the first day of a year', '2027-01-01T09:00:00-03:00'],
];

test.each(isFullRun ? moments : moments.slice(0, 1))(
  'can be made at %s',
  async (_when, instant = '') => {
    const [kind] = allTestDatabases;
    const opened = await kind?.open();
    const now = Date.parse(instant);
    if (!opened) throw new Error('no database');
    await seedDemo(opened.database, now);
    for (const happened of [
      'sales where last_activity_at > $1 or closed_at > $1',
      'order_steps where at > $1',
      'imports where ended_at > $1',
    ])
      expect(await opened.query(`select from ${happened}`, [new Date(now)])).toEqual([]);
    await opened.drop();
  },
  TEST_TIMEOUTS_MS.process,
);
