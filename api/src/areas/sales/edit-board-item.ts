import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { publishEvent } from '@girassol/api-platform/events/publish-event';
import { addHistoryLine, loadActor } from '@girassol/api-platform/histories/write-history';
import { requireBaseVersion } from '@girassol/api-platform/http/base-version';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import {
  boardDescriptions,
  computeItemFieldsVersion,
  describeItemField,
  formatItemNumber,
  isEditableItemField,
  omitUndefined,
} from '@girassol/shared-domain';
import type { BoardItem, ParsedRequestBody } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import { requireUnchangedAmount } from '../after-sales/require-unchanged-amount';
import { toBoardItem } from '../items/load-item';
import { loadVisibleItem } from '../kanbans/board-access';
import { getItemAudience } from '../kanbans/get-item-audience';
import { resolveCoOwners } from './recipients';
import { linkProposal, toItemFieldValues, toSaleColumns } from './to-sale-columns';

type Edit = ParsedRequestBody<'PATCH /sales/single/:userId/:saleId'>;

const fieldNames: Record<Exclude<keyof Edit, 'type'>, string> = {
  name: 'nome',
  amount: 'valor',
  validityDate: 'validade',
  proposal: 'proposta',
  leadTemperature: 'temperatura',
  power: 'potência',
  ucType: 'tipo de UC',
  modsQtd: 'quantidade de módulos',
  invQtd: 'quantidade de inversores',
  distance: 'distância',
  roofHight: 'altura do telhado',
  inverterType: 'tipo de inversor',
  dueDate: 'prazo',
  coOwners: 'responsáveis',
};

/**
 * Edits the fields of a board item (lead, deal, project, work or activity) that the request names. The kind
 * of an item never changes. `baseVersion`: version of these fields as the person saw them; throws 409 if somebody has
 * written other values since. An edit that arrives a second time changes nothing.
 */
export async function editBoardItem(
  tx: Tx,
  caller: Caller,
  saleId: string,
  edit: { fields: Edit; baseVersion: string | null },
): Promise<BoardItem> {
  const { type, ...fields } = edit.fields;
  const item = await loadVisibleItem(tx, caller, saleId, { forUpdate: true });
  if (type !== undefined && type !== item.type) {
    throw new Refusal(400, 'O tipo de um item não pode ser alterado.');
  }
  if (edit.baseVersion !== null && isDone(item, fields, edit.baseVersion))
    return toBoardItem(tx, caller, item);
  if (fields.amount !== undefined) await requireUnchangedAmount(tx, item, fields.amount);
  const coOwners =
    fields.coOwners && (await resolveCoOwners(tx, caller, item, fields.coOwners, item.co_owner_ids));
  const values = toSaleColumns({ ...fields, coOwners });
  if (Object.keys(values).length === 0) return toBoardItem(tx, caller, item);

  if (fields.proposal) await linkProposal(tx, item, fields.proposal);
  const actor = await loadActor(tx, caller);
  const edited = await tx
    .updateTable('sales')
    .set({
      ...values,
      last_activity_at: sql<Date>`now()`,
      last_activity_text: `edição de ${actor.firstName}`,
    })
    .where('account_id', '=', caller.accountId)
    .where('id', '=', saleId)
    .returningAll()
    .executeTakeFirstOrThrow();

  const { itemName, gender } = boardDescriptions[item.type];
  const named = Object.entries(fieldNames).filter(([field]) => field in fields);
  await addHistoryLine(tx, caller, actor, {
    customerId: item.customer_id,
    saleId,
    title: `${itemName} ${gender === 'f' ? 'editada' : 'editado'}`,
    content: `${itemName} ${formatItemNumber(item.number)}, alterado: ${named.map(([, name]) => name).join(', ')}.`,
  });
  await publishEvent(
    tx,
    caller,
    { kind: 'item-changed', board: item.type, item: saleId, column: item.column_id },
    getItemAudience(edited, item),
  );
  return toBoardItem(tx, caller, edited);
}

/** Compares an edit with the item: returns true if it is done already, and throws 409 if it was made on other values. */
function isDone(item: Row<'sales'>, fields: Omit<Edit, 'type'>, baseVersion: string): boolean {
  const compared = Object.keys(fields).filter(isEditableItemField);
  const present = toItemFieldValues(item);
  const version = computeItemFieldsVersion(present, compared);
  if (version === computeItemFieldsVersion({ ...present, ...omitUndefined(fields) }, compared)) return true;
  const author = item.last_activity_text === null ? '' : ` (${item.last_activity_text})`;
  const text = compared.map((field) => describeItemField(present, field)).join(', ');
  requireBaseVersion(baseVersion, { version, text: `${text}${author}` });
  return false;
}
