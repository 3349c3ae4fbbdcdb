import { createHash } from 'node:crypto';
import type { Tx } from '@girassol/api-platform/database';
import { sql } from 'kysely';

/**
 * Counts in the database that a test's job had an effect, by the name of the effect, so that a test can find
 * missing and repeated effects.
 */
export async function countJobEffect(tx: Tx, name: string): Promise<void> {
  await sql`
    insert into login_attempts as kept (key, failures, since) values (${toJobEffectKey(name)}, 1, now())
    on conflict (key) do update set failures = kept.failures + 1`.execute(tx);
}

/** Converts the name of a test job's effect to the key under which the effect is counted. */
export const toJobEffectKey = (name: string): Buffer => createHash('sha256').update(name).digest();
