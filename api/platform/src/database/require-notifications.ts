import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from './database';
import { StartFailure } from './start-failure';

const MAX_DELIVERY_MS = 2_000;

/**
 * Sends a notification through the pool, and throws if this process does not hear it: through a pooler in transaction mode
 * nobody would ever see what others change, without any error.
 */
export async function requireNotifications(database: Database): Promise<void> {
  const channel = `start_${randomUUID().replaceAll('-', '')}`;
  let onHeard = () => {};
  const heard = new Promise<true>((resolve) => {
    onHeard = () => resolve(true);
  });
  const stop = await database.listen(channel, onHeard, onHeard);
  try {
    await database.asSystem((tx) => sql`select pg_notify(${channel}, '')`.execute(tx));
    const isHeard = await Promise.race([heard, pause(MAX_DELIVERY_MS, false, { ref: false })]);
    if (!isHeard)
      throw new StartFailure(
        'As notificações do banco de dados não chegam: DATABASE_URL leva a um pooler. Informe em DATABASE_DIRECT_URL o endereço do próprio servidor.',
      );
  } finally {
    await stop();
  }
}
