import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { notFound } from '@girassol/api-platform/refusals/refusal';
import type { ParsedRequestQuery, ResponseBody, SiteLead } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import { canUseBoard } from '../../../sales/board-users';
import { requireWebsiteAccess } from '../../website-access';

const LIST = 'GET /websites/leads/:userId/:multiplier';
const LEADS_PER_PAGE = 30;

/** Lists a page of the leads of the account's site, the newest first, with the number of doubtful leads. */
export async function listLeads(
  tx: Tx,
  caller: Caller,
  { userId, multiplier }: { userId: string; multiplier: number },
  { state }: ParsedRequestQuery<typeof LIST>,
): Promise<ResponseBody<typeof LIST>> {
  await requireWebsiteAccess(tx, caller, userId);
  const counted = await tx
    .selectFrom('website_leads')
    .select(['state', sql<number>`count(*)::int`.as('count')])
    .where('account_id', '=', caller.accountId)
    .groupBy('state')
    .execute();
  const getCount = (wanted: (typeof counted)[number]['state']) =>
    counted.find((row) => row.state === wanted)?.count ?? 0;
  const rows = await selectLeads(tx, caller.accountId)
    .$if(state !== undefined, (query) => query.where('l.state', '=', state ?? 'RECEBIDO'))
    .orderBy('l.created_at', 'desc')
    .orderBy('l.id', 'desc')
    .limit(LEADS_PER_PAGE + 1)
    .offset((multiplier - 1) * LEADS_PER_PAGE)
    .execute();
  return {
    leads: rows.slice(0, LEADS_PER_PAGE).map(toSiteLead),
    hasMoreItems: rows.length > LEADS_PER_PAGE,
    total: state ? getCount(state) : counted.reduce((sum, { count }) => sum + count, 0),
    suspects: getCount('SUSPEITO'),
    sellers: await listSellers(tx, caller.accountId),
  };
}

/** Loads one lead of the account's site. Throws 404 if the lead does not exist. */
export async function loadLead(tx: Tx, accountId: string, leadId: string): Promise<SiteLead> {
  const row = await selectLeads(tx, accountId).where('l.id', '=', leadId).executeTakeFirst();
  if (!row) throw notFound('Este contato não existe mais.');
  return toSiteLead(row);
}

const selectLeads = (tx: Tx, accountId: string) =>
  tx
    .selectFrom('website_leads as l')
    .leftJoin('users as u', (join) =>
      join.onRef('u.account_id', '=', 'l.account_id').onRef('u.id', '=', 'l.seller_id'),
    )
    .leftJoin('customers as c', (join) =>
      join.onRef('c.account_id', '=', 'l.account_id').onRef('c.id', '=', 'l.customer_id'),
    )
    .leftJoin('sales as s', (join) =>
      join.onRef('s.account_id', '=', 'l.account_id').onRef('s.id', '=', 'l.sale_id'),
    )
    .selectAll('l')
    .select(['u.name as sellerName', 'c.name as customerName', 's.name as saleName', 's.type as saleType'])
    // The one that was begun with the lead: those of a deal that was open before are others'.
    .select((row) =>
      row
        .selectFrom('proposals as p')
        .select('p.front_id')
        .whereRef('p.account_id', '=', 'l.account_id')
        .whereRef('p.sale_id', '=', 'l.sale_id')
        .whereRef('p.registered_at', '>=', 'l.created_at')
        .orderBy('p.registered_at')
        .limit(1)
        .as('proposalFrontId'),
    )
    .where('l.account_id', '=', accountId);

type LeadRow = Awaited<ReturnType<ReturnType<typeof selectLeads>['execute']>>[number];

function toSiteLead(row: LeadRow): SiteLead {
  const { answers, estimate, created_at } = row;
  const named = (id: string | null, name: string | null) => (id && name !== null ? { _id: id, name } : null);
  const timestamp = created_at.getTime();
  return {
    _id: row.id,
    state: row.state,
    name: row.name,
    phone: row.phone,
    uf: answers.uf,
    city: answers.city,
    consumption: answers.consumption,
    power: estimate?.power ?? null,
    saving: estimate?.saving ?? null,
    source: row.source,
    seller: named(row.seller_id, row.sellerName),
    doubts: row.doubts,
    item:
      row.sale_id && row.saleName !== null && row.saleType
        ? { _id: row.sale_id, name: row.saleName, board: row.saleType }
        : null,
    customer: named(row.customer_id, row.customerName),
    proposal: row.proposalFrontId === null ? null : { frontId: row.proposalFrontId },
    consent: { words: row.consent_words, timestamp, marketing: row.marketing },
    timestamp,
  };
}

/** Lists the users who may have leads, by name. */
async function listSellers(tx: Tx, accountId: string): Promise<{ _id: string; name: string }[]> {
  const users = await tx
    .selectFrom('users')
    .select(['id', 'name', 'type', 'permissions'])
    .where('account_id', '=', accountId)
    .where('disabled_at', 'is', null)
    .orderBy('name')
    .execute();
  return users.filter((user) => canUseBoard(user, 'PRE_SALES')).map(({ id, name }) => ({ _id: id, name }));
}
