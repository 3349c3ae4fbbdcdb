import {
  type Database,
  generateId,
  getErrorCode,
  isDatabaseUnavailable,
  switchTransactionAccount,
  type Tx,
} from '@girassol/api-platform/database';
import { DEFAULT_CONNECTION_TIMEOUTS_MS } from '@girassol/api-platform/database/connection-timeouts';
import { openServerDatabase } from '@girassol/api-platform/database/server';
import { TEST_TIMEOUTS_MS } from '@girassol/shared-domain/testing';
import { sql } from 'kysely';
import { migrations } from '../src/modules';
import { testPostgresUrl } from './databases';
import { createPooledDatabase, hasPooler, type PooledDatabase } from './pooler';
import { isFullRun } from './scope';
import { createTestPeople, type TestPerson } from './test-people';
import { sleep } from './wait-until';

const TRANSACTIONS = isFullRun ? 10_000 : 1_000;
/** Callers at once; they share ten connections of the program, and those two connections of the server. */
const CALLERS = 24;
const SEED = Number(process.env.INTERLEAVINGS_SEED ?? 1);
/** Statements that take longer are ended by the server. Far more than an ordinary one takes. */
const STATEMENT_MS = 700;

/** Returns a generator of numbers from 0 to below 1, always the same for a seed (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Thrown by work that changes its mind. */
class UndoError extends Error {}

/** Ends of transactions: how each was to end, and what the database made of some of them. */
type End =
  | 'committed'
  | 'undone'
  | 'failed statement'
  | 'other account refused'
  | 'timeout or cancel'
  | 'cut off';

const describePooler = testPostgresUrl && hasPooler ? describe : describe.skip;

// The title says it where PgBouncer is missing (Debian: `apt install pgbouncer`) or no server answers: skipped.
describePooler('accounts that share connections of a pooler (needs PostgreSQL and PgBouncer)', () => {
  let pooled: PooledDatabase;
  let database: Database;
  let people: TestPerson[];

  beforeAll(async () => {
    pooled = await createPooledDatabase(testPostgresUrl ?? '', `girassol_mixed_${process.pid}`);
    database = await openServerDatabase({
      url: pooled.pooled,
      directUrl: pooled.direct,
      appUrl: pooled.app,
      migrations,
      poolSize: 10,
      limits: { ...DEFAULT_CONNECTION_TIMEOUTS_MS, statement: STATEMENT_MS },
    });
    const { owner, neighbour, basic, unpaid, calculator, admin } = await createTestPeople(database);
    people = [owner, neighbour, basic, unpaid, calculator, admin];
    for (const person of people)
      await database.asAccount(person, async (tx) => {
        for (let row = 0; row < 3; row += 1) await addTeam(tx, person, person);
        await tx.updateTable('teams').set({ name: person.accountId }).execute();
      });
  }, TEST_TIMEOUTS_MS.process);

  afterAll(async () => {
    await database?.close();
    await pooled?.drop();
  });

  /** Adds a row that is named after the account of its writer: where it is another's, it says so. Returns its id. */
  async function addTeam(tx: Tx, { accountId }: TestPerson, { accountId: name, userId }: TestPerson) {
    const id = generateId();
    await tx.insertInto('teams').values({ account_id: accountId, id, name, leader_id: userId }).execute();
    return id;
  }

  /** Lists what a transaction sees that it may not see: rows of other accounts, or settings of another caller. */
  async function listLeaks(tx: Tx, accountId: string, userId: string): Promise<string[]> {
    const { rows } = await sql<{ account: string; user: string; limit: string }>`
      select coalesce(current_setting('app.account_id', true), '') as account,
        coalesce(current_setting('app.user_id', true), '') as user,
        current_setting('statement_timeout') as limit`.execute(tx);
    const teams = await tx.selectFrom('teams').select(['account_id', 'name']).execute();
    const accounts = await tx.selectFrom('accounts').select('id').execute();
    const foreign = [
      ...teams.flatMap((team) => [team.account_id, team.name]),
      ...accounts.map(({ id }) => id),
    ].filter((id) => id !== accountId);
    const settings =
      JSON.stringify(rows) ===
      JSON.stringify([{ account: accountId, user: userId, limit: `${STATEMENT_MS}ms` }]);
    return [
      ...foreign,
      ...(settings ? [] : [JSON.stringify(rows)]),
      ...(accountId && teams.length === 0 ? ['none of its own'] : []),
    ];
  }

  test(
    `${TRANSACTIONS} transactions that fail, undo, are cancelled and cut off see no row of another account (seed ${SEED})`,
    async () => {
      const random = createRandom(SEED);
      const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
      const leaks: string[] = [];
      const unexpected: unknown[] = [];
      /** Ids of rows that may not stay, because their transaction failed. */
      const undone: string[] = [];
      const ends: Record<End, number> = {
        committed: 0,
        undone: 0,
        'failed statement': 0,
        'other account refused': 0,
        'timeout or cancel': 0,
        'cut off': 0,
      };
      let left = TRANSACTIONS;

      /** Creates the work of one transaction, drawn before it begins: it may run more than once. */
      function createWork(person: TestPerson, userId: string, added: string[]) {
        const [adds, changes, removes] = [random() < 0.4, random() < 0.3, random() < 0.1];
        const switches = random() < 0.1;
        const [other, end] = [pick(people), random()];
        return async (tx: Tx) => {
          leaks.push(...(await listLeaks(tx, person.accountId, userId)));
          if (adds) added.push(await addTeam(tx, person, person));
          // Both reach all that the transaction sees.
          if (changes) await tx.updateTable('teams').set({ name: person.accountId }).execute();
          if (removes)
            await sql`delete from teams where id not in (select id from teams order by id limit 9)`.execute(
              tx,
            );
          if (switches) {
            await switchTransactionAccount(tx, other.accountId);
            leaks.push(...(await listLeaks(tx, other.accountId, userId)));
            await switchTransactionAccount(tx, person.accountId);
          }
          leaks.push(...(await listLeaks(tx, person.accountId, userId)));
          if (end < 0.15) throw new UndoError();
          if (end < 0.25) await sql`select 1 / 0`.execute(tx);
          if (end < 0.35 && other !== person) await addTeam(tx, other, other);
          if (end > 0.99) await sql`select pg_sleep(60)`.execute(tx);
        };
      }

      async function runOne(added: string[]): Promise<void> {
        const [person, kind] = [pick(people), random()];
        if (kind < 0.05) {
          const rows = await database.lookUp(sql<{ account: string }>`
            select coalesce(current_setting('app.account_id', true), '') as account`);
          leaks.push(...rows.map(({ account }) => account).filter((account) => account !== ''));
        } else if (kind < 0.1) {
          await database.asSystem(async (tx) => void leaks.push(...(await listLeaks(tx, '', ''))));
        } else {
          const userId = random() < 0.5 ? person.userId : '';
          const context = { accountId: person.accountId, ...(userId && { userId }) };
          await database.asAccount(context, createWork(person, userId, added));
        }
      }

      async function call(): Promise<void> {
        while (left > 0) {
          left -= 1;
          const added: string[] = [];
          try {
            await runOne(added);
            ends.committed += 1;
          } catch (error) {
            const code = getErrorCode(error);
            if (error instanceof UndoError) ends.undone += 1;
            else if (code === '22012') ends['failed statement'] += 1;
            else if (code === '42501') ends['other account refused'] += 1;
            else if (code === '57014') ends['timeout or cancel'] += 1;
            else if (isDatabaseUnavailable(error)) ends['cut off'] += 1;
            else unexpected.push(error);
            // A commit that was cut off may have come through.
            if (!isDatabaseUnavailable(error)) undone.push(...added);
          }
        }
      }

      /** Cancels statements of whoever works just then, and now and then cuts a connection of the server. */
      async function disturb(): Promise<void> {
        for (let turn = 0; left > 0; turn += 1) {
          const how = turn % 20 === 19 ? 'pg_terminate_backend' : 'pg_cancel_backend';
          await pooled.admin.query(
            `select ${how}(pid) from pg_stat_activity where usename = $1 and datname = current_database()
              and state <> 'idle' order by random() limit 1`,
            [pooled.login],
          );
          await sleep(20);
        }
      }

      await Promise.all([disturb(), ...Array.from({ length: CALLERS }, call)]);

      expect(unexpected).toEqual([]);
      expect(leaks).toEqual([]);
      const { rows } = await pooled.admin.query('select * from teams where name <> account_id::text');
      expect(rows).toEqual([]);
      const stayed = await pooled.admin.query('select id from teams where id = any($1::uuid[])', [undone]);
      expect(stayed.rows).toEqual([]);
      // All of it happened.
      expect(undone.length).toBeGreaterThan(TRANSACTIONS / 20);
      expect(Object.entries(ends).filter(([, count]) => count === 0)).toEqual([]);
      expect(ends.committed).toBeGreaterThan(TRANSACTIONS / 3);
    },
    isFullRun ? TEST_TIMEOUTS_MS.kills : TEST_TIMEOUTS_MS.process,
  );
});
