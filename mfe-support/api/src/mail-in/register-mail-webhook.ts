import { generateId } from '@girassol/api-platform/database';
import { handleError } from '@girassol/api-platform/http/errors';
import { enqueue, registerCleaning } from '@girassol/api-platform/jobs';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { readMailJob } from './read-mail-job';
import { verifyMailWebhook } from './verify-mail-webhook';

/** Bytes of the largest mail. */
const MAX_MAIL_BYTES = 25 * 1024 * 1024;
/** Mails that wait to be read; above, the sender is asked to come again. */
const MAX_WAITING_MAILS = 200;
/** Days for which a mail that could not be read is kept. */
const UNREADABLE_RETENTION_DAYS = 30;

const cleaning = {
  kind: 'support.forget-mails',
  title: 'Apagar e-mails que não puderam ser lidos',
  everySeconds: 24 * 3_600,
};

/**
 * Registers `POST /api/webhooks/mail`: stores a signed raw mail once, byte by byte, and answers at once; a job reads it. The route
 * has neither the API's sessions nor its parsers.
 */
export async function registerMailWebhook(
  app: FastifyInstance,
  { secret }: { secret: string },
): Promise<void> {
  const { database } = app;
  registerCleaning(app, cleaning, () =>
    database.asSystem((tx) =>
      tx
        .deleteFrom('support_received_mails')
        .where('received_at', '<', sql<Date>`now() - make_interval(days => ${UNREADABLE_RETENTION_DAYS})`)
        .execute(),
    ),
  );
  await app.register(async (inbox) => {
    inbox.setErrorHandler(handleError);
    inbox.removeAllContentTypeParsers();
    inbox.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: MAX_MAIL_BYTES },
      (_request, body, done) => done(null, body),
    );
    inbox.post('/api/webhooks/mail', { schema: { hide: true } }, async ({ headers, body }, reply) => {
      const raw = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      const eventId = verifyMailWebhook(secret, headers, raw);
      if (eventId === null)
        throw new Refusal(401, 'A assinatura deste aviso não confere, ou ele é antigo demais.');
      await database.asSystem(async (tx) => {
        const { waiting } = await tx
          .selectFrom('support_received_mails')
          .select(({ fn }) => fn.countAll<string>().as('waiting'))
          .where('problem', 'is', null)
          .executeTakeFirstOrThrow();
        if (Number(waiting) >= MAX_WAITING_MAILS)
          throw new Refusal(503, 'Há e-mails demais à espera. Tente de novo em instantes.', {
            retryAfter: 60,
          });
        const added = await tx
          .insertInto('support_received_mails')
          .values({ id: generateId(), event_id: eventId, raw, problem: null })
          .onConflict((conflict) => conflict.column('event_id').doNothing())
          .returning('id')
          .executeTakeFirst();
        if (added) await enqueue(tx, readMailJob, { accountId: null, payload: { mailId: added.id } });
      });
      return reply.send({});
    });
  });
}
