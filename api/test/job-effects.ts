import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../src/platform/database';

/** An effect: one more, under this name. */
export async function addOne(tx: Tx, name: string): Promise<void> {
  await sql`
    insert into login_attempts as kept (key, failures, since) values (${keyOf(name)}, 1, now())
    on conflict (key) do update set failures = kept.failures + 1`.execute(tx);
}

export const keyOf = (name: string): Buffer => createHash('sha256').update(name).digest();
