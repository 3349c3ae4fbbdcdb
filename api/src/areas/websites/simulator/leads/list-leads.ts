import type { Answer, ParsedQuery, SiteLead } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import type { Caller } from '../../../../platform/access';
import type { Tx } from '../../../../platform/database';
import { notFound } from '../../../../platform/refusals/refusal';
import { usesBoard } from '../../../sales/board-users';
import { requireWebsite } from '../../website-access';

const LIST = 'GET /websites/leads/:userId/:multiplier';
const PAGE = 30;

/** A page of who simulated, the newest first, with how many wait for a look. */
export async function listLeads(
  tx: Tx,
  caller: Caller,
  { userId, multiplier }: { userId: string; multiplier: number },
  { state }: ParsedQuery<typeof LIST>,
): Promise<Answer<typeof LIST>> {
  await requireWebsite(tx, caller, userId);
  const counted = await tx
    .selectFrom('website_leads')
    .select(['state', sql<number>`count(*)::int`.as('count')])
    .where('account_id', '=', caller.accountId)
    .groupBy('state')
    .execute();
  const countOf = (wanted: (typeof counted)[number]['state']) =>
    counted.find((row) => row.state === wanted)?.count ?? 0;
  const rows = await leadRows(tx, caller.accountId)
    .$if(state !== undefined, (query) => query.where('l.state', '=', state ?? 'RECEBIDO'))
    .orderBy('l.created_at', 'desc')
    .orderBy('l.id', 'desc')
    .limit(PAGE + 1)
    .offset((multiplier - 1) * PAGE)
    .execute();
  return {
    leads: rows.slice(0, PAGE).map(leadAnswer),
    hasMoreItems: rows.length > PAGE,
    total: state ? countOf(state) : counted.reduce((sum, { count }) => sum + count, 0),
    suspects: countOf('SUSPEITO'),
    sellers: await sellersOf(tx, caller.accountId),
  };
}

/** One lead as it is now. */
export async function readLead(tx: Tx, accountId: string, leadId: string): Promise<SiteLead> {
  const row = await leadRows(tx, accountId).where('l.id', '=', leadId).executeTakeFirst();
  if (!row) throw notFound('Este contato não existe mais.');
  return leadAnswer(row);
}

const leadRows = (tx: Tx, accountId: string) =>
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

type LeadRow = Awaited<ReturnType<ReturnType<typeof leadRows>['execute']>>[number];

function leadAnswer(row: LeadRow): SiteLead {
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

/** Everybody who may have leads of their own, by name. */
async function sellersOf(tx: Tx, accountId: string): Promise<{ _id: string; name: string }[]> {
  const users = await tx
    .selectFrom('users')
    .select(['id', 'name', 'type', 'permissions'])
    .where('account_id', '=', accountId)
    .where('disabled_at', 'is', null)
    .orderBy('name')
    .execute();
  return users.filter((user) => usesBoard(user, 'PRE_SALES')).map(({ id, name }) => ({ _id: id, name }));
}
