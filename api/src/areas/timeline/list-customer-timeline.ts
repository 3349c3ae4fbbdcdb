import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import {
  type BoardKind,
  boardHasContracts,
  boardKinds,
  can,
  canAccountOfferFinancing,
  canGenerateContracts,
  isEnterprisePlan,
  type TimelineEvent,
  type TimelineSubject,
} from '@girassol/shared-domain';
import { type ResponseBody, TIMELINE_ENTRIES_PER_PAGE } from '@girassol/shared-domain/contract';
import { type RawBuilder, sql } from 'kysely';
import { loadVisibleCustomer } from '../customers/load-visible-customer';
import { UNDONE_MERGE_TEXT, UNDONE_MERGE_TITLE } from '../customers/undone-merge-line';
import { buildConcludedAtSql } from '../financings/concluded-at-sql';
import { isItemFindableSql, loadSearchAccess, type SearchAccess } from '../search/search-access';

const LIST = 'GET /customers/timeline/:cid/:multiplier';

/** Letters of a note that an entry shows. */
const MAX_NOTE_LETTERS = 280;

interface Wanted {
  cid: string;
  multiplier: number;
  subject?: TimelineSubject | undefined;
}

interface FoundEntry {
  event: TimelineEvent;
  id: string;
  at: Date;
  user_name: string | null;
  number: number | null;
  text: string;
  cents: string | null;
  item_id: string | null;
  item_type: BoardKind;
  item_number: number;
}

/** Caller and customer of a timeline. */
interface Context {
  caller: Caller;
  customerId: string;
  access: SearchAccess;
}

/**
 * Lists a page of the timeline of a customer, newest first: records of all areas, each only if the caller may open it in its
 * own area.
 */
export async function listCustomerTimeline(
  tx: Tx,
  caller: Caller,
  { cid, multiplier, subject }: Wanted,
): Promise<ResponseBody<typeof LIST>> {
  const customer = await loadVisibleCustomer(tx, caller, cid);
  const access = await loadSearchAccess(tx, caller);
  const context: Context = { caller, customerId: customer.id, access };
  const sources = (subject ? [subject] : subjects).flatMap((name) => sourcesBySubject[name](context));
  if (sources.length === 0) return { entries: [], hasMoreItems: false };
  const { rows } = await sql<FoundEntry>`
    select e.*, s.type as item_type, s.number as item_number
    from (${sql.join(sources, sql` union all `)}) as e (event, id, at, user_name, number, text, cents, item_id)
    left join sales s on s.account_id = ${caller.accountId} and s.id = e.item_id
    order by e.at desc, e.id desc, e.event desc
    limit ${TIMELINE_ENTRIES_PER_PAGE + 1} offset ${(multiplier - 1) * TIMELINE_ENTRIES_PER_PAGE}`.execute(
    tx,
  );
  return {
    entries: rows.slice(0, TIMELINE_ENTRIES_PER_PAGE).map((row) => ({
      key: `${row.event} ${row.id}`,
      event: row.event,
      timestamp: row.at.getTime(),
      userName: row.user_name,
      number: row.number,
      text: row.text,
      amount: row.cents === null ? null : Number(row.cents) / 100,
      record: row.id,
      item: row.item_id === null ? null : { _id: row.item_id, type: row.item_type, number: row.item_number },
    })),
    hasMoreItems: rows.length > TIMELINE_ENTRIES_PER_PAGE,
  };
}

type Source = RawBuilder<unknown>;

const sourcesBySubject: Record<TimelineSubject, (context: Context) => Source[]> = {
  CUSTOMER: listCustomerSources,
  ITEM: listItemSources,
  PROPOSAL: listProposalSources,
  CONTRACT: listContractSources,
  FINANCING: listFinancingSources,
  NOTE: listNoteSources,
  FILE: listFileSources,
};
const subjects = Object.keys(sourcesBySubject).filter((name): name is TimelineSubject =>
  Object.hasOwn(sourcesBySubject, name),
);

/** Query of the name of a user whose id is in this column of a record of the account. */
const userName = (column: 'r.user_id' | 'g.user_id'): Source =>
  sql`(select u.name from users u where u.account_id = r.account_id and u.id = ${sql.ref(column)})`;

function listCustomerSources({ caller: { accountId }, customerId }: Context): Source[] {
  return [
    sql`select 'CUSTOMER_REGISTERED', r.id, r.registered_at, null::text, null::int, '', null::bigint, null::uuid
      from customers r where r.account_id = ${accountId} and r.id = ${customerId}`,
    sql`select 'CUSTOMER_MERGED', r.id, r.registered_at, r.user_name, null::int, r.content, null::bigint, null::uuid
      from histories r where r.account_id = ${accountId} and r.customer_id = ${customerId}
        and r.sale_id is null and r.title = 'Clientes unidos' and not exists (
          select from histories u where u.account_id = r.account_id and u.customer_id = r.customer_id
            and u.sale_id is null and u.title = ${UNDONE_MERGE_TITLE} and u.registered_at > r.registered_at
            and starts_with(r.content, split_part(u.content, ${UNDONE_MERGE_TEXT}, 1)))`,
  ];
}

function listItemSources({ caller: { accountId }, customerId, access }: Context): Source[] {
  const visible = sql`s.account_id = ${accountId} and s.customer_id = ${customerId} and ${isItemFindableSql(access)}`;
  return [
    sql`select 'ITEM_REGISTERED', s.id, s.registered_at, null::text, s.number, s.name, null::bigint, s.id
      from sales s where ${visible}`,
    sql`select case s.status when 'LOST' then 'ITEM_LOST' else 'ITEM_CLOSED' end, s.id, s.closed_at, null::text,
        s.number, coalesce(s.sale_lost_reason, s.name),
        case when s.status = 'CLOSED' and s.type = 'SALES' then s.confirmed_amount_cents end, s.id
      from sales s where ${visible} and s.status in ('CLOSED', 'LOST') and s.closed_at is not null`,
  ];
}

function listProposalSources({ caller, customerId }: Context): Source[] {
  if (caller.calculatorOnly || (!can(caller, 'proposalsList') && !can(caller, 'salesManager'))) return [];
  const finished = sql`r.account_id = ${caller.accountId} and r.customer_id = ${customerId} and r.finished`;
  return [
    sql`select 'PROPOSAL_FINISHED', r.id, r.registered_at, ${userName('r.user_id')}, r.count, '',
        r.final_price_cents, null::uuid
      from proposals r where ${finished}`,
    sql`select 'PROPOSAL_VIEWED', r.id, r.last_viewed_at, null::text, r.count, r.views::text, null::bigint, null::uuid
      from proposals r where ${finished} and r.last_viewed_at is not null`,
    sql`select 'PROPOSAL_ACCEPTED', r.id, a.accepted_at, null::text, r.count, a.name, r.final_price_cents, null::uuid
      from proposals r join proposal_acceptances a on a.account_id = r.account_id and a.proposal_id = r.id
        and a.version = r.version
      where ${finished}`,
  ];
}

function listContractSources({ caller, customerId, access }: Context): Source[] {
  if (!canGenerateContracts(caller)) return [];
  const boards = boardKinds.filter(boardHasContracts);
  const visible = sql`r.account_id = ${caller.accountId} and r.deleted_at is null and s.customer_id = ${customerId}
    and s.type = any(${boards}::text[]) and ${isItemFindableSql(access)}`;
  const contracts = sql`sale_contracts r join sales s on s.account_id = r.account_id and s.id = r.sale_id`;
  const signatures = sql`${contracts} join signatures g on g.account_id = r.account_id and g.contract_id = r.id`;
  return [
    sql`select 'CONTRACT_GENERATED', r.id, r.registered_at, ${userName('r.user_id')}, r.number, r.name,
        null::bigint, s.id
      from ${contracts} where ${visible}`,
    sql`select 'CONTRACT_SENT', r.id, g.sent_at, ${userName('g.user_id')}, r.number, r.name, null::bigint, s.id
      from ${signatures} where ${visible} and g.sent_at is not null`,
    sql`select 'CONTRACT_SIGNED', r.id, g.completed_at, null::text, r.number, r.name, null::bigint, s.id
      from ${signatures} where ${visible} and g.completed_at is not null`,
  ];
}

function listFinancingSources({ caller, customerId }: Context): Source[] {
  // Of a customer that the caller may see, all financings are visible.
  if (caller.calculatorOnly || !canAccountOfferFinancing(caller.session)) return [];
  const ofCustomer = sql`r.account_id = ${caller.accountId} and r.customer_id = ${customerId}`;
  const chosenCents = sql`(select round((o.offer->>'releasedToPurchase')::numeric * 100)::bigint from financing_options o
    where o.account_id = r.account_id and o.financing_id = r.id and o.chosen)`;
  return [
    sql`select 'FINANCING_REQUESTED', r.id, r.registered_at, ${userName('r.user_id')}, r.number, '',
        null::bigint, null::uuid
      from financings r where ${ofCustomer}`,
    sql`select 'FINANCING_DONE', r.id, e.at, null::text, r.number, '', ${chosenCents}, null::uuid
      from financings r cross join lateral (select ${buildConcludedAtSql('r')} as at) e
      where ${ofCustomer} and e.at is not null`,
  ];
}

function listNoteSources({ caller, customerId, access }: Context): Source[] {
  return [
    sql`select 'NOTE_WRITTEN', r.id, r.registered_at, ${userName('r.user_id')}, null::int,
        left(r.content, ${MAX_NOTE_LETTERS}), null::bigint, s.id
      from notes r join sales s on s.account_id = r.account_id and s.id = r.sale_id
      where r.account_id = ${caller.accountId} and s.customer_id = ${customerId} and ${isItemFindableSql(access)}
        and not r.is_private`,
  ];
}

function listFileSources({ caller, customerId }: Context): Source[] {
  if (!isEnterprisePlan(caller.session)) return [];
  return [
    sql`select 'FILE_ADDED', r.id, r.created_at, ${userName('r.user_id')}, null::int, r.name, null::bigint, null::uuid
      from archive_files r
      join archive_folders d on d.account_id = r.account_id and d.id = r.folder_id and d.deleted_at is null
      where r.account_id = ${caller.accountId} and r.customer_id = ${customerId} and r.deleted_at is null`,
  ];
}
