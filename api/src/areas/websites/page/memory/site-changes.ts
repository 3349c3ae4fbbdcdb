import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database';

/** A message names the account whose site visitors see otherwise from now on. */
export const SITES_CHANNEL = 'girassol_sites';

/** Tells every process, once the transaction commits, to forget what it knows of the site of an account. */
export const tellChange = async (tx: Tx, accountId: string): Promise<void> =>
  void (await sql`select pg_notify(${SITES_CHANNEL}, ${accountId})`.execute(tx));
