import { randomUUID } from 'node:crypto';
import type { TestFile } from '@girassol/api/test/form';
import type { TestApi } from '@girassol/api/test/harness';
import type { TestPerson } from '@girassol/api/test/test-people';
import type { RequestBody } from '@girassol/shared-domain/contract';
import type { Ticket } from '@girassol/support-domain/contract';

const WRITE = 'POST /tickets/single/conversation/user/:ticketId';

type MessageBody = RequestBody<typeof WRITE>;

/** Creates the steps by which tests write to support. */
export function createTicketTester(api: TestApi) {
  const write = async (
    as: TestPerson,
    ticketId: string,
    body: MessageBody,
    file?: TestFile,
  ): Promise<Ticket> =>
    (await api.call(WRITE, { as, params: { ticketId }, body, ...(file && { file }) })).ticket;

  return {
    write,
    /** Opens a ticket of a person, with a first message. */
    open: (as: TestPerson, body: MessageBody = {}, ticketId: string = randomUUID()): Promise<Ticket> =>
      write(as, ticketId, {
        title: 'Não consigo enviar a proposta',
        content: 'A página mostra um erro.',
        isTicketOpening: 'true',
        clientKey: randomUUID(),
        ...body,
      }),
    load: async (as: TestPerson, ticketId: string, query = {}): Promise<Ticket> =>
      (await api.call('GET /tickets/single/user/:ticketId', { as, params: { ticketId }, query })).ticket,
    /** Puts a ticket into the state in which support has answered, without an attendant. */
    async answer(ticketId: string, text = 'Tente de novo, por favor.'): Promise<void> {
      await api.query(
        `with t as (update support_tickets set status = 'ANSWERED', answered_at = now(), answer_due = null,
             solution_minutes_left = 600, solution_due = null, last_seq = last_seq + 1
           where id = $1 returning account_id, last_seq)
         insert into support_messages (account_id, ticket_id, seq, client_key, role, author_name, content)
         select account_id, $1, last_seq, gen_random_uuid(), 'assistant', 'Ana', $2 from t`,
        [ticketId, text],
      );
    },
    /** Closes a ticket that many days ago. */
    async closeDaysAgo(ticketId: string, days: number): Promise<void> {
      await api.query(
        `update support_tickets set status = 'CLOSED', closed_at = now() - make_interval(days => $2) where id = $1`,
        [ticketId, days],
      );
    },
  };
}
