import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import type { ParsedRequestBody, ParsedRequestParams, ResponseBody } from '@girassol/shared-domain/contract';
import { getImportProperties } from '@girassol/shared-domain/imports';
import { sql } from 'kysely';
import { requireImportAllowed } from './record/import-access';

const READ = 'GET /imports/template/:importType/:hash';
const SAVE = 'POST /imports/template';

/** Loads the mapping that the account saved for a set of spreadsheet headers (imports-036). */
export async function loadMappingTemplate(
  tx: Tx,
  caller: Caller,
  { importType, hash }: ParsedRequestParams<typeof READ>,
): Promise<ResponseBody<typeof READ>> {
  await requireImportAllowed(tx, caller, importType);
  const found = await tx
    .selectFrom('import_templates')
    .select(['name', 'mapping'])
    .where('account_id', '=', caller.accountId)
    .where('type', '=', importType)
    .where('hash', '=', hash)
    .executeTakeFirst();
  return { template: found ? { ...found, importType, hash } : null };
}

/**
 * Saves the account's mapping from a set of spreadsheet headers to properties, and replaces an earlier
 * mapping of the same headers.
 */
export async function saveMappingTemplate(
  tx: Tx,
  caller: Caller,
  { name, mapping, importType: type, hash }: ParsedRequestBody<typeof SAVE>,
): Promise<Record<string, never>> {
  await requireImportAllowed(tx, caller, type);
  const known = new Set(getImportProperties(type).map((property) => property.name));
  const unknown = Object.values(mapping).find((property) => property !== null && !known.has(property));
  if (unknown !== undefined) throw new Refusal(400, 'O mapeamento nomeia um campo que não existe.');
  const saved = { name, mapping: JSON.stringify(mapping), updated_by: caller.userId };
  await tx
    .insertInto('import_templates')
    .values({ ...saved, account_id: caller.accountId, type, hash })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'type', 'hash'])
        .doUpdateSet({ ...saved, updated_at: sql<Date>`now()` }),
    )
    .execute();
  return {};
}
