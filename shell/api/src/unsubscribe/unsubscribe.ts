import type { Tx } from '@girassol/api-platform/database';
import type { UnsubscribeLink } from '@girassol/api-platform/mail';
import { findNotificationKind, listNotificationKinds } from '@girassol/api-platform/notifications';
import { resolveTiming } from '@girassol/shared-domain';

/** Returns what the mails of a link are about, as the page says it; null for a kind that cannot be switched off. */
export function describeUnsubscribeLink({ kind }: UnsubscribeLink): string | null {
  if (kind === null) return 'o resumo da manhã';
  const rules = findNotificationKind(kind);
  return rules && !rules.isRequired ? `os e-mails de: ${rules.label}` : null;
}

/**
 * Switches off the mails of a link for its person: those of one kind, or all kinds that come with the mail of the morning.
 * The bell is not changed. A second time changes nothing.
 */
export async function unsubscribe(tx: Tx, { accountId, userId, kind }: UnsubscribeLink): Promise<void> {
  const kinds = kind === null ? await listSummaryKinds(tx, { accountId, userId }) : [kind];
  if (kinds.length === 0) return;
  await tx
    .insertInto('notification_preferences')
    .values(
      kinds.map((each) => ({
        account_id: accountId,
        user_id: userId,
        kind: each,
        channel: 'mail' as const,
        timing: 'NEVER' as const,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'user_id', 'kind', 'channel']).doUpdateSet({ timing: 'NEVER' }),
    )
    .execute();
}

/** Lists the kinds that a person is mailed of in the morning. */
async function listSummaryKinds(
  tx: Tx,
  { accountId, userId }: { accountId: string; userId: string },
): Promise<string[]> {
  const choices = await tx
    .selectFrom('notification_preferences')
    .select(['kind', 'timing'])
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .where('channel', '=', 'mail')
    .execute();
  return listNotificationKinds()
    .filter(([kind, rules]) => {
      const chosen = choices.find((choice) => choice.kind === kind);
      return resolveTiming(rules, 'mail', chosen ? { mail: chosen.timing } : {}) === 'SUMMARY';
    })
    .map(([kind]) => kind);
}
