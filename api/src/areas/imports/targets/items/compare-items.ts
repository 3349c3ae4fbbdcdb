import { boards, can, meets } from '@girassol/shared-domain';
import { type BoardImportType, boardImports, type RowValues } from '@girassol/shared-domain/imports';
import { type Caller, visibleOwners } from '../../../../platform/access';
import type { Row, Tx } from '../../../../platform/database';
import { peopleOf } from '../../../exports/sources/people';
import { readKanban } from '../../../kanbans/read-kanban';
import { besideOf, inReais } from '../beside';
import { type Columns, changesOf } from '../changes';
import { asThere, customerBeside, seenCustomers } from '../customers/compare-customers';
import { rowCustomer } from '../customers/customer-columns';
import { namedPeople } from '../people';
import type { AskingRow, Beside, ImportContext } from '../target';
import { rowItem } from './row-item';

const SUFFIX = '_cliente';

/** Rows that ask beside the items, or the earlier rows, that they equal, with the customer of each. */
export async function compareItems(
  tx: Tx,
  context: ImportContext,
  rows: readonly AskingRow[],
  type: BoardImportType,
): Promise<Map<number, Beside>> {
  const { caller } = context;
  const { board, suffix } = boardImports[type];
  const ids = rows.flatMap(({ recordId }) => recordId ?? []);
  const items = await seenItems(tx, caller, board, ids);
  const customerIds = [...items.values()].map(({ customer_id }) => customer_id);
  const customers = await seenCustomers(tx, context, customerIds);
  const people = await namedPeople(tx, caller, board);
  const names = await peopleOf(tx, caller.accountId);
  const kanban = await readKanban(tx, caller.accountId, { type: board });
  const wantedOf = (values: RowValues): Columns => {
    const person = values.id_colaborador_proprietario;
    const owner = person === undefined ? null : people.find(String(person));
    const { amountCents } = rowItem(type, values, kanban);
    return { amount_cents: amountCents, ...(owner !== null && { owner_id: owner }) };
  };
  const tell = (column: string, value: unknown) =>
    column === 'owner_id'
      ? { property: 'id_colaborador_proprietario', value: names.get(String(value)) ?? '' }
      : { property: `valor_${suffix}`, value: inReais(value) };

  return new Map(
    rows.flatMap(({ line, values, recordId, twin }) => {
      const item = recordId === null ? undefined : items.get(recordId);
      const current: Columns | null = recordId === null ? twin && wantedOf(twin) : item ? { ...item } : null;
      if (!current) return [];
      const wanted = wantedOf(values);
      const changes = changesOf(current, wanted, 'UPDATE');
      const ofItem = besideOf({ current, wanted, changes, filled: changesOf(current, wanted, 'FILL'), tell });
      const customer = item ? customers.get(item.customer_id) : twin && asThere(rowCustomer(twin, SUFFIX));
      if (!customer) return [[line, ofItem] as const];
      const ofCustomer = customerBeside(customer, rowCustomer(values, SUFFIX), {
        ...{ values, names, suffix: SUFFIX },
      });
      // The customer of an item is only completed, whatever is answered.
      const filled = ofCustomer.fields.filter(({ fills }) => fills);
      return [
        [
          line,
          { fields: [...ofItem.fields, ...filled], equal: [...ofItem.equal, ...ofCustomer.equal] },
        ] as const,
      ];
    }),
  );
}

/** The items of these that the caller may see. */
async function seenItems(
  tx: Tx,
  caller: Caller,
  board: Row<'sales'>['type'],
  ids: readonly string[],
): Promise<Map<string, Row<'sales'>>> {
  const { plan, permission, managerPermission } = boards[board];
  if (ids.length === 0 || !meets({ plan }, caller) || !can(caller, permission)) return new Map();
  const owners = await visibleOwners(tx, caller, managerPermission);
  const found = await tx
    .selectFrom('sales')
    .selectAll()
    .where('account_id', '=', caller.accountId)
    .where('type', '=', board)
    .where('id', 'in', [...new Set(ids)])
    .execute();
  const isSeen = ({ owner_id, co_owner_ids }: Row<'sales'>) =>
    owners === null || [owner_id, ...co_owner_ids].some((owner) => owners.includes(owner));
  return new Map(found.filter(isSeen).map((item) => [item.id, item]));
}
