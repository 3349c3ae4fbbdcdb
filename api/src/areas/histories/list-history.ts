import { type BoardKind, boardKinds, boards, can, isEnterprise, toIsoDate } from '@girassol/shared-domain';
import { type Answer, HISTORY_PER_PAGE } from '@girassol/shared-domain/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Caller } from '../../platform/access';
import type { Tx } from '../../platform/database';
import { notAllowed, notFound } from '../../platform/refusals/refusal';
import { visibleCustomer } from '../customers/visible-customer';
import { visibleItem } from '../kanbans/board-access';

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
 * A page of what happened to a customer, newest first. Lines about items are for whoever has the manager's rights on their
 * board, as the Histórico tab is; lines about the customer are for everybody who sees the customer.
 */
export async function listHistory(
  tx: Tx,
  caller: Caller,
  { cid, multiplier, saleId }: Wanted,
): Promise<Answer<typeof LIST>> {
  const customer = await visibleCustomer(tx, caller, cid);
  if (saleId) await requireManagedItem(tx, caller, { saleId, customerId: customer.id });

  const { rows } = await sql<FoundLine>`
    select h.id, h.title, h.content, h.user_name, h.user_email, h.registered_at,
      s.id as sale_id, s.type as sale_type, s.number as sale_number
    from histories h
    left join sales s on s.account_id = h.account_id and s.id = h.sale_id
    where h.account_id = ${caller.accountId} and h.customer_id = ${customer.id}
      and ${saleId ? sql`h.sale_id = ${saleId}` : readableBy(caller)}
    order by h.registered_at desc, h.id desc
    limit ${HISTORY_PER_PAGE + 1} offset ${(multiplier - 1) * HISTORY_PER_PAGE}`.execute(tx);

  return {
    history: rows.slice(0, HISTORY_PER_PAGE).map((line) => ({
      _id: line.id,
      title: line.title,
      content: line.content,
      registryDate: toIsoDate(line.registered_at.getTime()),
      registryTimestamp: line.registered_at.getTime(),
      user: { personalData: { name: line.user_name }, email: line.user_email },
      userName: line.user_name,
      userEmail: line.user_email,
      sale: line.sale_id === null ? null : { _id: line.sale_id, type: line.sale_type, id: line.sale_number },
    })),
    hasMoreItems: rows.length > HISTORY_PER_PAGE,
  };
}

async function requireManagedItem(
  tx: Tx,
  caller: Caller,
  { saleId, customerId }: { saleId: string; customerId: string },
): Promise<void> {
  const item = await visibleItem(tx, caller, saleId);
  if (item.customer_id !== customerId) throw notFound('Este item não é deste cliente.');
  if (!can(caller, boards[item.type].managerPermission)) {
    throw notAllowed('Somente quem gerencia este quadro pode ver o histórico.');
  }
}

/** A condition on `h`, a line, and `s`, its item if there is one. Lines of a removed item are for who manages sales. */
export function readableBy(caller: Caller): RawBuilder<unknown> {
  const managed = boardKinds.filter((kind) => can(caller, boards[kind].managerPermission));
  const isOwn = isEnterprise(caller.session) ? sql`true` : sql`s.owner_id = ${caller.userId}`;
  return sql`(h.sale_id is null or (s.type = any(${managed}::text[]) and ${isOwn})
    or (s.id is null and ${managed.includes('SALES')}))`;
}
