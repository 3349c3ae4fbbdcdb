import { formatCountWithNoun } from '@girassol/shared-domain';
import { sql } from 'kysely';
import type { Row, Tx } from '../database';
import { MailButton, type Mailer, MailText } from '../mail';
import { loadDeliveries } from './delivery';

/** Maximum number of notifications that a mail of the morning names; the others are counted. */
const MAX_NAMED = 20;

/**
 * Writes the mail of the morning of a person: what is still unread of the kinds that the person wants so, decided now, in a
 * transaction of the account. Without any, nothing is written.
 */
export async function mailSummary(
  tx: Tx,
  mailer: Mailer,
  { userId, day }: { userId: string; day: string },
): Promise<void> {
  const user = await tx
    .selectFrom('users')
    .select(['account_id', 'name', 'email'])
    .where('id', '=', userId)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  if (!user) return;
  const { account_id: accountId, name, email } = user;
  const unread = await listUnmailed(tx, accountId, userId);
  if (unread.length === 0) return;
  const others = unread.length - MAX_NAMED;
  const mailId = await mailer.send(tx, {
    accountId,
    key: `notification-summary:${userId}:${day}`,
    kind: 'notification-summary',
    to: { name, address: email },
    unsubscribe: { userId, kind: null },
    write: (brand) => ({
      subject: `Seu resumo: ${formatCountWithNoun(unread.length, 'aviso não lido', 'avisos não lidos')}`,
      reason: 'Você recebe este resumo porque escolheu saber destes avisos uma vez por dia.',
      content: (
        <>
          {unread.slice(0, MAX_NAMED).map(({ id, title, content }) => (
            <MailText key={id}>
              <strong>{title}</strong>
              <br />
              {content}
            </MailText>
          ))}
          {others > 0 && <MailText>E mais {formatCountWithNoun(others, 'aviso', 'avisos')}.</MailText>}
          <MailButton brand={brand} href={`${brand.origin}/inicio`} label="Ver no sistema" />
        </>
      ),
    }),
  });
  if (mailId === null) return;
  await tx
    .updateTable('notifications')
    .set({ mailed_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where(
      'id',
      'in',
      unread.map(({ id }) => id),
    )
    .execute();
}

/** Lists what a person has neither read nor been mailed of, of the kinds that are told in the morning. */
async function listUnmailed(tx: Tx, accountId: string, userId: string): Promise<Row<'notifications'>[]> {
  const rows = await tx
    .selectFrom('notifications')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .where('deleted_at', 'is', null)
    .where('mailed_at', 'is', null)
    .where('listed_at', '<=', sql<Date>`now()`)
    .orderBy('listed_at', 'desc')
    .limit(500)
    .execute();
  const morning = new Set<string>();
  for (const kind of new Set(rows.map((row) => row.kind))) {
    const [delivery] = await loadDeliveries(tx, { accountId, kind, userIds: [userId], now: Date.now() });
    if (delivery?.mail === 'SUMMARY') morning.add(kind);
  }
  return rows.filter(({ kind }) => morning.has(kind));
}
