import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { enqueue } from '@girassol/api-platform/jobs';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import type { ParsedRequestBody } from '@girassol/shared-domain/contract';
import { checkMapping, getImportProperties, normalizeHeader } from '@girassol/shared-domain/imports';
import { lockAllowedImport } from '../record/import-access';
import { updateImportAsNewVersion } from '../record/update-import';
import { checkImportJob } from './check-job';

type Wishes = ParsedRequestBody<'POST /imports/check/:userId/:importId'>;

/**
 * Starts the check of all rows of an import by the mapping that the user chose. A running check is replaced
 * by the new one. Throws 409 if the import has already started to write.
 */
export async function requestCheck(
  tx: Tx,
  caller: Caller,
  importId: string,
  { mapping, options, startsWhenChecked = false }: Wishes,
): Promise<Row<'imports'>> {
  const row = await lockAllowedImport(tx, caller, importId);
  // A check that failed wrote nothing of the account: it may be tried again.
  const hasFailed = row.state === 'FAILED' && row.started_at === null && row.forgotten_at === null;
  if (row.state !== 'DRAFT' && row.state !== 'CHECKING' && row.state !== 'CHECKED' && !hasFailed)
    throw new Refusal(
      409,
      'Esta importação já começou. Envie a planilha de novo para mapear de outro jeito.',
    );
  return startCheck(tx, row, { mapping, options, startsWhenChecked });
}

/**
 * Saves mapping and options of an import that the transaction has locked, and enqueues the job that checks
 * its rows.
 */
export async function startCheck(
  tx: Tx,
  row: Row<'imports'>,
  { mapping, options, startsWhenChecked = false }: Wishes,
): Promise<Row<'imports'>> {
  requireMapping(row, mapping);
  await saveLearnedHeaders(tx, row, mapping);
  const checking = await updateImportAsNewVersion(tx, row, {
    state: 'CHECKING',
    mapping: JSON.stringify(mapping),
    options: JSON.stringify(options),
    starts_alone: startsWhenChecked,
    ...{ done: 0, cursor: 0, lookalikes: 0, problem: null, counts: '{}', ended_at: null },
  });
  const { account_id: accountId, id, version } = checking;
  await enqueue(tx, checkImportJob, { accountId, payload: { importId: id, version } });
  return checking;
}

function requireMapping({ type, columns, headers }: Row<'imports'>, mapping: Wishes['mapping']): void {
  const known = new Set(getImportProperties(type).map(({ name }) => name));
  for (const [header, property] of Object.entries(mapping)) {
    if (!headers.includes(header))
      throw new Refusal(400, 'O mapeamento nomeia uma coluna que a planilha não tem.');
    if (property !== null && !known.has(property))
      throw new Refusal(400, 'O mapeamento nomeia um campo que não existe.');
  }
  const errors = checkMapping(type, columns ?? [], mapping).filter(({ level }) => level === 'error');
  if (errors.length > 0) {
    const fields = errors.map(({ property, message }) => ({ path: property ?? 'mapping', message }));
    throw new Refusal(422, errors[0]?.message ?? '', { fields });
  }
}

/** Saves to which property each header of an import was mapped: the next file with the header is mapped so. */
export async function saveLearnedHeaders(
  tx: Tx,
  { account_id, type }: Pick<Row<'imports'>, 'account_id' | 'type'>,
  mapping: Wishes['mapping'],
): Promise<void> {
  const learned = new Map<string, string>();
  for (const [header, property] of Object.entries(mapping)) {
    if (property !== null) learned.set(normalizeHeader(header), property);
  }
  if (learned.size === 0) return;
  await tx
    .insertInto('import_headers')
    .values([...learned].map(([header, property]) => ({ account_id, type, header, property })))
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'type', 'header'])
        .doUpdateSet(({ ref }) => ({ property: ref('excluded.property') })),
    )
    .execute();
}
