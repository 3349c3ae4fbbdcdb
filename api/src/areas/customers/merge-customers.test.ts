import { toPhoneMatchKey } from '@girassol/shared-domain';
import type { RequestBody } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import { createTestBoards, type TestBoards } from '../../../test/boards';
import { describeApi } from '../../../test/harness';
import type { TestPerson } from '../../../test/test-people';

const DUPLICATES = 'POST /customers/duplicates';
const MERGE = 'POST /customers/merge';

describeApi('customers that are one', (api) => {
  let boards: TestBoards;
  beforeAll(async () => {
    boards = await createTestBoards(api);
  });

  const duplicates = async (as: TestPerson, body: RequestBody<typeof DUPLICATES>) =>
    (await api.call(DUPLICATES, { as, body })).duplicates.map(
      ({ customer, reasons }) => `${customer?.name ?? '?'}: ${reasons.join(', ')}`,
    );
  const single = async (as: TestPerson, cid: string) =>
    (await api.call('GET /customers/single/:cid', { as, params: { cid } })).customer;

  test('same document, e-mail, phone, or a very similar name', async () => {
    const { owner } = api.people;
    const cid = await boards.addCustomer(owner, 'Antônio Carlos Brandão', {
      document: '52998224725',
      email: 'Antonio@Exemplo.com.br',
      phone: '4733331111',
      whatsapp: '5547999991111',
    });
    const name = 'Antônio Carlos Brandão';
    expect(await duplicates(owner, { document: '52998224725' })).toEqual([`${name}: document`]);
    expect(await duplicates(owner, { email: 'antonio@exemplo.com.br' })).toEqual([`${name}: email`]);
    expect(await duplicates(owner, { phones: ['47999991111'] })).toEqual([`${name}: phone`]);
    expect(await duplicates(owner, { phones: ['554733331111'] })).toEqual([`${name}: phone`]);
    for (const alike of ['antonio carlos brandao', 'Brandão Antônio Carlos', 'Antônio Carlos Brandão Filho'])
      expect(await duplicates(owner, { name: alike })).toEqual([`${name}: name`]);
    expect(await duplicates(owner, { name: 'Antonio C. Brandão', phones: ['4733331111'] })).toEqual([
      `${name}: phone, name`,
    ]);
    for (const body of [{}, { name: 'Ana' }, { name: 'Carlos Drummond' }, { name: '%' }, { document: '%' }]) {
      expect(await duplicates(owner, body)).toEqual([]);
    }
    expect(await duplicates(owner, { document: '52998224725', except: cid })).toEqual([]);
  });

  test('a phone is the same with its ninth digit and without, whatever is dialled before it', async () => {
    const { owner } = api.people;
    await boards.addCustomer(owner, 'Quitéria Nunes', { phone: '4788887776' });
    await boards.addCustomer(owner, 'Valdir Nono', { whatsapp: '47988881234' });
    for (const phone of ['47988887776', '5547988887776', '554788887776', '047988887776', '4788887776'])
      expect(await duplicates(owner, { phones: [phone] })).toEqual(['Quitéria Nunes: phone']);
    expect(await duplicates(owner, { phones: ['4788881234'] })).toEqual(['Valdir Nono: phone']);
    expect(await duplicates(owner, { phones: ['47888877'] })).toEqual([]);
  });

  test('the database compares phones as the product does', async () => {
    const phones = [
      ...['47988887776', '4788887776', '047988887776', '0479888877', '0055479888877', '5547988887776'],
      ...[
        '554788887776',
        '01547988887776',
        '0144733334444',
        '05547988887776',
        '5504733334444',
        '004733334444',
      ],
      ...[
        '55999998888',
        '5532221111',
        '05532221111',
        '5555999998888',
        '595981123456',
        '123',
        '',
        '4733334444479',
        '08001234567',
        '4088887776',
      ],
    ];
    const rows = await api.query<{ phone: string; key: string }>(
      `select phone, phone_key(phone) as key from unnest(array['${phones.join("','")}']) phone`,
    );
    expect(rows).toEqual(phones.map((phone) => ({ phone, key: toPhoneMatchKey(phone) })));
  });

  test('of a customer that may not be seen only an equal document is told, and nothing of another account', async () => {
    const { owner, vendor, neighbour } = api.people;
    const known = { document: '86288366757', email: 'oculta@exemplo.com.br', phone: '4733332222' };
    await boards.addCustomer(owner, 'Oculta da Silva', known);
    expect(await duplicates(vendor, { document: known.document, name: 'Oculta da Silva' })).toEqual([
      '?: document',
    ]);
    expect(
      await duplicates(vendor, { email: known.email, phones: [known.phone], name: 'Oculta da Silva' }),
    ).toEqual([]);
    expect(await duplicates(neighbour, { document: known.document, email: known.email })).toEqual([]);
  });

  test('everything of the one that goes moves to the one that stays, with the fields that were chosen', async () => {
    const { owner } = api.people;
    const keep = await boards.addCustomer(owner, 'Bia Prates', {
      city: 'Blumenau',
      uf: 'SC',
      phone: '4733330001',
    });
    const remove = await boards.addCustomer(owner, 'Beatriz Prates', {
      document: '11222333000181',
      email: 'bia@exemplo.com.br',
      city: 'Itajaí',
      uf: 'SC',
      phone: '4733330002',
    });
    const sale = await boards.addItem(owner, { customerId: remove, name: 'Telhado' });
    await api.call('POST /notes/new/:id', {
      as: owner,
      params: { id: sale._id },
      body: { noteText: 'Visita', noteType: 'Visita' },
    });
    const { customer } = await api.call(MERGE, {
      as: owner,
      body: { keep, remove, fields: ['name', 'document', 'email', 'address'] },
    });
    expect(customer).toMatchObject({
      _id: keep,
      name: 'Beatriz Prates',
      document: '11222333000181',
      isCNPJ: true,
      email: 'bia@exemplo.com.br',
      city: 'Itajaí',
      phone: '4733330001',
    });
    const moved = await api.call('GET /sales/single/:saleId', { as: owner, params: { saleId: sale._id } });
    expect(moved.sale.customer).toMatchObject({ _id: keep, name: 'Beatriz Prates' });
    expect(
      (await api.refused('GET /customers/single/:cid', { as: owner, params: { cid: remove } })).status,
    ).toBe(404);
    const lines = await api.query<{ customer_id: string; title: string; content: string }>(
      'select customer_id, title, content from histories where customer_id = any($1) order by registered_at, id',
      [[keep, remove]],
    );
    expect(new Set(lines.map(({ customer_id }) => customer_id))).toEqual(new Set([keep]));
    expect(lines.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Venda cadastrada', 'Nota adicionada']),
    );
    expect(lines.at(-1)?.content).toContain(
      'Beatriz Prates (CNPJ 11.222.333/0001-81, (47) 3333-0002, bia@exemplo.com.br)',
    );
  });

  test('refused with itself, across owners without the right, and with what is not there; then nothing has moved', async () => {
    const { owner, vendor, neighbour } = api.people;
    const own = await boards.addCustomer(vendor, 'Minha');
    const foreign = await boards.addCustomer(owner, 'Alheia');
    const status = async (as: TestPerson, keep: string, remove: string) =>
      (await api.refused(MERGE, { as, body: { keep, remove } })).status;
    expect(await status(owner, own, own)).toBe(400);
    expect(await status(vendor, own, foreign)).toBe(404);
    const sale = await boards.addItem(owner, { customerId: foreign, vendor: vendor.userId });
    expect(await status(vendor, own, foreign)).toBe(403);
    expect(await status(vendor, foreign, own)).toBe(403);
    expect(await status(owner, own, boards.neighbourCustomerId)).toBe(404);
    expect(await status(owner, boards.neighbourCustomerId, own)).toBe(404);
    expect(await status(neighbour, own, boards.neighbourCustomerId)).toBe(404);
    expect((await single(owner, foreign)).name).toBe('Alheia');
    expect((await single(neighbour, boards.neighbourCustomerId)).name).toBe('Cliente da Vizinha');
    const { sale: still } = await api.call('GET /sales/single/:saleId', {
      as: owner,
      params: { saleId: sale._id },
    });
    expect(still.customer._id).toBe(foreign);
  });

  test('two that merge the same pair in both ways at once: one succeeds', async () => {
    const { owner } = api.people;
    const [a, b] = [await boards.addCustomer(owner, 'Par A'), await boards.addCustomer(owner, 'Par B')];
    const send = (keep: string, remove: string) =>
      api.send({
        method: 'POST',
        url: '/api/customers/merge',
        headers: { authorization: `Bearer ${owner.token}` },
        payload: { keep, remove },
      });
    const answers = await Promise.all([send(a, b), send(b, a)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
  });

  test('the function that moves lines of history stays inside the account', async () => {
    const { owner, neighbour } = api.people;
    const before = await api.query('select id from histories where customer_id = $1', [
      boards.neighbourCustomerId,
    ]);
    await api.database.asAccount(owner, (tx) =>
      sql`select move_customer_history(${boards.neighbourCustomerId}, ${boards.customerId})`.execute(tx),
    );
    await api.database.asAccount(neighbour, (tx) =>
      sql`select move_customer_history(${boards.neighbourCustomerId}, ${boards.customerId})`.execute(tx),
    );
    expect(
      await api.query('select id from histories where customer_id = $1', [boards.neighbourCustomerId]),
    ).toEqual(before);
    await expect(
      api.database.asAccount(owner, (tx) =>
        tx.updateTable('histories').set({ title: 'x' }).executeTakeFirst(),
      ),
    ).resolves.toMatchObject({ numUpdatedRows: 0n });
  });
});
