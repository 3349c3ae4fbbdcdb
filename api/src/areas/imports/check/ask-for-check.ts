import type { ParsedBody } from '@girassol/shared-domain/contract';
import { checkMapping, normaliseHeader, propertiesOf } from '@girassol/shared-domain/imports';
import type { Caller } from '../../../platform/access';
import type { Row, Tx } from '../../../platform/database';
import { enqueue } from '../../../platform/jobs';
import { Refusal } from '../../../platform/refusals/refusal';
import { renewImport } from '../record/change-import';
import { ownImport } from '../record/import-access';
import { checkImport } from './check-job';

type Wishes = ParsedBody<'POST /imports/check/:userId/:importId'>;

/** Has every row checked by a mapping. A check that is at work ends for the newer one. */
export async function askForCheck(
  tx: Tx,
  caller: Caller,
  importId: string,
  { mapping, options }: Wishes,
): Promise<Row<'imports'>> {
  const row = await ownImport(tx, caller, importId);
  // A check that failed wrote nothing of the account: it may be tried again.
  const hasFailed = row.state === 'FAILED' && row.started_at === null && row.forgotten_at === null;
  if (row.state !== 'DRAFT' && row.state !== 'CHECKING' && row.state !== 'CHECKED' && !hasFailed)
    throw new Refusal(
      409,
      'Esta importação já começou. Envie a planilha de novo para mapear de outro jeito.',
    );
  return beginCheck(tx, row, { mapping, options });
}

/** The same of an import that the transaction holds. */
export async function beginCheck(
  tx: Tx,
  row: Row<'imports'>,
  { mapping, options }: Wishes,
): Promise<Row<'imports'>> {
  requireMapping(row, mapping);
  await learn(tx, row, mapping);
  const checking = await renewImport(tx, row, {
    state: 'CHECKING',
    mapping: JSON.stringify(mapping),
    options: JSON.stringify(options),
    ...{ done: 0, cursor: 0, lookalikes: 0, problem: null, counts: '{}', ended_at: null },
  });
  const { account_id: accountId, id, version } = checking;
  await enqueue(tx, checkImport, { accountId, payload: { importId: id, version } });
  return checking;
}

function requireMapping({ type, columns, headers }: Row<'imports'>, mapping: Wishes['mapping']): void {
  const known = new Set(propertiesOf(type).map(({ name }) => name));
  for (const [header, property] of Object.entries(mapping)) {
    if (!headers.includes(header))
      throw new Refusal(400, 'O mapeamento nomeia uma coluna que a planilha não tem.');
    if (property !== null && !known.has(property))
      throw new Refusal(400, 'O mapeamento nomeia uma propriedade que não existe.');
  }
  const errors = checkMapping(type, columns ?? [], mapping).filter(({ level }) => level === 'error');
  if (errors.length > 0) {
    const fields = errors.map(({ property, message }) => ({ path: property ?? 'mapping', message }));
    throw new Refusal(422, errors[0]?.message ?? '', { fields });
  }
}

/** Remembers what each header was mapped to: the next file with it is mapped so. */
async function learn(
  tx: Tx,
  { account_id, type }: Row<'imports'>,
  mapping: Wishes['mapping'],
): Promise<void> {
  const learned = new Map<string, string>();
  for (const [header, property] of Object.entries(mapping)) {
    if (property !== null) learned.set(normaliseHeader(header), property);
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
