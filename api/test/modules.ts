import { sql } from 'kysely';
import type { TestApi } from './harness';
import type { Person } from './people';

/** Gives an account a module. */
export async function grantModule(
  api: TestApi,
  { accountId }: Pick<Person, 'accountId'>,
  module: string,
): Promise<void> {
  await api.database.asAccount({ accountId }, (tx) =>
    tx
      .updateTable('accounts')
      .set({ active_modules: sql<string[]>`array_append(active_modules, ${module})` })
      .where('id', '=', accountId)
      .execute(),
  );
}
