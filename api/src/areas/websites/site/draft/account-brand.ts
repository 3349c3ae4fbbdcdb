import type { Tx } from '../../../../platform/database';

/** The colour of the white-label that an account belongs to; null: it has none. */
export async function accountBrand(tx: Tx, accountId: string): Promise<string | null> {
  const found = await tx
    .selectFrom('accounts')
    .innerJoin('distributions', 'distributions.key', 'accounts.whitelabel')
    .select('distributions.document')
    .where('accounts.id', '=', accountId)
    .executeTakeFirst();
  return found?.document.brand.colors?.leaf ?? null;
}
