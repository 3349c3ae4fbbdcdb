import { hashToken } from '@girassol/api-platform/access/find-token-caller';
import { type Database, getErrorCode } from '@girassol/api-platform/database';
import { isReaderCall } from '@girassol/api-platform/http/read-position';
import { COOKIE_TOKEN_PREFIX, isReadOnlyCall, READ_PRIMARY_HEADER } from '@girassol/shared-domain';
import type { ContractRoute, RouteKey } from '@girassol/shared-domain/contract';
import { TEST_TIMEOUTS_MS } from '@girassol/shared-domain/testing';
import { sql } from 'kysely';
import { apiContract } from '../src/modules';
import { createTestConverter } from './converter';
import { describeApi } from './harness';
import { type AccountSamples, createTestSamples } from './refusals/samples/samples';
import { getAllowedCaller, sendCall } from './refusals/send-as';
import { buildExampleRequest } from './refusals/sent-request';
import type { TestPerson } from './test-people';

/** SQLSTATE of a write in a transaction that only reads. */
const READ_ONLY_TRANSACTION = '25006';

const guarded = (Object.entries(apiContract) as [RouteKey, ContractRoute][]).filter(
  ([, { access, stream }]) => !stream && access !== 'public' && access !== 'session',
);
const reading = guarded.filter(([key, route]) => isReaderCall(key, route)).map(([key]) => key);
const writing = guarded
  .filter(([key, route]) => isReadOnlyCall(key) && !isReaderCall(key, route))
  .map(([key]) => key);

describeApi(
  'calls that only read',
  (api) => {
    let world: AccountSamples;
    let reads = 0;
    /** Positions that reads asked for. */
    const positions: (string | null)[] = [];
    let refusedWrites = 0;

    /** Runs work where PostgreSQL refuses each write, and counts refusals. */
    const readOnly: Database['asAccount'] = async (context, work) => {
      try {
        return await api.database.asAccount(context, async (tx) => {
          await sql`set transaction read only`.execute(tx);
          return work(tx);
        });
      } catch (error) {
        if (getErrorCode(error) === READ_ONLY_TRANSACTION) refusedWrites += 1;
        throw error;
      }
    };

    beforeAll(async () => {
      ({ mine: world } = await createTestSamples(api));
      api.app.database.asReader = (context, work, after) => {
        reads += 1;
        positions.push(after);
        return readOnly(context, work);
      };
    }, TEST_TIMEOUTS_MS.database);

    /** Returns the headers of a browser in which a person is signed in. */
    async function signInBrowser({ accountId, token }: TestPerson): Promise<Record<string, string>> {
      const [session] = await api.query<{ id: string }>('select id from sessions where token_hash = $1', [
        hashToken(token),
      ]);
      await api.query(
        `insert into session_cookies (account_id, session_id, key_hash) values ($1, $2, $3)
         on conflict do nothing`,
        [accountId, session?.id, hashToken(`key-${session?.id}`)],
      );
      return {
        authorization: `Bearer ${COOKIE_TOKEN_PREFIX}${session?.id}`,
        cookie: `girassol_session_${session?.id}=key-${session?.id}`,
      };
    }

    /** Sends the example of a call as a browser does. Returns the answer. */
    async function send(key: RouteKey, headers: Record<string, string> = {}) {
      const example = buildExampleRequest(key, world);
      const own = await signInBrowser(getAllowedCaller(api, key));
      return sendCall(api, key, { ...example, headers: { ...own, ...headers, ...example.headers } });
    }

    test(
      'are answered where nothing can be written',
      async () => {
        const failed: string[] = [];
        for (const key of reading) {
          const { status, text } = await send(key);
          if (status !== 200) failed.push(`${key}: ${status} ${text}`);
        }
        expect({ failed, refusedWrites }).toEqual({ failed: [], refusedWrites: 0 });
        // Operators' calls, and those that wait for another service or read no rows, open no transaction in `serve`.
        expect(reads).toBeGreaterThan(reading.length * 0.75);
      },
      TEST_TIMEOUTS_MS.database,
    );

    test('those that write all the same are named, and no others', async () => {
      const { asAccount } = api.app.database;
      api.app.database.asAccount = readOnly;
      const refused: RouteKey[] = [];
      for (const key of writing) {
        const before = refusedWrites;
        await send(key);
        if (refusedWrites > before) refused.push(key);
      }
      api.app.database.asAccount = asAccount;
      expect(refused).toEqual(writing);
      expect(writing).toHaveLength(3);
    });

    test('go to the server that writes after a change was heard of, and for programs', async () => {
      const key = 'GET /customers/single/:cid';
      const countReads = async (work: () => Promise<unknown>) => {
        const before = reads;
        await work();
        return reads - before;
      };
      expect(await countReads(() => send(key))).toBe(1);
      expect(await countReads(() => send(key, { [READ_PRIMARY_HEADER]: '1' }))).toBe(0);
      const program = api.people.owner.token;
      expect(await countReads(() => sendCall(api, key, buildExampleRequest(key, world), program))).toBe(0);
    });

    test('find what the browser has just written, by the position that came with the answer', async () => {
      const { database } = api.app;
      const { getPosition, getReaderFigures } = database;
      database.getReaderFigures = () => ({
        lagSeconds: 0,
        reads: { READER: 0, PASSED_OVER: 0, BEHIND: 0, FAILED: 0 },
      });
      database.getPosition = async () => '123456789';
      const { owner } = api.people;
      const headers = await signInBrowser(owner);
      const request = (method: 'GET' | 'PATCH', url: string, cookie = '', payload?: object) =>
        api.send({
          method,
          url: `/api/customers/single/${url}`,
          headers: { ...headers, cookie: `${headers.cookie}; ${cookie}` },
          ...(payload && { payload }),
        });
      const getCookie = (answer: Awaited<ReturnType<typeof request>>) =>
        answer.cookies.find(({ name }) => name === 'girassol_position');
      const write = () =>
        request('PATCH', `${owner.userId}/${world.customerId}`, '', { profession: 'Padeiro' });
      const read = (cookie?: string) => request('GET', world.customerId, cookie);
      const countReads = async (cookie: string) => {
        const before = reads;
        expect((await read(cookie)).statusCode).toBe(200);
        return reads - before;
      };

      const written = getCookie(await write());
      expect(written).toMatchObject({ value: '123456789', httpOnly: true, sameSite: 'Strict', maxAge: 60 });
      expect(getCookie(await read())).toBeUndefined();
      expect(positions.at(-1)).toBeNull();
      await read('girassol_position=123456789');
      expect(positions.at(-1)).toBe('123456789');
      // What is no position asks for the server that writes.
      for (const wrong of ['x', '-1', '1.5', '9'.repeat(21), ''])
        expect(await countReads(`girassol_position=${wrong}`)).toBe(0);
      // So does a write of which nobody knows the position: the server went away right after it.
      database.getPosition = () => Promise.reject(new Error('gone'));
      expect(getCookie(await write())?.value).toBe(String(2n ** 64n));
      Object.assign(database, { getPosition, getReaderFigures });
      expect(getCookie(await write())).toBeUndefined();
    });
  },
  {},
  { converter: createTestConverter() },
);
