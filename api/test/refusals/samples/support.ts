import { randomUUID } from 'node:crypto';
import { createVisitTester } from '../../visits';
import type { SampleContext } from './context';

/**
 * Id of the recovery ticket of the tests. It is the only key to its chat: whoever has it may read it, so it is no secret of
 * one of the accounts.
 */
export const SHARED_RECOVERY_TICKET = '1d8a4c0e-6f35-4b1c-9c5b-2f0f6e7d9a44';

async function addSharedRecoveryTicket(api: SampleContext['api']): Promise<void> {
  await api.query(
    `with contact as (
      insert into support_contacts (account_id, id, name, email, open_until)
      values (find_platform_account(), $1, 'LIA', 'lia@exemplo.com.br', now() + interval '1 day')
      on conflict do nothing)
    insert into support_tickets (account_id, id, requester_id, kind, title, status)
    values (find_platform_account(), $1, $1, 'RECOVERY', 'Recuperação de acesso de LIA', 'OPEN')
    on conflict do nothing`,
    [SHARED_RECOVERY_TICKET],
  );
}

/** Creates the sample tickets of support for tests: open ones of a person and for attendants, a closed one, a deleted one. */
export async function createSupportSamples({ api, person, name }: SampleContext) {
  const open = async () => {
    const ticketId = randomUUID();
    await api.call('POST /tickets/single/conversation/user/:ticketId', {
      as: person,
      params: { ticketId },
      body: { title: `Dúvida ${name}`, content: `Pergunta ${name}`, isTicketOpening: 'true' },
    });
    return ticketId;
  };
  // A person has so many open tickets at most, and this is made again for each call that uses one up.
  await api.query(
    "update support_tickets set status = 'CLOSED', closed_at = now() where requester_id = $1 and status <> 'CLOSED'",
    [person.userId],
  );
  const ticketId = await open();
  const attendedTicketId = await open();
  const closedTicketId = await open();
  await api.call('PUT /tickets/single/closing/:ticketId', {
    as: person,
    params: { ticketId: closedTicketId },
  });
  const deletedTicketId = await open();
  await api.call('DELETE /tickets/single/:ticketId', { as: person, params: { ticketId: deletedTicketId } });
  const openRecovery = async () => {
    // Worlds are made faster than people of one network address lose their passwords.
    await api.query('delete from login_attempts');
    const { ticket } = await api.call('POST /tickets/new/password-recovery', {
      body: { email: `${randomUUID()}@exemplo.com.br`, name: 'Lia', phone: '47999990000' },
    });
    return ticket._id;
  };
  await addSharedRecoveryTicket(api);
  const { chat } = await api.call('POST /chats/support', {
    as: person,
    body: { message: `Pergunta à Zoe de ${name}` },
  });
  if (chat._id === null) throw new Error('the question began no chat');
  // It counts as just answered for as long as the tests run.
  await api.query(
    `update assistant_chats set messages = (
       select jsonb_agg(m || '{"at": 4102444800000}') from jsonb_array_elements(messages) m) where id = $1`,
    [chat._id],
  );
  const [canned] = await api.query<{ id: string; shortcut: string }>(
    `insert into canned_answers (account_id, id, shortcut, title, text, edited_by)
     select account_id, gen_random_uuid(), 'exemplo-' || left(gen_random_uuid()::text, 8), $2, $2, 'Ana' from users where id = $1
     returning id, shortcut`,
    [api.people.admin.userId, name],
  );
  if (!canned) throw new Error('no canned answer');
  const mergeableTicketId = await open();
  const targetTicketId = await open();
  const mergedTicketId = await open();
  await api.call('PUT /operation/tickets/merging/:ticketId', {
    as: api.people.admin,
    params: { ticketId: mergedTicketId },
    body: { into: targetTicketId },
  });
  const visits = createVisitTester(api);
  const { id: visitId } = await visits.open(person);
  const { email: visitEmail, token: visitToken } = await visits.createToken(person);
  return {
    linkedTicketId: await openRecovery(),
    assistantChatId: chat._id,
    attendantId: api.people.admin.userId,
    cannedAnswerId: canned.id,
    cannedShortcut: canned.shortcut,
    mergedTicketId,
    mergeableTicketId,
    targetTicketId,
    visitedAccountId: person.accountId,
    visitId,
    visitEmail,
    visitToken,
    ticketId,
    attendedTicketId,
    closedTicketId,
    deletedTicketId,
  };
}
