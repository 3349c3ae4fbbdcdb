import { describeApi } from '@girassol/api/test/harness';
import type { RequestQuery } from '@girassol/shared-domain/contract';

const KEY = 'GET /operation/leads/list/:multiplier';

describeApi('the list of leads for operators', (api) => {
  const list = (query: RequestQuery<typeof KEY> = {}, multiplier = 1) =>
    api.call(KEY, { as: api.people.admin, params: { multiplier }, query });
  const listNames = async (query: RequestQuery<typeof KEY>) =>
    (await list(query)).leads.map(({ name }) => name);
  /** Inserts a lead that came on a day at noon in Brazil. */
  const insertLead = (name: string, day: string, changes: Record<string, unknown> = {}) => {
    const row = {
      kind: 'contact',
      email: `${name.toLowerCase().replace(/\W/g, '')}@empresa.com.br`,
      phone: '47999998888',
      src: null,
      tag: null,
      state: 'STORED',
      ...changes,
    };
    return api.query(
      `insert into leads (id, kind, name, email, phone, src, tag, state, at, parameters)
        values (gen_random_uuid(), $1, $2, $3, $4, $5, $6, $7, $8::timestamptz, '{"utm_source":"feira"}')`,
      [row.kind, name, row.email, row.phone, row.src, row.tag, row.state, `${day}T12:00:00-03:00`],
    );
  };

  beforeEach(async () => {
    await api.query('delete from leads');
    await insertLead('Ana Souza', '2026-11-20', { src: 'feira', kind: 'trial' });
    await insertLead('Rui Conceição', '2026-11-22', { phone: '19988887777', tag: 'feira', src: 'site' });
    await insertLead('Lia Prado', '2026-11-21', { state: 'HELD', src: 'robo' });
  });

  test('names them newest first, with where they came from and what became of them', async () => {
    const { leads, total, hasMoreItems, sources, isDelivered } = await list();
    expect(leads.map(({ name }) => name)).toEqual(['Rui Conceição', 'Lia Prado', 'Ana Souza']);
    expect(leads[2]).toMatchObject({
      kind: 'trial',
      src: 'feira',
      state: 'STORED',
      parameters: { utm_source: 'feira' },
      at: Date.parse('2026-11-20T12:00:00-03:00'),
    });
    expect({ total, hasMoreItems, isDelivered }).toEqual({
      total: 3,
      hasMoreItems: false,
      isDelivered: false,
    });
    // Doubtful leads are of no campaign.
    expect(sources).toEqual(['feira', 'site']);
  });

  test('finds by name without accents, e-mail and phone as it is written', async () => {
    expect(await listNames({ search: 'conceicao' })).toEqual(['Rui Conceição']);
    expect(await listNames({ search: 'anasouza@' })).toEqual(['Ana Souza']);
    expect(await listNames({ search: '(19) 98888-77' })).toEqual(['Rui Conceição']);
    expect(await listNames({ search: '%' })).toEqual([]);
  });

  test('keeps to a kind, a state, a source of either field, and days of Brazil', async () => {
    expect(await listNames({ kind: 'trial' })).toEqual(['Ana Souza']);
    expect(await listNames({ state: 'HELD' })).toEqual(['Lia Prado']);
    expect(await listNames({ source: 'feira' })).toEqual(['Rui Conceição', 'Ana Souza']);
    expect(await listNames({ from: '2026-11-21', to: '2026-11-21' })).toEqual(['Lia Prado']);
    expect(await listNames({ from: '2026-11-21', source: 'feira' })).toEqual(['Rui Conceição']);
  });

  test('comes in pages of 20', async () => {
    for (let at = 0; at < 20; at += 1) await insertLead(`Lead ${at}`, '2026-11-23');
    expect(await list()).toMatchObject({ total: 23, hasMoreItems: true });
    const second = await list({}, 2);
    expect(second).toMatchObject({ total: 23, hasMoreItems: false, sources: [] });
    expect(second.leads.map(({ name }) => name)).toEqual(['Rui Conceição', 'Lia Prado', 'Ana Souza']);
  });

  test('is read along an index of its order', async () => {
    const indexes = await api.query<{ indexdef: string }>(
      "select indexdef from pg_indexes where tablename = 'leads'",
    );
    expect(indexes.map(({ indexdef }) => indexdef)).toContainEqual(
      expect.stringContaining('(at DESC, id DESC)'),
    );
  });
});
