import { createTestBoards } from '../../../../test/boards';
import { collectEventsByListener } from '../../../../test/collect-events';
import { describeApi } from '../../../../test/harness';
import {
  addTestTariff,
  postForm,
  publishSiteWithSimulator,
  startSimulation,
} from '../../../../test/simulations';
import type { TestPerson } from '../../../../test/test-people';

const LEADS = 'GET /websites/leads/:userId/:multiplier';
const SIMULATION = 'POST /websites/simulation/:userId';

describeApi('leads of the site', (api) => {
  const root = '/institucional/sol-nascente/simulador';
  let visitors = 0;
  /** Each from an address and with a phone of its own. */
  const visitor = () => {
    visitors += 1;
    return { ip: `198.51.100.${visitors}`, telefone: `(19) 98000-${String(visitors).padStart(4, '0')}` };
  };
  /** Moves the seal of an address back: people read before they write. */
  const read = () => jest.spyOn(Date, 'now').mockImplementation(() => realNow() + 10_000);
  const realNow = Date.now.bind(Date);
  afterEach(() => jest.restoreAllMocks());

  async function ask(
    path: string,
    fields: Record<string, string>,
    ip = '203.0.113.9',
    isQuick = false,
  ): Promise<number> {
    if (!isQuick) read();
    const { statusCode } = await postForm(api, path, { nome: 'Ana Souza', ...fields }, ip);
    jest.restoreAllMocks();
    return statusCode;
  }
  const getLeads = (as: TestPerson, state?: 'RECEBIDO' | 'SUSPEITO' | 'DESCARTADO') =>
    api.call(LEADS, {
      as,
      params: { userId: as.userId, multiplier: 1 },
      query: state ? { state } : {},
    });
  const newest = async () => (await getLeads(api.people.owner)).leads[0];
  const getItems = (customerId: string) =>
    api.query(
      `select s.id, s.name, s.owner_id, s.power::float as power, s.lead_temperature, c.position
       from sales s join kanban_columns c on c.account_id = s.account_id and c.id = s.column_id
       where s.customer_id = $1 and s.type = 'PRE_SALES'`,
      [customerId],
    );

  beforeAll(async () => {
    await createTestBoards(api);
    await publishSiteWithSimulator(api, api.people.owner, 'sol-nascente');
    await addTestTariff(api);
  });

  test('a visitor becomes a customer with a lead in the first column, a note and a proposal of the same numbers', async () => {
    const { ip, telefone } = visitor();
    const path = await startSimulation(api, root);
    const { owner: heard } = await collectEventsByListener(api, { owner: api.people.owner }, () =>
      ask(path, { telefone, novidades: 'sim' }, ip),
    );
    const lead = await newest();
    expect(lead).toMatchObject({
      state: 'RECEBIDO',
      name: 'Ana Souza',
      phone: '19980000001',
      city: 'Campinas',
      consumption: 500,
      source: 'DIRETO',
      seller: null,
      consent: { marketing: true, words: expect.stringContaining('LGPD, art. 7º, V') },
      item: { name: 'Simulação de Ana Souza', board: 'PRE_SALES' },
      customer: { name: 'Ana Souza' },
    });
    expect(lead?.saving).toBeGreaterThan(1_000);
    const [item] = await getItems(lead?.customer?._id ?? '');
    expect(item).toMatchObject({
      owner_id: api.people.owner.userId,
      lead_temperature: 1,
      power: lead?.power,
      position: 0,
    });
    const [note] = await api.query('select content from notes where sale_id = $1', [item?.id]);
    expect(note?.content).toContain('500 kWh por mês, CPFL Paulista');
    const [begun] = await api.query('select id, data from proposals where sale_id = $1', [item?.id]);
    const { proposal } = await api.call('GET /proposals/single/:pid', {
      as: api.people.owner,
      params: { pid: String(begun?.id) },
    });
    expect(proposal.energyBillData?.[0]).toMatchObject({
      kwhPrice: 0.9,
      monthlyConsumption: Array.from({ length: 12 }, () => 500),
      finViabilityData: { bWireValue: 0.25, powerDistCompany: 'CPFL Paulista' },
    });
    // The charges that the estimate used are no preference of the account.
    expect(await api.query('select * from distributor_charges')).toEqual([]);
    const histories = await api.query('select user_id, user_name from histories where customer_id = $1', [
      lead?.customer?._id,
    ]);
    expect(histories).toHaveLength(4);
    expect(new Set(histories.map(({ user_name }) => user_name))).toEqual(new Set(['Site']));
    expect(heard).toEqual(expect.arrayContaining([`item-placed ${item?.id}`, 'website-changed', 'notified']));
  });

  test('[simulator-002] a lead of group A carries modality, peak and prices of the bill to its note', async () => {
    const { ip, telefone } = visitor();
    const answers = {
      conta: '',
      kwh: '900',
      grupo: 'A',
      modalidade: 'Azul',
      kwhPonta: '80',
      tarifa: '0,52',
      tarifaPonta: '1,90',
      demanda: '32,5',
      demandaPonta: '60',
    };
    await ask(await startSimulation(api, root, answers), { telefone }, ip);
    const lead = await newest();
    const [stored] = await api.query('select answers from website_leads where id = $1', [lead?._id]);
    expect(stored?.answers).toMatchObject({
      modality: 'A',
      classification: 'Azul',
      consumption: 900,
      consumptionPeak: 80,
      kwhPrice: 0.52,
      kwhPricePeak: 1.9,
      demandPrice: 32.5,
      demandPricePeak: 60,
    });
    const [note] = await api.query('select content from notes where sale_id = $1', [lead?.item?._id]);
    expect(note?.content).toContain(
      'Da conta, segundo o visitante: grupo A Azul, 80 kWh na ponta, R$ 0,52/kWh, na ponta R$ 1,90/kWh, demanda R$ 32,50/kW, demanda na ponta R$ 60,00/kW.',
    );
  });

  test('the same form is one lead, however often it is sent', async () => {
    const { ip, telefone } = visitor();
    const path = await startSimulation(api, root);
    const before = (await getLeads(api.people.owner)).total;
    read();
    const sent = await Promise.all(
      Array.from({ length: 200 }, (_, place) =>
        postForm(api, path, { nome: 'Ana Souza', telefone }, `192.0.2.${place}`),
      ),
    );
    expect(new Set(sent.map(({ statusCode }) => statusCode))).toEqual(new Set([303]));
    expect(await ask(path, { telefone }, ip)).toBe(303);
    expect((await getLeads(api.people.owner)).total).toBe(before + 1);
    const items = await api.query(
      `select s.id from sales s join customers c on c.id = s.customer_id where c.phone = $1`,
      [telefone.replace(/\D/g, '')],
    );
    expect(items).toHaveLength(1);
  });

  describe('a flood of phones that nobody has', () => {
    const flood = (state: string, doubts: string, count: number) =>
      api.query(
        `insert into website_leads
           (account_id, id, state, doubts, name, phone, answers, consent_words, marketing, source, form_token)
         select $1, gen_random_uuid(), $2, $3, 'Robô', '1198' || lpad(n::text, 7, '0'),
           '{"consumption": 480, "uf": "SP", "city": "Campinas", "ucType": "Residencial", "modality": "B"}', 'Sim', false,
           'DIRETO', 'flood ' || n
         from generate_series(1, $4::int) n`,
        [api.people.owner.accountId, state, doubts, count],
      );
    const suspects = async () => (await getLeads(api.people.owner)).suspects;
    beforeEach(() => api.query("delete from website_leads where state <> 'DESCARTADO'"));
    afterEach(() => api.query("delete from website_leads where name = 'Robô'"));

    test('does not bury the board: after sixty in an hour they wait', async () => {
      await flood('RECEBIDO', '{}', 60);
      const { ip, telefone } = visitor();
      await ask(await startSimulation(api, root), { telefone }, ip);
      expect(await newest()).toMatchObject({
        state: 'SUSPEITO',
        doubts: ['Mais de 60 contatos do site em uma hora.'],
      });
    });

    test('pushes itself out of Suspeitos, and keeps whoever less speaks against', async () => {
      await flood('SUSPEITO', '{Robô,Depressa}', 500);
      const { ip, telefone } = visitor();
      await ask(await startSimulation(api, root), { telefone, site: 'x' }, ip);
      expect(await suspects()).toBe(500);
      expect(await newest()).toMatchObject({ name: 'Ana Souza', state: 'SUSPEITO' });
      // One more of the flood's own kind is the first to go.
      const other = visitor();
      await ask(
        await startSimulation(api, root),
        { telefone: other.telefone, site: 'x', nome: 'www.spam.com' },
        ip,
      );
      expect(await suspects()).toBe(500);
      expect(await newest()).toMatchObject({ name: 'Ana Souza' });
    });
  });

  test('a known phone leaves the customer as it is and puts a note on the open lead', async () => {
    const { ip, telefone } = visitor();
    await ask(await startSimulation(api, root), { telefone }, ip);
    const first = await newest();
    await ask(await startSimulation(api, root), { telefone: `+55 ${telefone}`, nome: 'Outro Nome' }, ip);
    const second = await newest();
    expect(second?.customer).toEqual(first?.customer);
    expect(second?.item).toEqual(first?.item);
    // The same phone as it was before it got its ninth digit.
    await ask(await startSimulation(api, root), { telefone: telefone.replace(') 9', ') ') }, ip);
    expect((await newest())?.customer).toEqual(first?.customer);
    const notes = await api.query('select content from notes where sale_id = $1', [first?.item?._id]);
    expect(notes).toHaveLength(3);
    // A lead that was lost is not open: a new one begins.
    await api.query(`update sales set status = 'LOST' where id = $1`, [first?.item?._id]);
    await ask(await startSimulation(api, root), { telefone }, ip);
    expect((await newest())?.item?._id).not.toBe(first?.item?._id);
    expect(await getItems(first?.customer?._id ?? '')).toHaveLength(2);
  });

  test('a name that no customer may have loses no lead: the note has it as it was written', async () => {
    const { ip, telefone } = visitor();
    await ask(await startSimulation(api, root), { telefone, nome: 'João (vizinho) 😀: Sol' }, ip);
    const lead = await newest();
    expect(lead).toMatchObject({ state: 'RECEBIDO', customer: { name: 'João (vizinho) Sol' } });
    const [note] = await api.query<{ content: string }>('select content from notes where sale_id = $1', [
      lead?.item?._id,
    ]);
    expect(note?.content).toContain('João (vizinho) 😀: Sol');
  });

  test('[simulator-001] the address of a seller gives the lead to that seller', async () => {
    const { colleague } = api.people;
    const { ip, telefone } = visitor();
    await ask(await startSimulation(api, `/simulador/${colleague.userId}`), { telefone }, ip);
    const lead = await newest();
    expect(lead).toMatchObject({ source: 'VENDEDOR', seller: { _id: colleague.userId } });
    const [item] = await getItems(lead?.customer?._id ?? '');
    expect(item?.owner_id).toBe(colleague.userId);
    const { notifications } = await api.call('GET /notifications/user/:userId/:page', {
      as: colleague,
      params: { userId: colleague.userId, page: 0 },
      query: {},
    });
    expect(notifications[0]?.title).toBe('Contato do site: Ana Souza');
    // The vendor has no pre-sale: the manager looks after it.
    const { vendor, owner } = api.people;
    await ask(
      await startSimulation(api, `/simulador/${vendor.userId}`),
      visitor().telefone ? { telefone: visitor().telefone } : {},
      ip,
    );
    const [other] = await getItems((await newest())?.customer?._id ?? '');
    expect(other?.owner_id).toBe(owner.userId);
  });

  test('fifty at once with one phone become one customer with one lead', async () => {
    const { telefone } = visitor();
    const paths = await Promise.all(Array.from({ length: 50 }, () => startSimulation(api, root)));
    read();
    const answers = await Promise.all(
      paths.map((path, index) => postForm(api, path, { nome: 'Ana Souza', telefone }, `192.0.2.${index}`)),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([303]));
    const phone = telefone.replace(/\D/g, '');
    const customers = await api.query('select id from customers where phone = $1', [phone]);
    expect(customers).toHaveLength(1);
    expect(await getItems(String(customers[0]?.id))).toHaveLength(1);
    const kept = await api.query(
      'select state, count(*)::int as count from website_leads where phone = $1 group by state order by state',
      [phone],
    );
    expect(kept).toEqual([
      { state: 'RECEBIDO', count: 3 },
      { state: 'SUSPEITO', count: 1 },
    ]);
  });

  test.each([
    ['a hidden field that is filled', { site: 'http://spam.example' }, 'campo que pessoas não veem'],
    ['a link as name', { nome: 'Veja www.spam.com' }, 'endereço da internet'],
    ['an answer in no time', {}, 'menos de 3 segundos'],
    [
      'everything filled by a program',
      { site: 'x', novidades: 'sim', kwh: '9', uf: 'SP', cidade: 'x', classe: 'x', origem: 'x', fim: 'x' },
      'campo que pessoas não veem',
    ],
  ])('%s waits under Suspeitos, and is thanked like any other', async (_, fields, why) => {
    const { ip, telefone } = visitor();
    const path = await startSimulation(api, root);
    expect(await ask(path, { telefone, ...fields }, ip, why.includes('segundos'))).toBe(303);
    const lead = await newest();
    expect(lead).toMatchObject({ state: 'SUSPEITO', item: null, customer: null });
    expect(lead?.doubts.join()).toContain(why);
    const found = await api.query('select id from customers where phone = $1', [lead?.phone]);
    expect(found).toEqual([]);
  });

  test('the sixth of one address in a quarter of an hour waits', async () => {
    for (let count = 0; count < 6; count += 1)
      await ask(await startSimulation(api, root), { telefone: visitor().telefone }, '203.0.113.200');
    expect(await newest()).toMatchObject({
      state: 'SUSPEITO',
      doubts: ['Mais de 5 envios do mesmo endereço em 15 minutos.'],
    });
  });

  test('[simulator-002] a call takes no prices, answers nothing, and a consumption that cannot be waits', async () => {
    const { owner } = api.people;
    const body = {
      name: 'Rui Dias',
      phone: '(19) 97777-1234',
      uf: 'SP',
      city: 'Campinas',
      ucType: 'Residencial',
      powerDistCompany: 'CPFL Paulista',
      kwhPrice: 90,
      bWireValue: 0,
      avgConsumption: 500,
    } as const;
    const params = { userId: owner.userId };
    expect(await api.call(SIMULATION, { params, body })).toEqual({});
    const lead = await newest();
    expect(lead).toMatchObject({ state: 'RECEBIDO', name: 'Rui Dias', consumption: 500 });
    expect(lead?.saving).toBeLessThan(6_000);
    await api.call(SIMULATION, {
      params,
      body: { ...body, phone: '20977771234', avgConsumption: 9_000_000 },
    });
    expect((await newest())?.doubts).toEqual([
      'O DDD 20 não existe.',
      '9.000.000 kWh por mês é demais para a classe Residencial.',
    ]);
    expect(
      (await api.refused(SIMULATION, { params: { userId: api.people.basic.userId }, body })).status,
    ).toBe(404);
    // Neither without the module nor without a simulator on the site.
    const { neighbour } = api.people;
    const call = { params: { userId: neighbour.userId }, body };
    await publishSiteWithSimulator(api, neighbour, 'vizinha', (content) => ({
      ...content,
      blocks: content.blocks.filter(({ kind }) => kind !== 'simulator'),
    }));
    expect((await api.refused(SIMULATION, call)).status).toBe(404);
    const { basic } = api.people;
    await publishSiteWithSimulator(api, basic, 'solo');
    await api.query("update accounts set active_modules = '{}' where id = $1", [basic.accountId]);
    expect((await api.refused(SIMULATION, { params: { userId: basic.userId }, body })).status).toBe(410);
  });

  test('a doubtful one is taken, thrown away, and brought back by who looks after the site', async () => {
    const { owner, neighbour, colleague } = api.people;
    const { ip, telefone } = visitor();
    await ask(await startSimulation(api, root), { telefone, site: 'x' }, ip);
    const leadId = (await newest())?._id ?? '';
    const which = { as: owner, params: { userId: owner.userId, leadId } };
    const discarded = await api.call('POST /websites/leads/:userId/:leadId/discard', which);
    expect(discarded.lead.state).toBe('DESCARTADO');
    expect((await api.refused('POST /websites/leads/:userId/:leadId/discard', which)).status).toBe(409);
    await api.call('POST /websites/leads/:userId/:leadId/restore', which);
    const { lead } = await api.call('POST /websites/leads/:userId/:leadId/accept', which);
    expect(lead).toMatchObject({ state: 'RECEBIDO', item: { name: 'Simulação de Ana Souza' } });
    expect((await api.refused('POST /websites/leads/:userId/:leadId/accept', which)).status).toBe(409);
    expect((await getLeads(neighbour)).leads).toEqual([]);
    const asColleague = { as: colleague, params: { userId: colleague.userId, multiplier: 1 }, query: {} };
    expect((await api.refused(LEADS, asColleague)).status).toBe(403);
  });

  test('a lead goes with its customer', async () => {
    const { owner } = api.people;
    await ask(await startSimulation(api, root), { telefone: visitor().telefone, site: '' }, '198.51.100.250');
    const lead = await newest();
    const customerId = lead?.customer?._id ?? '';
    for (const table of ['proposals', 'sales'])
      await api.query(`delete from ${table} where customer_id = $1`, [customerId]);
    await api.call('DELETE /customers/single/:userId/:cid', {
      as: owner,
      params: { userId: owner.userId, cid: customerId },
    });
    expect(await api.query('select id from website_leads where id = $1', [lead?._id])).toEqual([]);
  });
});
