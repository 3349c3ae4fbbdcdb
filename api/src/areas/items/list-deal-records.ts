import { type Caller, listVisibleOwnerIds } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import {
  boardHasContracts,
  boardKinds,
  canAccountOfferFinancing,
  canGenerateContracts,
} from '@girassol/shared-domain';
import type { DealRecord } from '@girassol/shared-domain/contract';
import type { SignatureState } from '@girassol/shared-domain/signatures';
import { type RawBuilder, sql } from 'kysely';
import { canSeeCustomer } from '../customers/load-visible-customer';
import { canOpenBoard, isOwnerVisible } from '../kanbans/board-access';
import { currentSignatureSql } from './item-contracts';

type RecordOf<Kind extends DealRecord['kind']> = Extract<DealRecord, { kind: Kind }>;
type DealItem = Pick<
  Row<'sales'>,
  'id' | 'number' | 'type' | 'status' | 'owner_id' | 'co_owner_ids' | 'approved_proposal' | 'customer_id'
>;

/** Maximum number of contracts, and of financings, that are listed of a deal: the newest ones. */
const MAX_RECORDS_OF_KIND = 5;

/**
 * Lists the records of a deal that the caller may open, in the order in which a deal runs: items by board,
 * contracts, financings that are not lost, and activities of after-sales.
 */
export async function listDealRecords(tx: Tx, caller: Caller, dealId: string): Promise<DealRecord[]> {
  const items = await tx
    .selectFrom('sales')
    .select([
      'id',
      'number',
      'type',
      'status',
      'owner_id',
      'co_owner_ids',
      'approved_proposal',
      'customer_id',
    ])
    .where('account_id', '=', caller.accountId)
    .where('deal_id', '=', dealId)
    .execute();
  const visible: DealItem[] = [];
  for (const item of items)
    if (canOpenBoard(caller, item.type) && (await isOwnerVisible(tx, caller, item))) visible.push(item);
  const records = visible.map(toItemRecord).toSorted(compareItems);
  return [
    ...records.filter(({ type }) => type !== 'AFTER_SALES'),
    ...(await listContracts(tx, caller, visible)),
    ...(await listFinancings(tx, caller, items)),
    ...records.filter(({ type }) => type === 'AFTER_SALES'),
  ];
}

/** Lists the records of the deal that a proposal belongs to; none if the proposal was made without an item. */
export async function listDealRecordsOfProposal(
  tx: Tx,
  caller: Caller,
  proposalId: string,
): Promise<DealRecord[]> {
  const { rows } = await sql<{ deal_id: string }>`
    select s.deal_id from proposals p join sales s on s.account_id = p.account_id
      and (s.id = p.sale_id or s.approved_proposal = p.id)
    where p.account_id = ${caller.accountId} and p.id = ${proposalId}
    order by s.approved_proposal = p.id desc nulls last, s.id limit 1`.execute(tx);
  const [deal] = rows;
  return deal ? listDealRecords(tx, caller, deal.deal_id) : [];
}

const toItemRecord = ({ id, number, type, status }: DealItem): RecordOf<'ITEM'> => ({
  kind: 'ITEM',
  _id: id,
  number,
  type,
  status,
});

const compareItems = (one: RecordOf<'ITEM'>, other: RecordOf<'ITEM'>): number =>
  boardKinds.indexOf(one.type) - boardKinds.indexOf(other.type) || one.number - other.number;

async function listContracts(
  tx: Tx,
  caller: Caller,
  items: readonly DealItem[],
): Promise<RecordOf<'CONTRACT'>[]> {
  const itemIds = items.filter(({ type }) => boardHasContracts(type)).map(({ id }) => id);
  if (itemIds.length === 0 || !canGenerateContracts(caller)) return [];
  const { rows } = await sql<{ id: string; number: number; sale: string; state: SignatureState | null }>`
    select c.id, c.number, c.sale_id as sale, signature.state
    from sale_contracts c left join lateral (${currentSignatureSql}) signature on true
    where c.account_id = ${caller.accountId} and c.sale_id = any(${itemIds}::uuid[]) and c.deleted_at is null
    order by c.registered_at desc, c.id desc limit ${MAX_RECORDS_OF_KIND}`.execute(tx);
  return rows.map(({ id, state, ...rest }) => ({
    kind: 'CONTRACT',
    _id: id,
    ...rest,
    signatureState: state,
  }));
}

async function listFinancings(
  tx: Tx,
  caller: Caller,
  items: readonly DealItem[],
): Promise<RecordOf<'FINANCING'>[]> {
  const [first] = items;
  if (!first || caller.calculatorOnly || !canAccountOfferFinancing(caller.session)) return [];
  const itemIds = items.map(({ id }) => id);
  const approvedIds = items.flatMap(({ approved_proposal }) => approved_proposal ?? []);
  const { rows } = await sql<{ id: string; number: number; state: RecordOf<'FINANCING'>['state'] }>`
    select f.id, f.number, case
      when f.service_approved then 'DONE'
      when f.contract_signed then 'CONTRACTED'
      when f.pre_approved then 'PRE_APPROVED'
      else 'OPEN' end as state
    from financings f
    where f.account_id = ${caller.accountId} and f.state <> 'LOST' and f.proposal_id in (
      select p.id from proposals p where p.account_id = f.account_id
        and (p.sale_id = any(${itemIds}::uuid[]) or p.id = any(${approvedIds}::uuid[])))
      and ${await buildFinancingVisibility(tx, caller, first.customer_id)}
    order by f.registered_at desc, f.id desc limit ${MAX_RECORDS_OF_KIND}`.execute(tx);
  return rows.map(({ id, ...rest }) => ({ kind: 'FINANCING', _id: id, ...rest }));
}

/** Builds the condition for a financing `f` of a customer that the caller may see, as `loadVisibleFinancing` checks it. */
async function buildFinancingVisibility(
  tx: Tx,
  caller: Caller,
  customerId: string,
): Promise<RawBuilder<unknown>> {
  const owners = await listVisibleOwnerIds(tx, caller, 'salesManager');
  if (owners === null) return sql`true`;
  const customer = await tx
    .selectFrom('customers')
    .select(['id', 'owner_id'])
    .where('account_id', '=', caller.accountId)
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  return (await canSeeCustomer(tx, caller, customer)) ? sql`true` : sql`f.user_id = any(${owners}::uuid[])`;
}
