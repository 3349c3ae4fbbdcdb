import { scheduleFileDeletion } from '@girassol/api-platform/files';
import type { JobHandler } from '@girassol/api-platform/jobs';
import { DAY_MS } from '@girassol/shared-domain';
import { CHAT_RETENTION_DAYS } from '@girassol/support-domain/help';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';

/** Conversations that one transaction deletes. */
const PORTION = 500;

/** Creates the handler of the job that deletes conversations with the assistant after their retention, with their pictures. */
export const createHandler =
  ({ app: { database } }: { app: FastifyInstance }): JobHandler =>
  async (job) => {
    const before = new Date(Date.now() - CHAT_RETENTION_DAYS * DAY_MS);
    for (;;) {
      const accounts = await database.lookUp(
        sql<{ account_id: string }>`
          select account_id from list_accounts_with_assistant_chats_before(${before}, ${PORTION})`,
      );
      for (const { account_id: accountId } of accounts)
        await database.asAccount({ accountId }, async (tx) => {
          const deleted = await tx
            .deleteFrom('assistant_chats')
            .where('account_id', '=', accountId)
            .where('id', 'in', (chats) =>
              chats
                .selectFrom('assistant_chats')
                .select('id')
                .where('account_id', '=', accountId)
                .where('updated_at', '<', before)
                .limit(PORTION),
            )
            .returning('messages')
            .execute();
          const pictures = deleted.flatMap(({ messages }) => messages.flatMap(({ files }) => files));
          await scheduleFileDeletion(
            tx,
            accountId,
            pictures.map(({ id }) => id),
          );
        });
      if (accounts.length === 0 || job.signal.aborted) break;
    }
    await job.finish();
  };
