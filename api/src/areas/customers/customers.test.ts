import type { RequestBody } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import { createTestBoards, type TestBoards } from '../../../test/boards';
import { describeApi } from '../../../test/harness';
import type { TestPerson } from '../../../test/test-people';

const NEW = 'POST /customers/new/:userId';
const LIST = 'GET /customers/paginated/:userId/:multiplier';
const SEARCH = 'POST /customers/filtered/:userId/:multiplier';
const SINGLE = 'GET /customers/single/:cid';

describeApi('customers', (api) => {
  let boards: TestBoards;
  beforeAll(async () => {
    boards = await createTestBoards(api);
  });

  const add = async (as: TestPerson, body: RequestBody<typeof NEW>) =>
    (await api.call(NEW, { as, params: { userId: as.userId }, body })).customer;
  const refusal = (as: TestPerson, body: RequestBody<typeof NEW>, userId = as.userId) =>
    api.refused(NEW, { as, params: { userId }, body });
  const search = async (as: TestPerson, body: RequestBody<typeof SEARCH>, userId = as.userId) =>
    (await api.call(SEARCH, { as, params: { userId, multiplier: 1 }, body })).customers.map(
      (found) => found.name,
    );
  const list = async (as: TestPerson, userId: string, multiplier = 1) =>
    api.call(LIST, { as, params: { userId, multiplier } });

  test('[customers-003] keeps what the form sends, without masks', async () => {
    const customer = await add(api.people.owner, {
      name: 'Sebastião Gonçalves',
      email: 'tiao@exemplo.com.br',
      phone: '4733334444',
      whatsapp: '47999998888',
      document: '52998224725',
      uf: 'SC',
      city: 'Blumenau',
      addressDetail: {
        postalCode: '89010000',
        street: 'Rua XV',
        number: '100',
        district: 'Centro',
        complement: 'ap 2',
      },
      origin: 'Indicação',
    });
    expect(customer).toMatchObject({
      name: 'Sebastião Gonçalves',
      document: '52998224725',
      isCNPJ: false,
      email: 'tiao@exemplo.com.br',
      phone: '4733334444',
      whatsapp: '47999998888',
      uf: 'SC',
      city: 'Blumenau',
      address: 'Rua XV, 100 - ap 2, Centro',
      postalCode: '89010000',
      origin: 'Indicação',
      archived: false,
    });
    expect(await api.call(SINGLE, { as: api.people.owner, params: { cid: customer._id } })).toMatchObject({
      customer,
    });
  });

  test('[customers-006, customers-011] 14 characters make a company, with letters too', async () => {
    const numeric = await add(api.people.owner, {
      name: 'Mercado Bom Preço Ltda',
      document: '11222333000181',
    });
    expect(numeric.isCNPJ).toBe(true);
    expect((await add(api.people.owner, { name: 'Nova Ltda', document: '12ABC34501DE35' })).isCNPJ).toBe(
      true,
    );
    expect((await add(api.people.owner, { name: 'Sem documento', isCNPJ: true })).isCNPJ).toBe(true);
  });

  test('[customers-002] the name is required; what else is there must be right', async () => {
    const wrong: [RequestBody<typeof NEW>, string][] = [
      [{ name: '<b>' }, 'name'],
      [{ name: 'Ana', document: '11111111111' }, 'document'],
      [{ name: 'Ana', document: '52998224724' }, 'document'],
      [{ name: 'Ana', document: '11222333000180' }, 'document'],
      [{ name: 'Ana', email: 'ana@' }, 'email'],
      [{ name: 'Ana', phone: '123' }, 'phone'],
      // Nothing would be left of them without their mask.
      [{ name: 'Ana', phone: 'recado' }, 'phone'],
      [{ name: 'Ana', whatsapp: '--' }, 'whatsapp'],
      [{ name: 'Ana', document: '..-' }, 'document'],
      [{ name: 'Ana', personInCharge: { cpf: 'NaN' } }, 'personInCharge.cpf'],
      [{ name: 'Ana', uf: 'XX' }, 'uf'],
      [{ name: 'Ana', addressDetail: { postalCode: '123' } }, 'addressDetail.postalCode'],
    ];
    for (const [body, path] of wrong) {
      const answer = await refusal(api.people.owner, body);
      expect(answer.status).toBe(400);
      expect(answer.fields?.map((field) => field.path)).toEqual([path]);
    }
    expect((await refusal(api.people.owner, { name: '  ' })).status).toBe(400);
  });

  test('a document is registered once per account, also at the same time', async () => {
    const { owner, vendor, neighbour } = api.people;
    const body = { name: 'Repetida', document: '39053344705' };
    const send = (as: TestPerson) =>
      api.send({
        method: 'POST',
        url: `/api/customers/new/${as.userId}`,
        headers: { authorization: `Bearer ${as.token}` },
        payload: body,
      });
    const answers = await Promise.all([send(owner), send(vendor)]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409]);
    expect(await refusal(owner, { ...body, document: '390.533.447-05'.replace(/\D/g, '') })).toMatchObject({
      status: 409,
      message: 'Já existe um cliente com este CPF.',
    });
    expect((await add(neighbour, body)).document).toBe('39053344705');
  });

  test('[shell-010] a vendor registers customers by a permission that needs them, not without one', async () => {
    const { newcomer } = api.people;
    const allow = (permissions: object) =>
      api.query('update users set permissions = $2 where id = $1', [
        newcomer.userId,
        JSON.stringify(permissions),
      ]);
    const count = () => api.query('select count(*)::int from customers');
    const before = await count();
    for (const permissions of [{}, { dataDeletion: true }, { kitsManager: true }]) {
      await allow(permissions);
      expect((await refusal(newcomer, { name: 'Clandestina' })).status).toBe(403);
    }
    expect(await count()).toEqual(before);
    for (const flag of ['customersList', 'proposalsList', 'preSalesKanban', 'projectManager']) {
      await allow({ [flag]: true });
      expect((await add(newcomer, { name: `Com ${flag}` })).name).toBe(`Com ${flag}`);
    }
    await allow({});
  });

  test('[customers-009] searches by field, without accents and case, masks or not', async () => {
    const { owner } = api.people;
    await add(owner, {
      name: 'Ênia Brandão',
      email: 'enia@exemplo.com.br',
      phone: '4833221100',
      document: '15350946056',
      city: 'São José',
      uf: 'SC',
    });
    const name = ['Ênia Brandão'];
    for (const searchValue of [
      'enia',
      'BRANDÃO',
      '153.509.460-56',
      '(48) 3322-1100',
      'sao jose',
      'ENIA@exemplo',
    ])
      expect(await search(owner, { searchValue })).toEqual(name);
    const byField = {
      name: 'brandao',
      email: 'enia@',
      document: '153509',
      phone: '33221100',
      city: 'são josé',
    } as const;
    for (const [field, searchValue] of Object.entries(byField)) {
      expect(await search(owner, { searchValue, searchValueField: field as keyof typeof byField })).toEqual(
        name,
      );
    }
    expect(await search(owner, { searchValue: 'enia', searchValueField: 'document' })).toEqual([]);
    for (const searchValue of ['%', '__', "' or true --"])
      expect(await search(owner, { searchValue })).toEqual([]);
  });

  test('[customers-009] a phone is found with its ninth digit and without, whatever is dialled before it', async () => {
    const { owner } = api.people;
    await add(owner, { name: 'Zuleide Nove', phone: '47988887776' });
    await add(owner, { name: 'Zuleide Oito', whatsapp: '4788880001' });
    for (const searchValue of [
      '47 8888-7776',
      '+55 (47) 98888-7776',
      '047 98888-7776',
      '0055 47 98888 7776',
      '98888-7776',
      '8888-7776',
    ]) {
      expect([searchValue, await search(owner, { searchValue })]).toEqual([searchValue, ['Zuleide Nove']]);
      expect(await search(owner, { searchValue, searchValueField: 'phone' })).toEqual(['Zuleide Nove']);
    }
    for (const searchValue of ['(47) 98888-0001', '988880001', '888800'])
      expect([searchValue, await search(owner, { searchValue })]).toEqual([searchValue, ['Zuleide Oito']]);
    expect(await search(owner, { searchValue: '(48) 98888-0001' })).toEqual([]);
  });

  test('[customers-009] a digit that is repeated is found in any part of a phone, a document, an e-mail or a name', async () => {
    const { owner } = api.people;
    const kept = [
      await add(owner, { name: 'Final da linha', phone: '4832199999' }),
      await add(owner, { name: 'Meio da linha', whatsapp: '48999995121' }),
      await add(owner, { name: 'Meio do CNPJ', document: '29999900000176' }),
      await add(owner, { name: 'Correio', email: 'sol99999@exemplo.com.br' }),
      await add(owner, { name: 'Loja 99999 do km 99.999' }),
    ];
    const found = kept.map(({ name }) => name).reverse();
    // Customers of the demonstration may have such a phone too.
    const byField = async (
      searchValueField: RequestBody<typeof SEARCH>['searchValueField'],
      searchValue: string,
    ) => (await search(owner, { searchValueField, searchValue })).filter((name) => found.includes(name));
    expect(await byField('ALL', '99999')).toEqual(found);
    expect(await byField('ALL', '99.999')).toEqual(found);
    expect(await byField('ALL', '9999-9')).toEqual(found);
    expect(await byField('ALL', '4899999')).toEqual(['Meio da linha']);
    expect(await byField('phone', '9999-9')).toEqual(['Meio da linha', 'Final da linha']);
    expect(await byField('document', '99.999')).toEqual(['Meio do CNPJ']);
    expect(await byField('email', '9999')).toEqual(['Correio']);
    expect(await byField('name', '99999')).toEqual(['Loja 99999 do km 99.999']);
    // Three or fewer, or other digits after them, are read from the index of all texts.
    expect(await byField('ALL', '999951')).toEqual(['Meio da linha']);
    expect(await byField('phone', '21999')).toEqual(['Final da linha']);
    const names = await api.database.asAccount(owner, (tx) =>
      sql<{ name: string }>`select c.name from find_customers('ALL', '99999') found(id)
        join customers c on c.account_id = ${owner.accountId} and c.id = found.id`.execute(tx),
    );
    expect(names.rows.map(({ name }) => name)).toEqual(expect.arrayContaining(found));
    const items = await boards.addItem(owner, { customerId: kept[0]?._id ?? '', name: 'Item da linha' });
    const { records } = await api.call('POST /search/records', {
      as: owner,
      body: { searchValue: '199999', kinds: ['ITEM', 'CUSTOMER'] },
    });
    expect(records.map(({ _id }) => _id)).toEqual([items._id, kept[0]?._id]);
  });

  test('[shell.forms-007] names are those of people and of companies, and kept in one form of Unicode', async () => {
    const { owner } = api.people;
    for (const name of ['D´Ávila Solar', 'YES! Idiomas', 'Mais+Energia'])
      expect((await add(owner, { name })).name).toBe(name);
    expect((await add(owner, { name: 'Joa\u0303o\u00a0 Avulso\u200b' })).name).toBe('João Avulso');
    for (const body of [
      { name: 'Bar do Zé: Filial 2' },
      { name: 'Ana', personInCharge: { name: 'Ana & Bia' } },
    ])
      expect((await refusal(owner, body)).fields).toHaveLength(1);
  });

  test('what is dialled before a phone is not kept', async () => {
    const { owner } = api.people;
    const customer = await add(owner, {
      name: 'Zacarias Zero',
      phone: '047988887000',
      whatsapp: '5547988887000',
    });
    expect([customer.phone, customer.whatsapp]).toEqual(['47988887000', '47988887000']);
    const answer = await refusal(owner, { name: 'Dois Telefones', phone: '4733334444479' });
    expect(answer.fields?.map((field) => field.path)).toEqual(['phone']);
  });

  test('[customers-009] filters by owner and archived ones', async () => {
    const { owner, vendor } = api.people;
    await add(vendor, { name: 'Filtrada Um' });
    await add(owner, { name: 'Filtrada Dois' });
    await api.query("update customers set archived_at = now() where name = 'Filtrada Dois'");
    const company = { searchValue: 'filtrada', fetchId: owner.accountId };
    expect(await search(owner, company)).toEqual(['Filtrada Um']);
    expect(await search(owner, { ...company, filter2Active: true, filter2Value: true })).toEqual([
      'Filtrada Dois',
    ]);
    expect(await search(owner, { ...company, filter1Active: true, filter1Value: owner.userId })).toEqual([]);
    expect(await search(owner, { ...company, filter1Active: true, filter1Value: 'junk' })).toEqual([]);
  });

  test('a search lists names that begin with the text first, then words, unless another order is chosen', async () => {
    const { owner } = api.people;
    for (const name of ['Zélia Lourdes', 'Maria Zélia', 'Anzelia Reis', 'Zelia Prates', 'José de Zeliandra'])
      await add(owner, { name });
    await add(owner, { name: 'Outra Pessoa', email: 'zelia@exemplo.com.br' });
    const text = { searchValue: 'zelia' };
    const ranked = [
      'Zelia Prates',
      'Zélia Lourdes',
      'José de Zeliandra',
      'Maria Zélia',
      'Outra Pessoa',
      'Anzelia Reis',
    ];
    expect(await search(owner, text)).toEqual(ranked);
    expect(await search(owner, { ...text, order: 'OLDEST' })).toEqual([
      'Zélia Lourdes',
      'Maria Zélia',
      'Anzelia Reis',
      'Zelia Prates',
      'José de Zeliandra',
      'Outra Pessoa',
    ]);
    expect((await search(owner, { ...text, order: 'NEWEST' }))[0]).toBe('Outra Pessoa');
    const pages: string[] = [];
    for (const multiplier of [1, 2, 3]) {
      const { customers } = await api.call(SEARCH, {
        as: owner,
        params: { userId: owner.userId, multiplier },
        body: { ...text, pageSize: 2 },
      });
      pages.push(...customers.map(({ name }) => name));
    }
    expect(pages).toEqual(ranked);
  });

  test('[customers-015] pages, newest first', async () => {
    const { colleague, owner } = api.people;
    await api.query(`update users set permissions = permissions || '{"customersList":true}' where id = $1`, [
      colleague.userId,
    ]);
    for (let index = 1; index <= 12; index += 1) await add(colleague, { name: `Pagina ${index}` });
    const first = await list(colleague, colleague.userId);
    const second = await list(colleague, colleague.userId, 2);
    expect(first.customers.map((found) => found.name)[0]).toBe('Pagina 12');
    expect([first.customers.length, first.hasMoreItems]).toEqual([10, true]);
    expect([second.customers.map((found) => found.name), second.hasMoreItems]).toEqual([
      ['Pagina 2', 'Pagina 1'],
      false,
    ]);
    expect((await list(owner, owner.accountId)).customers[0]?.name).toBe('Pagina 12');
  });

  test('[customers-009] of a person, of a team, and of the company', async () => {
    const { owner, vendor, colleague, supervisor, teamId } = api.people;
    for (const as of [owner, vendor, colleague, supervisor])
      await add(as, { name: `Alcance ${as.email.split('@')[0]}` });
    const seen = async (fetchType: 'USER' | 'VENDOR' | 'TEAM' | 'MANAGER', fetchId: string) =>
      (await search(owner, { searchValue: 'alcance', fetchType, fetchId })).toSorted();
    expect(await seen('USER', owner.userId)).toEqual(['Alcance dono']);
    expect(await seen('VENDOR', colleague.userId)).toEqual(['Alcance colega']);
    expect(await seen('TEAM', teamId)).toEqual(['Alcance colega', 'Alcance vendedor']);
    expect(await seen('MANAGER', owner.accountId)).toEqual([
      'Alcance colega',
      'Alcance dono',
      'Alcance supervisora',
      'Alcance vendedor',
    ]);
  });

  test('[customers-010] the list needs customersList; scopes are those of the caller', async () => {
    const { owner, vendor, newcomer, neighbour } = api.people;
    const getStatus = async (as: TestPerson, userId: string) =>
      (await api.refused(LIST, { as, params: { userId, multiplier: 1 } })).status;
    expect(await getStatus(newcomer, newcomer.userId)).toBe(403);
    expect(await getStatus(vendor, owner.accountId)).toBe(403);
    expect(await getStatus(owner, neighbour.accountId)).toBe(404);
    const own = await list(vendor, vendor.userId);
    expect(own.customers.map((found) => found.name)).not.toContain('Maria da Conceição');
  });

  test('one customer is seen by its owner, by who has an item of it, and by the company', async () => {
    const { owner, vendor, colleague, supervisor, newcomer, neighbour } = api.people;
    const single = (as: TestPerson, cid: string) => api.call(SINGLE, { as, params: { cid } });
    const getStatus = async (as: TestPerson, cid: string) =>
      (await api.refused(SINGLE, { as, params: { cid } })).status;
    const cid = await boards.addCustomer(owner, 'Compartilhada');
    expect((await single(supervisor, cid)).customer.name).toBe('Compartilhada');
    for (const as of [vendor, colleague, newcomer, neighbour]) expect(await getStatus(as, cid)).toBe(404);
    await boards.addItem(owner, { customerId: cid, vendor: colleague.userId });
    expect((await single(colleague, cid)).customer.name).toBe('Compartilhada');
    // Leads the colleague.
    expect((await single(vendor, cid)).customer.name).toBe('Compartilhada');
    expect(await getStatus(newcomer, cid)).toBe(404);
  });

  test('a customer is registered for oneself, or for whom one may look at', async () => {
    const { owner, vendor, newcomer, neighbour } = api.people;
    const { customer } = await api.call(NEW, {
      as: owner,
      params: { userId: vendor.userId },
      body: { name: 'Do vendedor' },
    });
    expect((await api.call(SINGLE, { as: vendor, params: { cid: customer._id } })).customer.name).toBe(
      'Do vendedor',
    );
    expect((await refusal(newcomer, { name: 'x' }, vendor.userId)).status).toBe(403);
    expect((await refusal(owner, { name: 'x' }, neighbour.userId)).status).toBe(404);
  });

  test('the search functions, which pass the walls, answer rows of the own account only', async () => {
    const { owner, neighbour } = api.people;
    await boards.addCustomer(neighbour, 'Xerxes Vizinho', { document: '86288366757' });
    await boards.addItem(neighbour, { name: 'Xerxes' });
    const found =
      (text: string) => async (tx: Parameters<Parameters<typeof api.database.asSystem>[0]>[0]) => {
        const customers = await sql`select find_customers('ALL', ${text})`.execute(tx);
        const items = await sql`select find_items('SALES', 'ALL', ${text})`.execute(tx);
        const page = await sql`select list_customers('ALL', ${text}, null, false, 'NEWEST', 50, 0)`.execute(
          tx,
        );
        expect(page.rows.length).toBeLessThanOrEqual(customers.rows.length);
        return [customers.rows.length, items.rows.length];
      };
    expect(await api.database.asAccount(neighbour, found('xerxes'))).toEqual([1, 1]);
    for (const text of ['xerxes', '86288366757', '%', '']) {
      const [customers, items] = await api.database.asAccount(owner, found(text));
      const own = text === '' ? Number.POSITIVE_INFINITY : 0;
      expect(customers).toBeLessThanOrEqual(own);
      expect(items).toBeLessThanOrEqual(own);
      expect(await api.database.asSystem(found(text))).toEqual([0, 0]);
    }
    expect(await search(owner, { searchValue: 'xerxes', fetchId: owner.accountId })).toEqual([]);
  });

  test('[shell-012] a team is looked at by its id; the one of another account is as absent', async () => {
    const { owner, vendor, colleague, neighbour, teamId } = api.people;
    await add(colleague, { name: 'Cliente da equipe' });
    await add(owner, { name: 'Cliente de fora da equipe' });
    const ofTeam = (await list(owner, teamId)).customers.map(({ name }) => name);
    expect(ofTeam).toContain('Cliente da equipe');
    expect(ofTeam).not.toContain('Cliente de fora da equipe');
    expect(await search(vendor, { searchValue: 'cliente da equipe' }, teamId)).toEqual(['Cliente da equipe']);
    const absent = { as: neighbour, params: { userId: teamId, multiplier: 1 } };
    expect((await api.refused(LIST, absent)).status).toBe(404);
    const { customer } = await api.call(NEW, {
      as: owner,
      params: { userId: teamId },
      body: { name: 'Novo, visto pela equipe' },
    });
    expect(await search(owner, { searchValue: 'visto pela equipe' })).toEqual([customer.name]);
  });

  test('the list stands in the order that is asked, and tells how many there are on all pages', async () => {
    const { owner } = api.people;
    const [b, a, c] = [
      await add(owner, { name: 'Órdem Bê', uf: 'SC', city: 'Lages' }),
      await add(owner, { name: 'Ordem á', uf: 'SC', city: 'Taió' }),
      await add(owner, { name: 'ordem Cê', uf: 'SC', city: 'Blumenau' }),
    ];
    const names = (order: RequestBody<typeof SEARCH>['order']) =>
      search(owner, { searchValue: 'ordem', order });
    expect(await names('NAME')).toEqual([a.name, b.name, c.name]);
    expect(await names('CITY')).toEqual([c.name, b.name, a.name]);
    expect(await names('OLDEST')).toEqual([b.name, a.name, c.name]);
    expect(await names('NEWEST')).toEqual([c.name, a.name, b.name]);
    const page = await api.call(SEARCH, {
      as: owner,
      params: { userId: owner.userId, multiplier: 1 },
      body: { searchValue: 'ordem', pageSize: 2, wantsTotal: true },
    });
    expect(page).toMatchObject({ hasMoreItems: true, total: 3 });
    expect(page.customers).toHaveLength(2);
    const ofNeighbour = await api.call(SEARCH, {
      as: api.people.neighbour,
      params: { userId: api.people.neighbour.userId, multiplier: 1 },
      body: { searchValue: 'ordem', wantsTotal: true },
    });
    expect(ofNeighbour.total).toBe(0);
  });
});
