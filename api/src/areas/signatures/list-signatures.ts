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

/** What somebody asks for and may see: of some boards all that is of certain people. No two have a board in common. */
interface Sight {
  boards: readonly BoardKind[];
  /** Null: everybody. */
  people: readonly string[] | null;
}

interface Place {
  accountId: string;
  sights: readonly Sight[];
  state: SignatureRow['state'] | undefined;
  skipped: number;
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
  const sights = await sightsOf(tx, caller, userId);
  const place = { accountId, sights, state, skipped: (multiplier - 1) * PAGE };
  const { ids, total } =
    search === ''
      ? { ids: await findIds(tx, place), total: await keptTotal(tx, place) }
      : await findSearched(tx, place, search);
  return {
    signatures: await rowsOf(tx, accountId, ids.slice(0, PAGE)),
    hasMoreItems: ids.length > PAGE,
    total,
  };
}

/** By the boards that somebody may open: all of them where they manage it, else their own items and those of who they lead. */
async function sightsOf(tx: Tx, caller: Caller, userId: string): Promise<Sight[]> {
  const open = boardKinds.filter(
    (kind) =>
      hasContracts(kind) &&
      meets({ plan: boards[kind].plan }, caller) &&
      can(caller, boards[kind].permission),
  );
  const managed = open.filter((kind) => can(caller, boards[kind].managerPermission));
  const own = await ownAndLed(tx, caller);
  const isOwnView = userId === caller.userId || userId === caller.accountId;
  const asked = isOwnView ? null : (await resolveScope(tx, caller, userId)).userIds;
  return [
    { boards: managed, people: asked },
    {
      boards: open.filter((kind) => !managed.includes(kind)),
      people: asked ? own.filter((person) => asked.includes(person)) : own,
    },
  ].filter(({ boards, people }) => boards.length > 0 && people?.length !== 0);
}

const inOrder = sql`g.updated_at desc, g.id desc`;

/** A page, the first ones of each board or person by its index. */
async function findIds(tx: Tx, { accountId, sights, state, skipped }: Place): Promise<string[]> {
  const parts = sights.map(({ boards, people }) => {
    const conditions = [sql`g.account_id = ${accountId}`, sql`not g.is_hidden`, ...ofState(state)];
    conditions.push(...(people ? [sql`g.owner_id = part.id`, isOnBoards(boards)] : [sql`g.board = part.id`]));
    const ids = people ? sql`unnest(${people}::uuid[])` : sql`unnest(${boards}::text[])`;
    return sql`select first.id, first.updated_at from ${ids} as part (id), lateral (
      select g.id, g.updated_at from signatures g where ${sql.join(conditions, sql` and `)}
      order by ${inOrder} limit ${skipped + PAGE + 1}) first`;
  });
  if (parts.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select g.id from (${sql.join(parts, sql` union all `)}) g
    order by ${inOrder} limit ${PAGE + 1} offset ${skipped}`.execute(tx);
  return rows.map(({ id }) => id);
}

/** From the totals that triggers keep. */
async function keptTotal(tx: Tx, { accountId, sights, state }: Place): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(items), 0)::int as total from signature_totals g
    where ${isSeen(accountId, sights, state)}`.execute(tx);
  return rows[0]?.total ?? 0;
}

/** A page of what fits a text, and how many do, looked for once. */
async function findSearched(
  tx: Tx,
  { accountId, sights, state, skipped }: Place,
  search: string,
): Promise<{ ids: string[]; total: number }> {
  const { rows } = await sql<{ ids: string[]; total: number }>`
    with found as materialized (
      select g.id, g.updated_at from signatures g
      where ${isSeen(accountId, sights, state)} and not g.is_hidden and ${fits(accountId, search)})
    select (select count(*) from found)::int as total, array(
      select g.id from found g order by ${inOrder} limit ${PAGE + 1} offset ${skipped}) as ids`.execute(tx);
  const [{ ids, total } = { ids: [], total: 0 }] = rows;
  return { ids, total };
}

/** Of documents, and of their totals. */
function isSeen(accountId: string, sights: readonly Sight[], state: Place['state']): RawBuilder<unknown> {
  const seen = sights.map(({ boards, people }) =>
    people
      ? sql`(${isOnBoards(boards)} and g.owner_id = any(${people}::uuid[]))`
      : sql`(${isOnBoards(boards)})`,
  );
  const some = seen.length > 0 ? sql`(${sql.join(seen, sql` or `)})` : sql`false`;
  return sql.join([sql`g.account_id = ${accountId}`, ...ofState(state), some], sql` and `);
}

const isOnBoards = (boards: readonly BoardKind[]) => sql`g.board = any(${boards}::text[])`;
const ofState = (state: Place['state']) => (state ? [sql`g.state = ${state}`] : []);

/** By a name of a customer, the number of the contract or the code on the document, each by its index. */
function fits(accountId: string, searched: string): RawBuilder<unknown> {
  const byName = sql`g.customer_id in (select find_customers('name', ${searched}))`;
  const code = /^[\w-]{8,}$/.test(searched) ? [sql`g.verify_code = ${searched.toUpperCase()}`] : [];
  const number = /^#?0*(\d{1,9})$/.exec(searched)?.[1];
  if (!number && code.length === 0) return byName;
  const places = [
    sql`select g.id from signatures g where g.account_id = ${accountId} and ${byName}`,
    ...code.map(
      (isCode) => sql`select g.id from signatures g where g.account_id = ${accountId} and ${isCode}`,
    ),
    ...(number
      ? [
          sql`select g.id from sale_contracts c
            join signatures g on g.account_id = c.account_id and g.contract_id = c.id
            where c.account_id = ${accountId} and c.number = ${Number(number)}`,
        ]
      : []),
  ];
  return sql`g.id in (${sql.join(places, sql` union all `)})`;
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
