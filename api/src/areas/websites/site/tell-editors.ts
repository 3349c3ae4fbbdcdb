import type { Tx } from '../../../platform/database';
import { publish } from '../../../platform/events/publish';

/** Tells those who look after the site of an account that it is another one now. */
export async function tellEditors(
  tx: Tx,
  sender: { accountId: string; clientId: string | null },
): Promise<void> {
  const users = await tx
    .selectFrom('users')
    .select('id')
    .where('account_id', '=', sender.accountId)
    .where('disabled_at', 'is', null)
    .execute();
  await publish(
    tx,
    sender,
    { kind: 'website-changed' },
    { people: users.map(({ id }) => id), needs: { permission: 'configManager' } },
  );
}
