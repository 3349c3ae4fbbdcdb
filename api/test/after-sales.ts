import { AFTER_SALES_MODULE } from '@girassol/shared-domain';
import { sql } from 'kysely';
import { newId } from '../src/platform/database';
import type { TestApi } from './harness';
import type { Person } from './people';

/** Gives an account the module and something to offer: a SERVICE and a SUPPLY. Answers their ids. */
export async function offerServices(
  api: TestApi,
  { accountId }: Pick<Person, 'accountId'>,
): Promise<{ cleaning: string; cable: string }> {
  const ids = { cleaning: newId(), cable: newId() };
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
