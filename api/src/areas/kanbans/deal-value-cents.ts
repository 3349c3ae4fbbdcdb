import { type RawBuilder, sql } from 'kysely';

/**
 * SQL expression for the value of an item `s` in cents: the value it was won for, otherwise its registered value. Every
 * list, sum and figure uses it.
 */
export const dealValueCents: RawBuilder<number> = sql<number>`coalesce(s.confirmed_amount_cents, s.amount_cents)`;
