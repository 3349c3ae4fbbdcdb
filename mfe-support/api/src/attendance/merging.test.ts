import { randomUUID } from 'node:crypto';
import { describeApi } from '@girassol/api/test/harness';
import { createTicketTester } from '../tickets/tickets.testing';

const MERGE = 'PUT /operation/tickets/merging/:ticketId';
const UNDO = 'PUT /operation/tickets/unmerging/:ticketId';
const READ = 'GET /operation/tickets/single/:ticketId';

describeApi('merging of tickets', (api) => {
  const tickets = createTicketTester(api);
  const asAdmin = (ticketId: string) => ({ as: api.people.admin, params: { ticketId } });

  test('a merged ticket leads to the other, later messages go there, and both people read them', async () => {
    const { owner, vendor, colleague } = api.people;
    const from = await tickets.open(vendor, { title: 'Inversor parado' });
    const into = await tickets.open(owner, { title: 'Nada funciona' });
    const merged = await api.call(MERGE, { ...asAdmin(from._id), body: { into: into._id } });
    expect(merged).toMatchObject({ isMerged: true, ticket: { status: 'CLOSED', continuedBy: into._id } });
    const target = await api.call(READ, { ...asAdmin(into._id), query: {} });
    expect(target.merged).toEqual([{ _id: from._id, title: 'Inversor parado' }]);

    const written = await tickets.write(vendor, from._id, {
      content: 'Ainda parado.',
      clientKey: randomUUID(),
    });
    expect(written._id).toBe(into._id);
    const seen = await tickets.load(owner, into._id);
    expect(seen.messages.map(({ content }) => content)).toEqual([
      'A página mostra um erro.',
      'O chamado “Inversor parado” foi unido a este.',
      'Ainda parado.',
    ]);
    // The messages of the merged one stay in order where they are.
    expect((await tickets.load(vendor, from._id)).messages.map(({ seq }) => seq)).toEqual([1, 2]);
    const list = await api.call('GET /tickets/paginated/user/:multiplier', {
      as: vendor,
      params: { multiplier: 1 },
    });
    expect(list.items.map(({ _id }) => _id).sort()).toEqual([from._id, into._id].sort());
    const READ_OWN = 'GET /tickets/single/user/:ticketId';
    const asOther = { as: colleague, params: { ticketId: into._id }, query: {} };
    expect(await api.refused(READ_OWN, asOther)).toMatchObject({ status: 404 });
  });

  test('an undo brings state, promise and privacy back', async () => {
    const { owner, vendor } = api.people;
    const from = await tickets.open(vendor);
    const into = await tickets.open(owner);
    await api.call(MERGE, { ...asAdmin(from._id), body: { into: into._id } });
    const undone = await api.call(UNDO, asAdmin(from._id));
    expect(undone).toMatchObject({
      isMerged: false,
      ticket: { status: 'OPEN', continuedBy: null, answerDue: from.answerDue },
    });
    const READ_OWN = 'GET /tickets/single/user/:ticketId';
    const asVendor = { as: vendor, params: { ticketId: into._id }, query: {} };
    expect(await api.refused(READ_OWN, asVendor)).toMatchObject({ status: 404 });
    expect(await api.refused(UNDO, asAdmin(from._id))).toMatchObject({ status: 409 });
  });

  test('only tickets of one account are merged, each once, and never in a circle', async () => {
    const { owner, neighbour } = api.people;
    const one = await tickets.open(owner);
    const other = await tickets.open(owner);
    const foreign = await tickets.open(neighbour);
    const merge = (from: string, into: string) => ({ ...asAdmin(from), body: { into } });
    for (const into of [foreign._id, one._id, randomUUID()])
      expect(await api.refused(MERGE, merge(one._id, into))).toMatchObject({ status: 400 });
    const met = await Promise.allSettled([
      api.call(MERGE, merge(one._id, other._id)),
      api.call(MERGE, merge(other._id, one._id)),
    ]);
    expect(met.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const rows = await api.query(
      'select count(*)::int as merged from support_tickets where id in ($1, $2) and continued_by is not null',
      [one._id, other._id],
    );
    expect(rows).toEqual([{ merged: 1 }]);
  });

  test('the others of the account are offered, and tags are found in the queue', async () => {
    const { basic, neighbour, admin } = api.people;
    const one = await tickets.open(basic, { title: 'Primeiro' });
    await tickets.open(basic, { title: 'Segundo' });
    await tickets.open(neighbour, { title: 'De outra conta' });
    const { items } = await api.call('GET /operation/tickets/others/:ticketId', asAdmin(one._id));
    expect(items.map(({ title }) => title)).toEqual(['Segundo']);

    const tagged = await api.call('PUT /operation/tickets/tags/:ticketId', {
      ...asAdmin(one._id),
      body: { tags: ['Urgente', 'boleto', 'urgente', ' '] },
    });
    expect(tagged.tags).toEqual(['boleto', 'urgente']);
    const queue = await api.call('GET /operation/tickets/queue/:multiplier', {
      as: admin,
      params: { multiplier: 1 },
      query: { tag: 'boleto' },
    });
    expect(queue.items).toMatchObject([{ _id: one._id, tags: ['boleto', 'urgente'] }]);
    expect((await api.call('GET /operation/tickets/tags', { as: admin })).tags).toEqual([
      'boleto',
      'urgente',
    ]);
  });
});
