import { type Caller, listOwnAndLedUserIds, resolveUserScope } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { notAllowed } from '@girassol/api-platform/refusals/refusal';
import {
  type BoardKind,
  boardDescriptions,
  boardHasContracts,
  boardKinds,
  can,
  isEnterprisePlan,
  meetsCondition,
} from '@girassol/shared-domain';
import type { ListedSignature, ParsedRequestBody, ResponseBody } from '@girassol/shared-domain/contract';
import { type RawBuilder, sql } from 'kysely';

const LIST = 'POST /signatures/paginated/:userId/:multiplier';
const SIGNATURES_PER_PAGE = 10;

interface ListOptions {
  /** Id of a user, a team or the company. */
  userId: string;
  multiplier: number;
  body: ParsedRequestBody<typeof LIST>;
}

/** Signatures that a caller may see: those of some people on some boards. No two entries share a board. */
interface SignatureAccess {
  boards: readonly BoardKind[];
  /** Null: everybody. */
  people: readonly string[] | null;
}

interface SignatureFilter {
  accountId: string;
  sights: readonly SignatureAccess[];
  state: ListedSignature['state'] | undefined;
  skipped: number;
}

/** Lists a page of documents sent or to be sent for signature, the last changed first, with their total count. */
export async function listSignatures(
  tx: Tx,
  caller: Caller,
  { userId, multiplier, body: { search, state } }: ListOptions,
): Promise<ResponseBody<typeof LIST>> {
  if (caller.calculatorOnly || !isEnterprisePlan(caller.session))
    throw notAllowed('O plano da sua conta não inclui contratos.');
  const { accountId } = caller;
  const sights = await loadSignatureAccess(tx, caller, userId);
  const place = { accountId, sights, state, skipped: (multiplier - 1) * SIGNATURES_PER_PAGE };
  const { ids, total } =
    search === ''
      ? { ids: await findIds(tx, place), total: await countByTotals(tx, place) }
      : await findSearched(tx, place, search);
  return {
    signatures: await loadSignatureRows(tx, accountId, ids.slice(0, SIGNATURES_PER_PAGE)),
    hasMoreItems: ids.length > SIGNATURES_PER_PAGE,
    total,
  };
}

/**
 * Loads the access of a caller by board: all signatures of boards that they manage, otherwise those of their own items
 * and of led users.
 */
async function loadSignatureAccess(tx: Tx, caller: Caller, userId: string): Promise<SignatureAccess[]> {
  const open = boardKinds.filter(
    (kind) =>
      boardHasContracts(kind) &&
      meetsCondition({ plan: boardDescriptions[kind].plan }, caller) &&
      can(caller, boardDescriptions[kind].permission),
  );
  const managed = open.filter((kind) => can(caller, boardDescriptions[kind].managerPermission));
  const own = await listOwnAndLedUserIds(tx, caller);
  const isOwnView = userId === caller.userId || userId === caller.accountId;
  const asked = isOwnView ? null : (await resolveUserScope(tx, caller, userId)).userIds;
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
async function findIds(tx: Tx, { accountId, sights, state, skipped }: SignatureFilter): Promise<string[]> {
  const parts = sights.map(({ boards, people }) => {
    const conditions = [sql`g.account_id = ${accountId}`, sql`not g.is_hidden`, ...ofState(state)];
    conditions.push(...(people ? [sql`g.owner_id = part.id`, isOnBoards(boards)] : [sql`g.board = part.id`]));
    const ids = people ? sql`unnest(${people}::uuid[])` : sql`unnest(${boards}::text[])`;
    return sql`select first.id, first.updated_at from ${ids} as part (id), lateral (
      select g.id, g.updated_at from signatures g where ${sql.join(conditions, sql` and `)}
      order by ${inOrder} limit ${skipped + SIGNATURES_PER_PAGE + 1}) first`;
  });
  if (parts.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select g.id from (${sql.join(parts, sql` union all `)}) g
    order by ${inOrder} limit ${SIGNATURES_PER_PAGE + 1} offset ${skipped}`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Counts signatures from the totals that triggers maintain. */
async function countByTotals(tx: Tx, { accountId, sights, state }: SignatureFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(items), 0)::int as total from signature_totals g
    where ${filterVisible(accountId, sights, state)}`.execute(tx);
  return rows[0]?.total ?? 0;
}

/** A page of what fits a text, and how many do, looked for once. */
async function findSearched(
  tx: Tx,
  { accountId, sights, state, skipped }: SignatureFilter,
  search: string,
): Promise<{ ids: string[]; total: number }> {
  const { rows } = await sql<{ ids: string[]; total: number }>`
    with found as materialized (
      select g.id, g.updated_at from signatures g
      where ${filterVisible(accountId, sights, state)} and not g.is_hidden and ${fits(accountId, search)})
    select (select count(*) from found)::int as total, array(
      select g.id from found g order by ${inOrder} limit ${SIGNATURES_PER_PAGE + 1} offset ${skipped}) as ids`.execute(
    tx,
  );
  const [{ ids, total } = { ids: [], total: 0 }] = rows;
  return { ids, total };
}

/** Returns the SQL condition that signatures, or their totals, are visible. */
function filterVisible(
  accountId: string,
  sights: readonly SignatureAccess[],
  state: SignatureFilter['state'],
): RawBuilder<unknown> {
  const seen = sights.map(({ boards, people }) =>
    people
      ? sql`(${isOnBoards(boards)} and g.owner_id = any(${people}::uuid[]))`
      : sql`(${isOnBoards(boards)})`,
  );
  const some = seen.length > 0 ? sql`(${sql.join(seen, sql` or `)})` : sql`false`;
  return sql.join([sql`g.account_id = ${accountId}`, ...ofState(state), some], sql` and `);
}

const isOnBoards = (boards: readonly BoardKind[]) => sql`g.board = any(${boards}::text[])`;
const ofState = (state: SignatureFilter['state']) => (state ? [sql`g.state = ${state}`] : []);

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

interface SignatureListRow {
  id: string;
  state: ListedSignature['state'];
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

async function loadSignatureRows(
  tx: Tx,
  accountId: string,
  ids: readonly string[],
): Promise<ListedSignature[]> {
  const { rows } = await sql<SignatureListRow>`
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
