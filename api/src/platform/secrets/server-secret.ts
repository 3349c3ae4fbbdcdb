import type { Tx } from '../database';

/**
 * Reads a secret that every process of the product shares; a migration has made it. Read in the transaction at hand, once:
 * a second connection would be waited for in vain where there is only one.
 */
export function serverSecret(name: string): (tx: Tx) => Promise<Buffer> {
  let known: Buffer | undefined;
  return async (tx) => {
    if (known) return known;
    const row = await tx
      .selectFrom('server_secrets')
      .select('secret')
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    known = Buffer.from(row.secret);
    return known;
  };
}
