import type { Tx } from '@girassol/api-platform/database';
import { scheduleFileDeletion } from '@girassol/api-platform/files';
import type { JobHandler } from '@girassol/api-platform/jobs';
import type { ModuleContext } from '@girassol/api-platform/modules';
import { PICTURE_RETENTION_MONTHS, TEXT_RETENTION_MONTHS } from '@girassol/support-domain/tickets';
import { sql } from 'kysely';
import { eraseTicket } from '../conversation';

interface ExpiredRow {
  account_id: string;
  ticket_id: string;
  erases: boolean;
}

/** Creates the handler of the job that erases pictures of tickets closed for 12 months, and tickets closed for 24. */
export const createHandler =
  ({ app }: ModuleContext<unknown>): JobHandler<Record<string, unknown>> =>
  async () => {
    const { database } = app;
    for (;;) {
      const found = await database.lookUp(sql<ExpiredRow>`
        select * from list_expired_support_tickets(${PICTURE_RETENTION_MONTHS}, ${TEXT_RETENTION_MONTHS})`);
      for (const { account_id, ticket_id: id, erases } of found) {
        await app.giveWay();
        const ticket = { account_id, id };
        await database.asAccount({ accountId: account_id }, (tx) =>
          erases ? eraseTicket(tx, ticket) : erasePictures(tx, ticket),
        );
      }
      if (found.length === 0) return;
    }
  };

async function erasePictures(tx: Tx, { account_id, id }: { account_id: string; id: string }): Promise<void> {
  const messages = await tx
    .selectFrom('support_messages')
    .select('files')
    .where('account_id', '=', account_id)
    .where('ticket_id', '=', id)
    .where(sql<boolean>`files <> '[]'`)
    .execute();
  await scheduleFileDeletion(
    tx,
    account_id,
    messages.flatMap(({ files }) => files.map((file) => file.id)),
  );
  await tx
    .updateTable('support_messages')
    .set({ files: '[]', erased_files: sql<number>`erased_files + jsonb_array_length(files)` })
    .where('account_id', '=', account_id)
    .where('ticket_id', '=', id)
    .where(sql<boolean>`files <> '[]'`)
    .execute();
}
