import type { Caller } from '@girassol/api-platform/access';
import { loadAccountNow } from '@girassol/api-platform/clock';
import type { Tx } from '@girassol/api-platform/database';
import { serveFilesUpload } from '@girassol/api-platform/files';
import { serve } from '@girassol/api-platform/http/serve';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import type { AttendedTicket } from '@girassol/support-domain/contract';
import type { FastifyInstance } from 'fastify';
import {
  closeTicket,
  createTypingLimiter,
  type MessageRange,
  messageUploadLimits,
  publishTicketAndQueueChanged,
  publishTicketChanged,
  receivePicture,
  type TicketRow,
} from '../conversation';
import { type Attendant, findTicketAccount, inTicketAccount } from '../conversation/in-ticket-account';
import { answerTicket, markReadBySupport } from './answer-ticket';
import { handOverTicket, takeTicket } from './hand-over';
import { listQueue } from './list-queue';
import { loadAttendedTicket } from './load-attended-ticket';
import { listOtherTickets, mergeTicket, unmergeTicket } from './merge-tickets';
import { listColleagues, setAway } from './presence';
import { publishViewing } from './publish-viewing';
import { listTags, tagTicket } from './tag-ticket';

/** Registers the routes by which the administration of the platform answers tickets. */
export function registerAttendanceRoutes(app: FastifyInstance): void {
  const { files } = app;
  const mayPass = createTypingLimiter();

  /** Works on a ticket in its account, and loads it afterwards. */
  const workOn = (
    tx: Tx,
    caller: Caller,
    ticketId: string,
    work: (ticket: TicketRow, attendant: Attendant) => Promise<unknown>,
  ): Promise<AttendedTicket> =>
    inTicketAccount(tx, caller, ticketId, async (ticket, attendant) => {
      await work(ticket, attendant);
      return load(tx, caller, ticket);
    });
  const load = (tx: Tx, { userId }: Caller, ticket: TicketRow, range: MessageRange = {}) =>
    loadAttendedTicket(
      tx,
      { accountId: ticket.account_id, ticketId: ticket.id, userId },
      { files, ...range },
    );

  serve(app, 'GET /operation/tickets/queue/:multiplier', ({ tx, caller, params, query }) =>
    listQueue(tx, caller, query, params.multiplier),
  );
  serve(app, 'GET /operation/tickets/single/:ticketId', ({ tx, caller, params, query }) =>
    inTicketAccount(tx, caller, params.ticketId, (ticket) => load(tx, caller, ticket, query), {
      isLocked: false,
    }),
  );
  serveFilesUpload(app, 'POST /operation/tickets/answer/:ticketId', {
    ...messageUploadLimits,
    check: ({ tx, params }) => findTicketAccount(tx, params.ticketId),
    // Pictures are the account's whose ticket it is, in the name of the person who asked.
    findKeeper: ({ tx, caller, params }) =>
      inTicketAccount(
        tx,
        caller,
        params.ticketId,
        async ({ account_id: accountId, requester_id: userId }) => ({ accountId, userId }),
        { isLocked: false },
      ),
    prepare: ({ caller, file }) => receivePicture(files, caller, file),
    handle: ({ tx, caller, params, body, files: pictures }) =>
      workOn(tx, caller, params.ticketId, (ticket, attendant) =>
        answerTicket(tx, ticket, attendant, { body, files: pictures }),
      ),
  });
  serve(app, 'PUT /operation/tickets/attendant/:ticketId', ({ tx, caller, params, body }) =>
    workOn(tx, caller, params.ticketId, (ticket, attendant) => takeTicket(tx, ticket, attendant, body)),
  );
  serve(app, 'PUT /operation/tickets/handover/:ticketId', ({ tx, caller, params, body }) =>
    workOn(tx, caller, params.ticketId, (ticket, attendant) => handOverTicket(tx, ticket, attendant, body)),
  );
  serve(app, 'PUT /operation/tickets/tags/:ticketId', ({ tx, caller, params, body }) =>
    workOn(tx, caller, params.ticketId, (ticket, attendant) => tagTicket(tx, ticket, attendant, body.tags)),
  );
  serve(app, 'GET /operation/tickets/tags', ({ tx }) => listTags(tx));
  serve(app, 'GET /operation/tickets/others/:ticketId', ({ tx, caller, params }) =>
    inTicketAccount(tx, caller, params.ticketId, (ticket) => listOtherTickets(tx, ticket), {
      isLocked: false,
    }),
  );
  serve(app, 'PUT /operation/tickets/merging/:ticketId', ({ tx, caller, params, body }) =>
    workOn(tx, caller, params.ticketId, async (ticket, attendant) => {
      const now = await loadAccountNow(tx, ticket.account_id);
      await mergeTicket(tx, ticket, attendant, { into: body.into, now });
    }),
  );
  serve(app, 'PUT /operation/tickets/unmerging/:ticketId', ({ tx, caller, params }) =>
    workOn(tx, caller, params.ticketId, (ticket, attendant) => unmergeTicket(tx, ticket, attendant)),
  );
  serve(app, 'PUT /operation/tickets/closing/:ticketId', ({ tx, caller, params }) =>
    workOn(tx, caller, params.ticketId, async (ticket, attendant) => {
      if (ticket.status === 'CLOSED') throw new Refusal(409, 'Este chamado já está encerrado.');
      const now = await loadAccountNow(tx, ticket.account_id);
      const seq = await closeTicket(tx, ticket, now, 'Encerrado pelo suporte. Escreva aqui para reabrir.');
      await publishTicketAndQueueChanged(tx, ticket, seq, attendant);
    }),
  );
  serve(app, 'PUT /operation/tickets/read/:ticketId', ({ tx, caller, params, body }) =>
    inTicketAccount(tx, caller, params.ticketId, async (ticket, attendant) => {
      const isNew = await markReadBySupport(tx, ticket, Math.min(body.seq, ticket.last_seq));
      if (isNew) await publishTicketChanged(tx, ticket, ticket.last_seq, attendant);
      return {};
    }),
  );
  serve(app, 'PUT /operation/tickets/viewing/:ticketId', ({ tx, caller, params, body }) =>
    inTicketAccount(
      tx,
      caller,
      params.ticketId,
      async (ticket, attendant) => {
        await publishViewing(tx, ticket, attendant, { ...body, mayPass });
        return {};
      },
      { isLocked: false },
    ),
  );
  serve(app, 'GET /operation/attendants', ({ tx, caller }) => listColleagues(tx, caller));
  serve(app, 'PUT /operation/attendants/presence', async ({ tx, caller, body }) => {
    await setAway(tx, caller, body.isAway);
    return {};
  });
}
