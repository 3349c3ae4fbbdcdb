import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { serveFilesUpload } from '@girassol/api-platform/files';
import { serve } from '@girassol/api-platform/http/serve';
import type { FastifyInstance } from 'fastify';
import { createTypingLimiter, loadTicket, messageUploadLimits, receivePicture } from '../conversation';
import {
  closeOwnTicket,
  deleteTicket,
  markTicketRead,
  rateTicket,
  restoreTicket,
  snoozeTicket,
} from './change-ticket';
import { listTickets, listUnratedTickets, ownTickets } from './list-tickets';
import { canSeeTicket, findTicketRow, requireTicketRow, ticketNotFound, toReader } from './ticket-access';
import { publishTyping } from './typing';
import { writeMessage } from './write-message';

/** Registers the routes by which people of an account ask support. */
export function registerTicketRoutes(app: FastifyInstance): void {
  const { files } = app;
  const mayPass = createTypingLimiter();

  /** Loads a ticket of the caller after it was changed. */
  const load = async (tx: Tx, caller: Caller, ticketId: string, range = {}) => ({
    ticket: await loadTicket(tx, toReader(caller), await requireTicketRow(tx, caller, ticketId), {
      files,
      ...range,
    }),
  });

  serve(app, 'GET /tickets/paginated/user/:multiplier', ({ tx, caller, params }) =>
    listTickets(tx, caller, ownTickets, params.multiplier),
  );
  serve(app, 'POST /tickets/filtered/user/:multiplier', ({ tx, caller, params, body }) =>
    listTickets(tx, caller, body, params.multiplier),
  );
  serve(app, 'GET /tickets/unrated/user', ({ tx, caller }) => listUnratedTickets(tx, caller));
  serve(app, 'GET /tickets/single/user/:ticketId', ({ tx, caller, params, query }) =>
    load(tx, caller, params.ticketId, query),
  );

  serveFilesUpload(app, 'POST /tickets/single/conversation/user/:ticketId', {
    ...messageUploadLimits,
    async check({ tx, caller, params }) {
      const row = await findTicketRow(tx, caller, params.ticketId);
      if (row && !(await canSeeTicket(tx, caller, row))) throw ticketNotFound();
    },
    prepare: ({ caller, file }) => receivePicture(files, caller, file),
    handle: async ({ tx, caller, params, body, files: pictures }) => ({
      ticket: await writeMessage(tx, caller, { ...params, body, files: pictures, services: files }),
    }),
  });

  serve(app, 'PUT /tickets/single/read/:ticketId', async ({ tx, caller, params, body }) => {
    await markTicketRead(tx, caller, params.ticketId, body.seq);
    return {};
  });
  serve(app, 'POST /tickets/single/typing/:ticketId', async ({ tx, caller, params }) => {
    await publishTyping(tx, caller, params.ticketId, mayPass);
    return {};
  });
  serve(app, 'PUT /tickets/single/closing/:ticketId', async ({ tx, caller, params }) => {
    await closeOwnTicket(tx, caller, params.ticketId);
    return load(tx, caller, params.ticketId);
  });
  serve(app, 'PUT /tickets/single/snooze/:ticketId', async ({ tx, caller, params, body }) => {
    await snoozeTicket(tx, caller, params.ticketId, body.until);
    return load(tx, caller, params.ticketId);
  });
  serve(app, 'PUT /tickets/single/rating/:ticketId', async ({ tx, caller, params, body }) => {
    await rateTicket(tx, caller, params.ticketId, body);
    return load(tx, caller, params.ticketId);
  });
  serve(app, 'DELETE /tickets/single/:ticketId', async ({ tx, caller, params }) => {
    await deleteTicket(tx, caller, params.ticketId);
    return {};
  });
  serve(app, 'PUT /tickets/single/restoring/:ticketId', async ({ tx, caller, params }) => {
    await restoreTicket(tx, caller, params.ticketId);
    return load(tx, caller, params.ticketId);
  });
}
