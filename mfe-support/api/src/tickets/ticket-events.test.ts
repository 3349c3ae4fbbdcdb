import { collectEventsByListener } from '@girassol/api/test/collect-events';
import { describeApi } from '@girassol/api/test/harness';
import { createTicketTester } from './tickets.testing';

describeApi('events of tickets', (api) => {
  const tickets = createTicketTester(api);

  test('a message is a hint to requester, manager and attendants, and to nobody else', async () => {
    const { vendor, owner, colleague, neighbour, admin } = api.people;
    const { _id: ticketId } = await tickets.open(vendor);
    const heard = await collectEventsByListener(api, { vendor, owner, colleague, neighbour, admin }, () =>
      tickets.write(vendor, ticketId, { content: 'Segredo.' }),
    );
    expect(heard).toEqual({
      vendor: ['ticket-changed'],
      owner: ['ticket-changed'],
      colleague: [],
      neighbour: [],
      admin: ['ticket-changed', 'ticket-queue-changed'],
    });
  });

  test('typing is told once in a while, and writes nothing', async () => {
    const { vendor, owner, colleague, admin } = api.people;
    const { _id: ticketId } = await tickets.open(vendor);
    const before = await api.query('select xmin::text, last_seq from support_tickets where id = $1', [
      ticketId,
    ]);
    const type = () =>
      api.call('POST /tickets/single/typing/:ticketId', { as: vendor, params: { ticketId } });
    const heard = await collectEventsByListener(api, { vendor, owner, colleague, admin }, async () => {
      await type();
      await type();
    });
    expect(heard).toEqual({
      vendor: ['ticket-typing'],
      owner: ['ticket-typing'],
      colleague: [],
      admin: ['ticket-typing'],
    });
    expect(
      await api.query('select xmin::text, last_seq from support_tickets where id = $1', [ticketId]),
    ).toEqual(before);
  });
});
