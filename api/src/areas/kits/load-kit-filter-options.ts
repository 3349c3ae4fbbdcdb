import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import { resolveKitOwners } from './kit-access';

/** Loads the values that the filters of a list of kits can be set to. */
export async function loadKitFilterOptions(
  tx: Tx,
  caller: Caller,
  userId: string,
): Promise<ResponseBody<'GET /kits/options/:userId'>> {
  const owners = await resolveKitOwners(tx, caller, userId);
  const distinct = async (values: ReturnType<typeof sql>) => {
    const { rows } = await sql<{ value: string }>`
      select distinct ${values} as value from kits
      where account_id = ${caller.accountId} and (${owners}::uuid[] is null or owner_id = any(${owners}::uuid[]))
      order by 1 limit 200`.execute(tx);
    return rows.map(({ value }) => value);
  };
  return {
    suppliers: await distinct(sql`supplier`),
    moduleBrands: await distinct(sql`unnest(module_brands)`),
    inverterBrands: await distinct(sql`unnest(inverter_brands)`),
  };
}
