import type { Tx } from '@girassol/api-platform/database';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';

/** The last use of a session is exact to this time; so seldom is it written. */
const EXACT_TO_MS = 5 * 60_000;
/** Sessions whose last use this process remembers. */
const MAX_REMEMBERED = 10_000;

interface UsedSession {
  accountId: string;
  sessionId: string;
}

/** Records the use of a session in a transaction of its account, unless it was recorded in the last minutes. */
export async function recordSessionUse(tx: Tx, { accountId, sessionId }: UsedSession): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ last_used_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('id', '=', sessionId)
    .where('last_used_at', '<', new Date(Date.now() - EXACT_TO_MS))
    .execute();
}

/**
 * Registers a hook that records the use of sessions by all calls, every few minutes for each session. A page that starts
 * records it anyway, so the first call that a process sees of a session is only remembered.
 */
export function registerSessionUse(app: FastifyInstance): void {
  const recorded = new Map<string, number>();
  app.addHook('onResponse', async (request) => {
    const caller = request.caller;
    if (!caller) return;
    const { sessionId } = caller;
    const last = recorded.get(sessionId);
    if (last !== undefined && Date.now() - last < EXACT_TO_MS) return;
    if (recorded.size >= MAX_REMEMBERED) recorded.clear();
    recorded.set(sessionId, Date.now());
    if (last === undefined) return;
    // A database that is away forgets one use.
    await app.database.asAccount(caller, (tx) => recordSessionUse(tx, caller)).catch(() => undefined);
  });
}
