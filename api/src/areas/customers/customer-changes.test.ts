import { addDays, toIsoDate } from '@girassol/shared-domain';
import type { RequestBody } from '@girassol/shared-domain/contract';
import { createTestBoards, type TestBoards } from '../../../test/boards';
import { createCustomerTestClient } from '../../../test/customers';
import { describeApi } from '../../../test/harness';
import type { TestPerson } from '../../../test/test-people';

const EDIT = 'PATCH /customers/single/:userId/:cid';
const DELETE = 'DELETE /customers/single/:userId/:cid';
const SEARCH = 'POST /customers/filtered/:userId/:multiplier';

describeApi('changes of customers', (api) => {
  let boards: TestBoards;
  beforeAll(async () => {
    boards = await createTestBoards(api);
  });

  const { single, edit, refusedEdit, getHistory } = createCustomerTestClient(api);

  test('[customers-013] an edit changes what it names and leaves the rest', async () => {
    const { owner } = api.people;
    const cid = await boards.addCustomer(owner, 'Rita Lopes', {
      phone: '4733334444',
      uf: 'SC',
      city: 'Blumenau',
    });
    const edited = await edit(owner, cid, {
      income: 5_432.1,
      rg: '1.234.567',
      nationality: 'Brasileira',
      profession: 'Arquiteta',
      observations: 'Prefere contato à tarde.\nTem um cão.',
      addressDetail: { postalCode: '89010000', street: 'Rua XV', number: '10' },
    });
    expect(edited).toMatchObject({
      name: 'Rita Lopes',
      phone: '4733334444',
      city: 'Blumenau',
      income: 5_432.1,
      observations: 'Prefere contato à tarde.\nTem um cão.',
      addressDetail: { postalCode: '89010000', street: 'Rua XV', number: '10', district: '', complement: '' },
      version: 2,
    });
    expect(await single(owner, cid)).toEqual(edited);
    expect((await edit(owner, cid, { income: null, rg: '' })).income).toBeNull();
    expect((await getHistory(cid)).map(({ title, content }) => `${title}: ${content}`).slice(1)).toEqual([
      'Cliente editado: Rita Lopes, alterado: endereço, renda, RG, nacionalidade, profissão, observações.',
      'Cliente editado: Rita Lopes, alterado: renda, RG.',
    ]);
  });

  test('[customers-006, customers-011] a company has partners and somebody in charge; its document decides', async () => {
    const { owner } = api.people;
    const cid = await boards.addCustomer(owner, 'Padaria Pão Nosso');
    const company = await edit(owner, cid, {
      isCNPJ: true,
      personInCharge: { name: 'Joana Prado', cpf: '52998224725' },
      associates: 3,
    });
    expect(company).toMatchObject({ isCNPJ: true, associates: 3 });
    expect((await edit(owner, cid, { document: '12ABC34501DE35', isCNPJ: false })).isCNPJ).toBe(true);
    expect((await edit(owner, cid, { document: '' })).isCNPJ).toBe(true);
    expect((await edit(owner, cid, { document: '86288366757' })).isCNPJ).toBe(false);
  });

  test('a CPF from another state than the address is as good as any', async () => {
    const { owner } = api.people;
    // The ninth digit says where it was given: 0 is Rio Grande do Sul.
    const cid = await boards.addCustomer(owner, 'Gaúcho em Manaus', { document: '11144477735', uf: 'AM' });
    expect((await single(owner, cid)).uf).toBe('AM');
  });

  test('what is wrong is refused with the field, and nothing is written', async () => {
    const { owner } = api.people;
    const cid = await boards.addCustomer(owner, 'Intacto');
    const before = await single(owner, cid);
    const wrong: [RequestBody<typeof EDIT>, string][] = [
      [{ document: '52998224724' }, 'document'],
      [{ email: 'x' }, 'email'],
      [{ uf: 'XX' }, 'uf'],
      [{ personInCharge: { cpf: '123' } }, 'personInCharge.cpf'],
      [{ addressDetail: { postalCode: '1' } }, 'addressDetail.postalCode'],
      [{ name: '<script>alert(1)</script>' }, 'name'],
    ];
    for (const [body, path] of wrong) {
      const refused = await refusedEdit(owner, cid, body);
      expect([refused.status, refused.fields?.[0]?.path]).toEqual([400, path]);
    }
    for (const body of [
      { name: '' },
      { observations: 'x'.repeat(100_000) },
      { name: 'x'.repeat(100_000) },
      { associates: 26 },
      { income: -1 },
    ]) {
      expect((await refusedEdit(owner, cid, body)).status).toBe(400);
    }
    expect(await single(owner, cid)).toEqual(before);
    const text = '<b onclick="x()">negrito</b> & companhia';
    expect((await edit(owner, cid, { observations: text })).observations).toBe(text);
  });

  test('a document that another customer has is refused', async () => {
    const { owner } = api.people;
    await boards.addCustomer(owner, 'Primeira', { document: '45317828791' });
    const cid = await boards.addCustomer(owner, 'Segunda');
    expect(await refusedEdit(owner, cid, { document: '45317828791' })).toMatchObject({
      status: 409,
      message: 'Já existe um cliente com este CPF.',
    });
  });

  test('two people editing one customer: the second is told who was first, and nothing is overwritten', async () => {
    const { owner, supervisor } = api.people;
    const cid = await boards.addCustomer(owner, 'Disputada');
    const { version } = await single(owner, cid);
    await edit(supervisor, cid, { profession: 'Médica', version });
    const refused = await refusedEdit(owner, cid, { profession: 'Advogada', version });
    expect(refused.status).toBe(409);
    expect(refused.message).toMatch(
      /^supervisora alterou este cliente às \d\d:\d\d, enquanto você editava\./,
    );
    expect((await single(owner, cid)).profession).toBe('Médica');
    expect((await edit(owner, cid, { profession: 'Advogada' })).profession).toBe('Advogada');
    expect((await single(owner, cid)).lastUpdate.userName).toBe('dono');
  });

  test('edits by those who may see the customer, refused to others and to neighbours', async () => {
    const { owner, vendor, neighbour, newcomer } = api.people;
    const cid = await boards.addCustomer(owner, 'Reservada');
    for (const as of [vendor, newcomer, neighbour])
      expect((await refusedEdit(as, cid, { rg: '1' })).status).toBe(404);
    expect(
      (await api.refused(EDIT, { as: owner, params: { userId: neighbour.userId, cid }, body: { rg: '1' } }))
        .status,
    ).toBe(404);
    await boards.addItem(owner, { customerId: cid, vendor: vendor.userId });
    expect((await edit(vendor, cid, { rg: '1' })).rg).toBe('1');
  });

  test('[customers-013] one that nothing hangs on is deleted; others are not, and it is said why', async () => {
    const { owner, vendor } = api.people;
    const remove = (as: TestPerson, cid: string) =>
      api.call(DELETE, { as, params: { userId: as.userId, cid } });
    const refused = (as: TestPerson, cid: string) =>
      api.refused(DELETE, { as, params: { userId: as.userId, cid } });
    const busy = await boards.addCustomer(owner, 'Ocupada');
    await boards.addItem(owner, { customerId: busy });
    await boards.addItem(owner, { customerId: busy });
    expect(await refused(owner, busy)).toMatchObject({
      status: 409,
      message:
        'Ocupada não pode ser excluído: há 2 negócios. Arquive o cliente, ou exclua antes o que está ligado a ele.',
    });
    const own = await boards.addCustomer(vendor, 'Do Vendedor');
    expect((await refused(vendor, own)).status).toBe(403);
    await api.query(`update users set permissions = permissions || '{"dataDeletion":true}' where id = $1`, [
      vendor.userId,
    ]);
    await remove(vendor, own);
    expect((await refused(vendor, own)).status).toBe(404);
    expect((await refused(vendor, busy)).status).toBe(404);
    expect((await getHistory(own)).at(-1)?.title).toBe('Cliente excluído');
  });

  test('the items of a customer on all boards, as far as one may open them', async () => {
    const { owner, vendor, newcomer } = api.people;
    const cid = await boards.addCustomer(owner, 'De Vários Quadros');
    await boards.addItem(owner, { customerId: cid, name: 'Do dono' });
    await boards.addItem(owner, { customerId: cid, name: 'Projeto', type: 'PROJECT' });
    await boards.addItem(owner, { customerId: cid, name: 'Do vendedor', vendor: vendor.userId });
    const of = async (as: TestPerson) => {
      const { items, hidden } = await api.call('GET /customers/items/:cid', { as, params: { cid } });
      return [items.map(({ name, type }) => `${type} ${name}`), hidden];
    };
    expect(await of(owner)).toEqual([['SALES Do vendedor', 'PROJECT Projeto', 'SALES Do dono'], 0]);
    expect(await of(vendor)).toEqual([['SALES Do vendedor'], 2]);
    const refused = await api.refused('GET /customers/items/:cid', { as: newcomer, params: { cid } });
    expect(refused.status).toBe(404);
  });

  test('each item in progress has its soonest schedule to come, of those that the item shows', async () => {
    const { owner } = api.people;
    const cid = await boards.addCustomer(owner, 'Com Agenda');
    const sale = await boards.addItem(owner, { customerId: cid, name: 'Com visita' });
    const lost = await boards.addItem(owner, { customerId: cid, name: 'Perdida' });
    await boards.addItem(owner, { customerId: cid, name: 'Sem visita' });
    const schedule = (item: { _id: string }, noteText: string, days: number) =>
      api.call('POST /notes/new/:id', {
        as: owner,
        params: { id: item._id },
        body: {
          noteText,
          noteType: 'Visita',
          warningDate: addDays(toIsoDate(Date.now()), days),
          warningTimeStart: '10:00',
          warningTimeEnd: '11:00',
        },
      });
    await schedule(sale, 'Daqui a nove dias', 9);
    await schedule(sale, 'Daqui a dois dias', 2);
    await schedule(sale, 'Já passou', 1);
    await schedule(lost, 'De uma venda perdida', 3);
    await api.query(
      "update notes set notification_at = now() - interval '1 minute' where content = 'Já passou'",
      [],
    );
    await api.query("update sales set status = 'LOST' where id = $1", [lost._id]);
    const { items } = await api.call('GET /customers/items/:cid', { as: owner, params: { cid } });
    expect(
      items.map(({ name, nextSchedule }) => [name, nextSchedule?.content, nextSchedule?.timeStart]),
    ).toEqual([
      ['Sem visita', undefined, undefined],
      ['Perdida', undefined, undefined],
      ['Com visita', 'Daqui a dois dias', '10:00'],
    ]);
  });

  test('an account in bad standing keeps its list; a calculator-only client has none', async () => {
    const { unpaid, calculator } = api.people;
    const request = (as: TestPerson) => ({ as, params: { userId: as.userId, multiplier: 1 }, body: {} });
    expect((await api.call(SEARCH, request(unpaid))).customers).toEqual([]);
    expect((await api.refused(SEARCH, request(calculator))).status).toBe(403);
  });
});
