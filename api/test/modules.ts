import { sql } from 'kysely';
import type { TestApi } from './harness';
import type { TestPerson } from './test-people';

/** Adds a module to an account of a test. */
export async function grantModule(
  api: TestApi,
  { accountId }: Pick<TestPerson, 'accountId'>,
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
