import { generateId } from '@girassol/api-platform/database';
import { AFTER_SALES_MODULE } from '@girassol/shared-domain';
import { sql } from 'kysely';
import type { TestApi } from './harness';
import type { TestPerson } from './test-people';

/**
 * Gives an account of a test the after-sales module, with one service of kind SERVICE and one of kind SUPPLY
 * in its settings. Returns the ids of both.
 */
export async function addAfterSalesServices(
  api: TestApi,
  { accountId }: Pick<TestPerson, 'accountId'>,
): Promise<{ cleaning: string; cable: string }> {
  const ids = { cleaning: generateId(), cable: generateId() };
  const afterSalesServices = [
    { _id: ids.cleaning, name: 'Limpeza dos módulos', type: 'SERVICE' as const, priceCents: 40_000 },
    { _id: ids.cable, name: 'Cabo solar 6 mm²', type: 'SUPPLY' as const, priceCents: 950 },
  ];
  await api.database.asAccount({ accountId }, async (tx) => {
    await tx
      .updateTable('accounts')
      .set({ active_modules: sql<string[]>`array_append(active_modules, ${AFTER_SALES_MODULE})` })
      .where('id', '=', accountId)
      .execute();
    await tx
      .insertInto('settings')
      .values({ account_id: accountId, document: JSON.stringify({ afterSalesServices }) })
      .onConflict((conflict) =>
        conflict.column('account_id').doUpdateSet({
          document: sql`settings.document || excluded.document`,
        }),
      )
      .execute();
  });
  return ids;
}
