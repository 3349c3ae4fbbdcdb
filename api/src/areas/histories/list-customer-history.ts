import { removeLoginTag } from '@girassol/account-api/users';
import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { notAllowed, notFound } from '@girassol/api-platform/refusals/refusal';
import {
  type BoardKind,
  boardDescriptions,
  boardKinds,
  can,
  isEnterprisePlan,
  toIsoDate,
} from '@girassol/shared-domain';
import { HISTORY_ENTRIES_PER_PAGE, type ResponseBody } from '@girassol/shared-domain/contract';
import { type RawBuilder, sql } from 'kysely';
import { loadVisibleCustomer } from '../customers/load-visible-customer';
import { loadVisibleItem } from '../kanbans/board-access';

const LIST = 'GET /histories/customer/:cid/:multiplier';

interface Wanted {
  cid: string;
  multiplier: number;
  /** Only lines about this item. */
  saleId?: string | undefined;
}

interface FoundLine {
  id: string;
  title: string;
  content: string;
  user_name: string;
  user_email: string;
  registered_at: Date;
  sale_id: string | null;
  sale_type: BoardKind;
  sale_number: number;
}

/**
 * Lists a page of the history of a customer, newest first. Lines about an item are visible only to users with
 * the manager's permission on its board; lines about the customer are visible to everybody who may see the
 * customer.
 */
export async function listCustomerHistory(
  tx: Tx,
  caller: Caller,
  { cid, multiplier, saleId }: Wanted,
): Promise<ResponseBody<typeof LIST>> {
  const customer = await loadVisibleCustomer(tx, caller, cid);
  if (saleId) await requireManagedItem(tx, caller, { saleId, customerId: customer.id });

  const { rows } = await sql<FoundLine>`
    select h.id, h.title, h.content, h.user_name, h.user_email, h.registered_at,
      s.id as sale_id, s.type as sale_type, s.number as sale_number
    from histories h
    left join sales s on s.account_id = h.account_id and s.id = h.sale_id
    where h.account_id = ${caller.accountId} and h.customer_id = ${customer.id}
      and ${saleId ? sql`h.sale_id = ${saleId}` : isHistoryReadableSql(caller)}
    order by h.registered_at desc, h.id desc
    limit ${HISTORY_ENTRIES_PER_PAGE + 1} offset ${(multiplier - 1) * HISTORY_ENTRIES_PER_PAGE}`.execute(tx);

  return {
    history: rows.slice(0, HISTORY_ENTRIES_PER_PAGE).map((line) => ({
      _id: line.id,
      title: line.title,
      content: line.content,
      registryDate: toIsoDate(line.registered_at.getTime()),
      registryTimestamp: line.registered_at.getTime(),
      user: { personalData: { name: line.user_name }, email: removeLoginTag(line.user_email) },
      userName: line.user_name,
      userEmail: removeLoginTag(line.user_email),
      sale: line.sale_id === null ? null : { _id: line.sale_id, type: line.sale_type, id: line.sale_number },
    })),
    hasMoreItems: rows.length > HISTORY_ENTRIES_PER_PAGE,
  };
}

async function requireManagedItem(
  tx: Tx,
  caller: Caller,
  { saleId, customerId }: { saleId: string; customerId: string },
): Promise<void> {
  const item = await loadVisibleItem(tx, caller, saleId);
  if (item.customer_id !== customerId) throw notFound('Este item não é deste cliente.');
  if (!can(caller, boardDescriptions[item.type].managerPermission)) {
    throw notAllowed('Somente quem gerencia este quadro pode ver o histórico.');
  }
}

/**
 * Returns the SQL condition by which the caller may read a history line `h`, left-joined with its item `s`.
 * Lines whose item was removed are visible only to managers of sales.
 */
export function isHistoryReadableSql(caller: Caller): RawBuilder<unknown> {
  const managed = boardKinds.filter((kind) => can(caller, boardDescriptions[kind].managerPermission));
  const isOwn = isEnterprisePlan(caller.session) ? sql`true` : sql`s.owner_id = ${caller.userId}`;
  return sql`(h.sale_id is null or (s.type = any(${managed}::text[]) and ${isOwn})
    or (s.id is null and ${managed.includes('SALES')}))`;
}
