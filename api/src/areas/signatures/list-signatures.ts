import {
  type BoardKind,
  boardKinds,
  boards,
  can,
  hasContracts,
  isEnterprise,
  meets,
} from '@girassol/shared-domain';
import type { Answer, ParsedBody, SignatureRow } from '@girassol/shared-domain/contract';
import { type RawBuilder, sql } from 'kysely';
import { type Caller, ownAndLed, resolveScope } from '../../platform/access';
import type { Tx } from '../../platform/database';
import { notAllowed } from '../../platform/refusals/refusal';

const LIST = 'POST /signatures/paginated/:userId/:multiplier';
const PAGE = 10;

interface Asked {
  /** Of somebody, of a team, or of the company. */
  userId: string;
  multiplier: number;
  body: ParsedBody<typeof LIST>;
}

/** What of the account somebody asks for and may see. */
interface Sight {
  conditions: RawBuilder<unknown>[];
  /** Boards of which everything is seen and nothing else: totals that are kept say how many there are. Null: counted. */
  boards: readonly BoardKind[] | null;
}

/** A page of the documents that are or were to be signed, the last changed first, and how many there are in all. */
export async function listSignatures(
  tx: Tx,
  caller: Caller,
  { userId, multiplier, body: { search, state } }: Asked,
): Promise<Answer<typeof LIST>> {
  if (caller.calculatorOnly || !isEnterprise(caller.session))
    throw notAllowed('O plano da sua conta não inclui contratos.');
  const { accountId } = caller;
  const sight = await sightOf(tx, caller, userId);
  const conditions = [sql`g.account_id = ${accountId}`, sql`not g.is_hidden`, ...sight.conditions];
  if (state) conditions.push(sql`g.state = ${state}`);
  if (search !== '') conditions.push(fits(accountId, search));
  const passes = sql.join(conditions, sql` and `);
  const skipped = (multiplier - 1) * PAGE;
  const found =
    sight.boards && search === ''
      ? {
          ids: await findIds(tx, passes, skipped),
          total: await keptTotal(tx, accountId, sight.boards, state),
        }
      : await findCounted(tx, passes, skipped);
  return {
    signatures: await rowsOf(tx, accountId, found.ids.slice(0, PAGE)),
    hasMoreItems: found.ids.length > PAGE,
    total: found.total,
  };
}

/** By the boards that somebody may open: all of them where they manage it, else their own items and those of who they lead. */
async function sightOf(tx: Tx, caller: Caller, userId: string): Promise<Sight> {
  const open = boardKinds.filter(
    (kind) =>
      hasContracts(kind) &&
      meets({ plan: boards[kind].plan }, caller) &&
      can(caller, boards[kind].permission),
  );
  const managed = open.filter((kind) => can(caller, boards[kind].managerPermission));
  const ofManaged = sql`g.board = any(${managed}::text[])`;
  const isOwnView = userId === caller.userId || userId === caller.accountId;
  const asked = isOwnView ? null : (await resolveScope(tx, caller, userId)).userIds;
  const isAllOfThem = managed.length === boardKinds.filter(hasContracts).length;
  if (asked === null && managed.length === open.length)
    return { conditions: isAllOfThem ? [] : [ofManaged], boards: managed };
  const own = await ownAndLed(tx, caller);
  const seen = sql`(${ofManaged} or g.board = any(${open}::text[]) and ${ofPeople(caller, own)})`;
  return { conditions: asked === null ? [seen] : [seen, ofPeople(caller, asked)], boards: null };
}

/** Of items that are theirs. */
const ofPeople = ({ accountId }: Caller, people: readonly string[]): RawBuilder<unknown> =>
  sql`g.contract_id in (
    select c.id from sale_contracts c
    join sales s on s.account_id = c.account_id and s.id = c.sale_id
    where c.account_id = ${accountId}
      and (s.owner_id = any(${people}::uuid[]) or s.co_owner_ids && ${people}::uuid[]))`;

/** By a name of a customer, the number of the contract or the code on the document, each by its index. */
function fits(accountId: string, searched: string): RawBuilder<unknown> {
  const number = /^#?0*(\d{1,9})$/.exec(searched)?.[1];
  const ofContracts = (found: RawBuilder<unknown>) => sql`
    select n.id from sale_contracts c
    join signatures n on n.account_id = c.account_id and n.contract_id = c.id
    where c.account_id = ${accountId} and ${found}`;
  const places = [
    sql`select n.id from signatures n
      where n.account_id = ${accountId} and n.verify_code = ${searched.toUpperCase()}`,
    ofContracts(sql`c.customer_id in (select find_customers('name', ${searched}))`),
    ...(number ? [ofContracts(sql`c.number = ${Number(number)}`)] : []),
  ];
  return sql`g.id in (${sql.join(places, sql` union all `)})`;
}

const inOrder = sql`g.updated_at desc, g.id desc`;

async function findIds(tx: Tx, passes: RawBuilder<unknown>, skipped: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select g.id from signatures g where ${passes}
    order by ${inOrder} limit ${PAGE + 1} offset ${skipped}`.execute(tx);
  return rows.map(({ id }) => id);
}

/** The same with how many there are, looked for once. */
async function findCounted(
  tx: Tx,
  passes: RawBuilder<unknown>,
  skipped: number,
): Promise<{ ids: string[]; total: number }> {
  const { rows } = await sql<{ ids: string[]; total: number }>`
    with found as materialized (select g.id, g.updated_at from signatures g where ${passes})
    select (select count(*) from found)::int as total, array(
      select g.id from found g order by ${inOrder} limit ${PAGE + 1} offset ${skipped}) as ids`.execute(tx);
  const [{ ids, total } = { ids: [], total: 0 }] = rows;
  return { ids, total };
}

/** From the totals that triggers keep. */
async function keptTotal(
  tx: Tx,
  accountId: string,
  boards: readonly BoardKind[],
  state: SignatureRow['state'] | undefined,
): Promise<number> {
  const ofState = state ? sql`and state = ${state}` : sql``;
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(items), 0)::int as total from signature_totals
    where account_id = ${accountId} and board = any(${boards}::text[]) ${ofState}`.execute(tx);
  return rows[0]?.total ?? 0;
}

interface Found {
  id: string;
  state: SignatureRow['state'];
  signed: number;
  signers: number;
  waited: number;
  validity_date: string | null;
  updated_at: Date;
  contract_id: string;
  number: number;
  contract: string;
  sale_id: string;
  sale: string;
  type: string;
  customer_id: string;
  customer: string;
}

async function rowsOf(tx: Tx, accountId: string, ids: readonly string[]): Promise<SignatureRow[]> {
  const { rows } = await sql<Found>`
    select g.id, g.state, g.signed, g.signers, g.validity_date, g.updated_at,
      c.id as contract_id, c.number, c.name as contract, s.id as sale_id, s.name as sale, s.type,
      u.id as customer_id, u.name as customer,
      (select count(*)::int from signature_persons p
        where p.account_id = g.account_id and p.signature_id = g.id and p.kind <> 'COPY') as waited
    from signatures g
    join sale_contracts c on c.account_id = g.account_id and c.id = g.contract_id
    join sales s on s.account_id = c.account_id and s.id = c.sale_id
    join customers u on u.account_id = c.account_id and u.id = c.customer_id
    where g.account_id = ${accountId} and g.id = any(${ids}::uuid[])`.execute(tx);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    return [
      {
        _id: row.id,
        contract: { _id: row.contract_id, number: row.number, name: row.contract },
        sale: { _id: row.sale_id, name: row.sale, type: row.type },
        customer: { _id: row.customer_id, name: row.customer },
        state: row.state,
        signed: row.signed,
        // A draft counts those who are to sign as they are now.
        signers: row.state === 'DRAFT' ? row.waited : row.signers,
        validityDate: row.validity_date,
        updatedTimestamp: row.updated_at.getTime(),
      },
    ];
  });
}
