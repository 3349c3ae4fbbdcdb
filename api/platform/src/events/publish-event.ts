import type { AccountLiveEvent } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import type { Caller } from '../access/caller';
import type { Tx } from '../database';
import type { Audience } from './audience';

/** PostgreSQL channel of the events of all accounts; each message names its account. */
export const EVENTS_CHANNEL = 'girassol_account_events';

/** Maximum number of people per message: PostgreSQL accepts less than 8,000 bytes, and an id takes 39 of them. */
const MAX_PEOPLE = 150;

type WithoutSender<E> = E extends { by: string | null } ? Omit<E, 'by'> : never;
/** Event as a use case publishes it; `publishEvent` adds the browser that caused the event. */
export type NewEvent = WithoutSender<AccountLiveEvent>;

/** Kind of event that concerns everybody in the account and names no record: a change of its configuration. */
type AccountWideKind =
  | 'columns-changed'
  | 'checklist-changed'
  | 'catalogue-changed'
  | 'settings-changed'
  | 'account-changed'
  | 'website-changed';
/**
 * Event that concerns everybody in an account, such as a change of settings, so that it needs no audience.
 */
export type AccountWideEvent = Extract<NewEvent, { kind: AccountWideKind }>;

/** Message in the events channel that ends all event streams of a session. */
export interface SessionEndMessage {
  endedSession: string;
}

/**
 * Message in the events channel: an event of an account, with the users who receive it (without `to`,
 * everybody in the account).
 */
export interface EventMessage {
  accountId: string;
  event: AccountLiveEvent;
  /** Left out: everybody of the account. */
  to?: Audience;
}

type Sender = Pick<Caller, 'accountId' | 'clientId'>;

/**
 * Publishes an event to open browsers, whichever process serves them: to the users of the audience `to`, or
 * to the whole account if the event concerns no single record. The event is delivered when the transaction
 * commits and discarded on a rollback.
 */
export async function publishEvent(tx: Tx, sender: Sender, event: AccountWideEvent): Promise<void>;
export async function publishEvent(tx: Tx, sender: Sender, event: NewEvent, to: Audience): Promise<void>;
export async function publishEvent(
  tx: Tx,
  { accountId, clientId }: Sender,
  event: NewEvent,
  to?: Audience,
): Promise<void> {
  const message = { accountId, event: { ...event, by: clientId } };
  if (!to) return notify(tx, JSON.stringify(message));
  const people = [...new Set(to.people)];
  for (let first = 0; first === 0 || first < people.length; first += MAX_PEOPLE)
    await notify(
      tx,
      JSON.stringify({ ...message, to: { ...to, people: people.slice(first, first + MAX_PEOPLE) } }),
    );
}

const notify = async (tx: Tx, text: string): Promise<void> =>
  void (await sql`select pg_notify(${EVENTS_CHANNEL}, ${text})`.execute(tx));

/** Message in the events channel to whoever waits for a topic, such as a charge that somebody without a login pays. */
export interface TopicMessage {
  topic: string;
}

/** Publishes to whoever waits for a topic, in every process, when the transaction commits. */
export async function publishTopic(tx: Tx, topic: string): Promise<void> {
  const message: TopicMessage = { topic };
  await notify(tx, JSON.stringify(message));
}

/** Ends the open event streams of a session, in every process, when the transaction commits. */
export async function publishSessionEnd(tx: Tx, sessionId: string): Promise<void> {
  const message: SessionEndMessage = { endedSession: sessionId };
  await notify(tx, JSON.stringify(message));
}
