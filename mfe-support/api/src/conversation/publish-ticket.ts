import { loadAccountOwner } from '@girassol/api-platform/access/load-account-owner';
import type { Tx } from '@girassol/api-platform/database';
import { findPersonOrDeputy } from '@girassol/api-platform/deputies';
import { createUserAudience } from '@girassol/api-platform/events/audience';
import { type NewEvent, publishEvent } from '@girassol/api-platform/events/publish-event';
import { sql } from 'kysely';
import type { TicketRow } from './ticket-row';

type PublishedTicket = Pick<TicketRow, 'account_id' | 'id' | 'requester_id' | 'participants'>;

interface PublishOptions {
  /** Browser that caused the event. */
  clientId: string | null;
  /** False: only attendants hear it, because only they see what changed. */
  reachesAccount?: boolean;
}

/**
 * Lists who is notified of a ticket: its requester, the deputy while the requester is away, and the people of tickets that were
 * merged into it.
 */
export const listTicketPeople = async (
  tx: Tx,
  { account_id, requester_id, participants }: PublishedTicket,
): Promise<string[]> => [
  requester_id,
  await findPersonOrDeputy(tx, account_id, requester_id),
  ...participants,
];

/** Publishes to the people of a ticket that it has a message, or changed; the event names no more than the number. */
export async function publishTicketChanged(
  tx: Tx,
  ticket: PublishedTicket,
  seq: number,
  options: PublishOptions,
): Promise<void> {
  await publishToTicket(tx, ticket, { kind: 'ticket-changed', ticket: ticket.id, seq }, options);
}

/** Publishes the same, and to attendants that the queue of tickets changed. */
export async function publishTicketAndQueueChanged(
  tx: Tx,
  ticket: PublishedTicket,
  seq: number,
  options: PublishOptions,
): Promise<void> {
  await publishTicketChanged(tx, ticket, seq, options);
  await publishQueueChanged(tx, ticket, options);
}

/** Publishes to attendants that the queue of tickets changed, by this one. */
export const publishQueueChanged = (
  tx: Tx,
  { id }: Pick<TicketRow, 'id'>,
  { clientId }: Pick<PublishOptions, 'clientId'>,
): Promise<void> => publishToAttendants(tx, { kind: 'ticket-queue-changed', ticket: id }, clientId);

/** Publishes an event to requester, the requester's deputy, people of merged tickets, manager and attendants. */
export async function publishToTicket(
  tx: Tx,
  ticket: PublishedTicket,
  event: NewEvent,
  { clientId, reachesAccount = true }: PublishOptions,
): Promise<void> {
  if (reachesAccount) {
    const { account_id: accountId } = ticket;
    const owner = await loadAccountOwner(tx, accountId);
    const people = await listTicketPeople(tx, ticket);
    await publishEvent(tx, { accountId, clientId }, event, createUserAudience(...people, owner.id));
  }
  await publishToAttendants(tx, event, clientId);
}

/** Publishes an event to the attendants, who are of other accounts. */
export async function publishToAttendants(tx: Tx, event: NewEvent, clientId: string | null): Promise<void> {
  const { rows } = await sql<{ account_id: string; people: string[] }>`
    select account_id, array_agg(user_id) as people from list_support_attendants() group by account_id`.execute(
    tx,
  );
  for (const { account_id: accountId, people } of rows)
    await publishEvent(tx, { accountId, clientId }, event, createUserAudience(...people));
}
