import { loadAccountOwner } from '@girassol/api-platform/access/load-account-owner';
import { servePublicFilesUpload } from '@girassol/api-platform/files';
import { serve } from '@girassol/api-platform/http/serve';
import type { FastifyInstance } from 'fastify';
import { messageUploadLimits, receivePicture } from '../conversation';
import { countVisitorMessage } from '../visitors/limit-visitors';
import { withRecoveryTicket } from './find-recovery-ticket';
import { openRecoveryChat } from './open-recovery-chat';
import { readRecoveryChat } from './read-recovery-chat';
import { sendAccessLink } from './send-access-link';
import { writeRecoveryMessage } from './write-recovery-message';

/** Registers the routes of the chat of people who cannot sign in, and of the one thing that an attendant may do for them. */
export function registerRecoveryRoutes(app: FastifyInstance): void {
  const { database, files } = app;

  serve(app, 'POST /tickets/new/password-recovery', async ({ request, body }) => ({
    ticket: await openRecoveryChat(request, body),
  }));
  serve(app, 'GET /tickets/single/password-recovery/:ticketId', ({ params, query, request: { ip } }) =>
    withRecoveryTicket(database, { ...params, ip }, async (tx, ticket) => ({
      ticket: await readRecoveryChat(tx, ticket, { files, ...query }),
    })),
  );
  servePublicFilesUpload(app, 'POST /tickets/single/conversation/password-recovery/:ticketId', {
    ...messageUploadLimits,
    async findOwner({ params, request: { ip } }) {
      const owner = await withRecoveryTicket(database, { ...params, ip }, async (tx, { account_id }) => ({
        accountId: account_id,
        // Files have an owner who is a person of the account.
        userId: (await loadAccountOwner(tx, account_id)).id,
      }));
      await countVisitorMessage(database, params.ticketId);
      return owner;
    },
    prepare: (file, owner) => receivePicture(files, owner, file),
    handle: ({ params, request: { ip }, body, files: pictures }) =>
      withRecoveryTicket(database, { ...params, ip, isLocked: true }, async (tx, row) => {
        const { ticket, isNew } = await writeRecoveryMessage(tx, row, { body, pictures, files });
        return { answer: { ticket }, hasSavedFiles: isNew };
      }),
  });

  serve(app, 'POST /operation/tickets/access-link/:ticketId', async ({ tx, caller, params }) => {
    await sendAccessLink(tx, caller, params.ticketId);
    return {};
  });
}
