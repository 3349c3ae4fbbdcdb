import { randomUUID } from 'node:crypto';
import { describeApi } from '@girassol/api/test/harness';

const SEND = 'POST /tickets/new/contact';

describeApi('the contact form', (api) => {
  beforeEach(async () => {
    await api.query('delete from login_attempts');
    for (const table of ['support_tickets', 'support_contacts']) await api.query(`delete from ${table}`);
  });

  const form = { name: 'Caio Prates', email: 'caio@exemplo.com.br', message: 'Quanto custa o plano CRM?' };
  const listTickets = () =>
    api.query<{ kind: string; status: string; title: string }>(
      'select kind, status, title from support_tickets order by created_at',
    );

  test('[support-023] opens a ticket of the platform’s account, once for a displayed form', async () => {
    const formKey = randomUUID();
    for (let at = 0; at < 2; at += 1) await api.call(SEND, { body: { ...form, formKey } });
    expect(await listTickets()).toEqual([
      { kind: 'CONTACT', status: 'OPEN', title: 'Contato de Caio Prates' },
    ]);
    const { items } = await api.call('GET /operation/tickets/queue/:multiplier', {
      as: api.people.admin,
      params: { multiplier: 1 },
    });
    expect(items).toMatchObject([{ requester: 'Caio Prates', unread: 1 }]);
    expect(items[0]?.answerDue).toEqual(expect.any(Number));
  });

  test('the same form sent twice at once is one ticket', async () => {
    const formKey = randomUUID();
    await Promise.all([1, 2, 3].map(() => api.call(SEND, { body: { ...form, formKey } })));
    expect(await listTickets()).toHaveLength(1);
    expect(await api.query('select from support_contacts where email = $1', [form.email])).toHaveLength(1);
  });

  test('a form with the hidden field, or the sixth of an address, gets the same answer and leaves the queue alone', async () => {
    await api.call(SEND, { body: { ...form, formKey: randomUUID(), fax: 'x' } });
    expect(await listTickets()).toMatchObject([{ status: 'CLOSED' }]);
    await api.query('delete from support_tickets');
    for (let at = 0; at < 7; at += 1)
      await api.call(SEND, { body: { ...form, email: `c${at}@exemplo.com.br`, formKey: randomUUID() } });
    expect((await listTickets()).map(({ status }) => status)).toEqual([
      ...Array(5).fill('OPEN'),
      ...Array(2).fill('CLOSED'),
    ]);
  });

  test('an empty message and a wrong e-mail are refused by their fields', async () => {
    const body = { ...form, formKey: randomUUID(), message: ' ', email: 'caio' };
    const { status, fields } = await api.refused(SEND, { body });
    expect([status, fields?.map(({ path }) => path)]).toEqual([400, ['email', 'message']]);
  });
});
