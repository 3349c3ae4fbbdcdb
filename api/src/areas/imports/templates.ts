import type { Answer, ParsedBody, ParsedParams } from '@girassol/shared-domain/contract';
import { propertiesOf } from '@girassol/shared-domain/imports';
import { sql } from 'kysely';
import type { Caller } from '../../platform/access';
import type { Tx } from '../../platform/database';
import { Refusal } from '../../platform/refusals/refusal';
import { requireImports } from './record/import-access';

const READ = 'GET /imports/template/:importType/:hash';
const SAVE = 'POST /imports/template';

/** The mapping that the account saved for these headers (imports-036). */
export async function readTemplate(
  tx: Tx,
  caller: Caller,
  { importType, hash }: ParsedParams<typeof READ>,
): Promise<Answer<typeof READ>> {
  await requireImports(tx, caller, importType);
  const found = await tx
    .selectFrom('import_templates')
    .select(['name', 'mapping'])
    .where('account_id', '=', caller.accountId)
    .where('type', '=', importType)
    .where('hash', '=', hash)
    .executeTakeFirst();
  return { template: found ? { ...found, importType, hash } : null };
}

/** Saves a mapping in place of the one there was. */
export async function saveTemplate(
  tx: Tx,
  caller: Caller,
  { name, mapping, importType: type, hash }: ParsedBody<typeof SAVE>,
): Promise<Record<string, never>> {
  await requireImports(tx, caller, type);
  const known = new Set(propertiesOf(type).map((property) => property.name));
  const unknown = Object.values(mapping).find((property) => property !== null && !known.has(property));
  if (unknown !== undefined) throw new Refusal(400, 'O mapeamento nomeia uma propriedade que não existe.');
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
