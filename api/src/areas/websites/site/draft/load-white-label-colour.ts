import type { Tx } from '@girassol/api-platform/database';

/** Loads the colour of the white label of an account, null if it has none. */
export async function loadWhiteLabelColour(tx: Tx, accountId: string): Promise<string | null> {
  const found = await tx
    .selectFrom('accounts')
    .innerJoin('distributions', 'distributions.key', 'accounts.whitelabel')
    .select('distributions.document')
    .where('accounts.id', '=', accountId)
    .executeTakeFirst();
  return found?.document.brand.colors?.leaf ?? null;
}
