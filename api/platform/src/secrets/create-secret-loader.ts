import type { Tx } from '../database';

/**
 * Creates a function that loads a named secret, which all processes of the product share and a migration has
 * created. The function reads the secret once, in the given transaction, because waiting for a second
 * database connection would never end where there is only one.
 */
export function createSecretLoader(name: string): (tx: Tx) => Promise<Buffer> {
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
