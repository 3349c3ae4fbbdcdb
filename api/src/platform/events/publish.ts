import type { AccountEvent } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import type { Caller } from '../access/caller';
import type { Tx } from '../database';
import type { Audience } from './audience';

/** The one channel of the database; a message names its account. */
export const EVENTS_CHANNEL = 'girassol_account_events';

/** People of one message: PostgreSQL carries less than 8,000 bytes, and an id takes 39 of them. */
const MOST_PEOPLE = 150;

type WithoutSender<E> = E extends { by: string | null } ? Omit<E, 'by'> : never;
/** An event as a use case tells it; who caused it is added. */
export type NewEvent = WithoutSender<AccountEvent>;

/** What concerns everybody who works in the account: how it is arranged. They name no record. */
type ArrangementKind =
  | 'columns-changed'
  | 'checklist-changed'
  | 'catalogue-changed'
  | 'settings-changed'
  | 'account-changed'
  | 'website-changed';
export type ArrangementEvent = Extract<NewEvent, { kind: ArrangementKind }>;

/** Of the same channel: the streams of a session end with it. */
export interface SessionEndMessage {
  endedSession: string;
}

export interface EventMessage {
  accountId: string;
  event: AccountEvent;
  /** Left out: everybody of the account. */
  to?: Audience;
}

type Sender = Pick<Caller, 'accountId' | 'clientId'>;

/**
 * Tells open browsers, in every process: those of `to`, or all of the account where it is about no record. The database
 * delivers it when the transaction commits, and never when it does not.
 */
export async function publish(tx: Tx, sender: Sender, event: ArrangementEvent): Promise<void>;
export async function publish(tx: Tx, sender: Sender, event: NewEvent, to: Audience): Promise<void>;
export async function publish(
  tx: Tx,
  { accountId, clientId }: Sender,
  event: NewEvent,
  to?: Audience,
): Promise<void> {
  const message = { accountId, event: { ...event, by: clientId } };
  if (!to) return notify(tx, JSON.stringify(message));
  const people = [...new Set(to.people)];
  for (let first = 0; first === 0 || first < people.length; first += MOST_PEOPLE)
    await notify(
      tx,
      JSON.stringify({ ...message, to: { ...to, people: people.slice(first, first + MOST_PEOPLE) } }),
    );
}

const notify = async (tx: Tx, text: string): Promise<void> =>
  void (await sql`select pg_notify(${EVENTS_CHANNEL}, ${text})`.execute(tx));

/** Ends the open streams of a session, in every process, when the transaction that ends it commits. */
export async function publishSessionEnd(tx: Tx, sessionId: string): Promise<void> {
  const message: SessionEndMessage = { endedSession: sessionId };
  await notify(tx, JSON.stringify(message));
}
