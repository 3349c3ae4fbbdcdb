import { type RawBuilder, sql } from 'kysely';

/**
 * What an item named `s` is worth, in cents: as it was won, until then as it is registered. Every list, sum and figure
 * takes it from here.
 */
export const dealValue: RawBuilder<number> = sql<number>`coalesce(s.confirmed_amount_cents, s.amount_cents)`;
