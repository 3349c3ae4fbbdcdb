import type { Tx } from '@girassol/api-platform/database';

/** Loads the ratings of tickets of an account, by id, for the notifications that open them. */
export async function loadNotificationTickets(
  tx: Tx,
  accountId: string,
  ticketIds: readonly string[],
): Promise<ReadonlyMap<string, { customerRating: number | null }>> {
  const tickets = await tx
    .selectFrom('support_tickets')
    .select(['id', 'rating'])
    .where('account_id', '=', accountId)
    .where('id', 'in', ticketIds)
    .execute();
  return new Map(tickets.map(({ id, rating }) => [id, { customerRating: rating }]));
}
