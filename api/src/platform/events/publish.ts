import type { AccountEvent } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import type { Caller } from '../access/caller';
import type { Tx } from '../database';

/** The one channel of the database; a message names its account. */
export const EVENTS_CHANNEL = 'girassol_account_events';

type WithoutSender<E> = E extends { by: string | null } ? Omit<E, 'by'> : never;
/** An event as a use case tells it; who caused it is added. */
export type NewEvent = WithoutSender<AccountEvent>;

/** Of the same channel: the streams of a session end with it. */
export interface SessionEndMessage {
  endedSession: string;
}

export interface EventMessage {
  accountId: string;
  event: AccountEvent;
}

/**
 * Tells every open browser of the account, in every process. The database delivers it when the transaction commits, and
 * never when it does not.
 */
export async function publish(
  tx: Tx,
  { accountId, clientId }: Pick<Caller, 'accountId' | 'clientId'>,
  event: NewEvent,
): Promise<void> {
  const message = { accountId, event: { ...event, by: clientId } };
  await sql`select pg_notify(${EVENTS_CHANNEL}, ${JSON.stringify(message)})`.execute(tx);
}

/** Ends the open streams of a session, in every process, when the transaction that ends it commits. */
export async function publishSessionEnd(tx: Tx, sessionId: string): Promise<void> {
  const message: SessionEndMessage = { endedSession: sessionId };
  await sql`select pg_notify(${EVENTS_CHANNEL}, ${JSON.stringify(message)})`.execute(tx);
}
