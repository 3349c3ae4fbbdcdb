import { MAIL_AFTER_MINUTES, notificationKinds } from '@girassol/shared-domain';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Tx } from '../database';
import { defineJob, enqueue, registerJob, registerPeriodic } from '../jobs';
import { MailButton, type Mailer, MailText } from '../mail';

/** Mails what somebody has not seen on the screen; decided when its time has come. */
const mailIfUnseen = defineJob({
  kind: 'notifications.mail',
  title: 'Avisar por e-mail quem não viu',
  payload: z.object({ notificationId: z.uuid() }),
});

const forgetOld = defineJob({
  kind: 'notifications.forget',
  title: 'Limpar avisos antigos',
  payload: z.object({}),
  priority: 'LOW',
});

/** Puts the mail of a notification off until the person had time to see it. */
export async function mailUnseen(
  tx: Tx,
  { accountId, notificationId }: { accountId: string; notificationId: string },
): Promise<void> {
  const dueAt = new Date(Date.now() + MAIL_AFTER_MINUTES * 60_000);
  await enqueue(tx, mailIfUnseen, {
    accountId,
    payload: { notificationId },
    once: notificationId,
    dueAt,
  });
}

/** Makes this process one that mails notifications, where it works on jobs. */
export function notifyByJobs(app: FastifyInstance, mailer: Mailer): void {
  registerJob(app, mailIfUnseen, (job) =>
    job.finish((tx) => mailNotification(tx, mailer, job.payload.notificationId)),
  );
  registerPeriodic(app, forgetOld, { everySeconds: 24 * 3_600 }, async () => {
    await app.database.lookUp(sql`select forget_notifications()`);
  });
}

/** Writes the mail of a notification that its person has neither seen nor deleted, in a transaction of the account. */
async function mailNotification(tx: Tx, mailer: Mailer, notificationId: string): Promise<void> {
  const unseen = await tx
    .selectFrom('notifications as n')
    .innerJoin('users as u', (join) =>
      join.onRef('u.account_id', '=', 'n.account_id').onRef('u.id', '=', 'n.user_id'),
    )
    .select(['n.account_id', 'n.kind', 'n.title', 'n.content', 'n.open_url', 'n.count', 'u.name', 'u.email'])
    .where('n.id', '=', notificationId)
    .where('n.seen_at', 'is', null)
    .where('n.read_at', 'is', null)
    .where('n.deleted_at', 'is', null)
    .where('u.disabled_at', 'is', null)
    .executeTakeFirst();
  if (!unseen) return;
  const { account_id, kind, title, content, open_url, count, name, email } = unseen;
  await mailer.send(tx, {
    accountId: account_id,
    key: `notification:${notificationId}:${count}`,
    kind: 'notification',
    to: { name, address: email },
    write: (brand) => ({
      subject: title,
      reason: notificationKinds[kind].reason,
      content: (
        <>
          <MailText>{content}</MailText>
          <MailButton brand={brand} href={brand.origin + open_url} label="Abrir" />
        </>
      ),
    }),
  });
}
