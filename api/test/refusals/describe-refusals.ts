import type { ContractRoute, RouteKey } from '@girassol/shared-domain/contract';
import { TEST_TIMEOUTS_MS } from '@girassol/shared-domain/testing';
import { apiContract } from '../../src/modules';
import { createTestConverter } from '../converter';
import { defaultTestDatabases } from '../databases';
import { describeApiOnEveryDatabase, type TestApi } from '../harness';
import { isFullRun } from '../scope';
import { aggregateTables, listTablesExcept } from '../tables';
import { openSession, reopenSession, setPassword } from '../test-people';
import { corruptValue, type Json } from './garbage';
import { createSeededRandom } from './random';
import { type AccountSamples, createTestSamples } from './samples/samples';
import {
  createSession,
  expectErrorBody,
  expectNoLeak,
  getAllowedCaller,
  listSampleTexts,
  type ReceivedAnswer,
  sendCall,
} from './send-as';
import {
  buildExampleRequest,
  canSucceedOnlyOnce,
  type SentRequest,
  toJsonObject,
  toTextParams,
} from './sent-request';

/**
 * The same garbage in every quick run, so that a change is judged by what it changed; another in each `full` one. A failure
 * prints the seed. `REFUSALS_SEED=7 REFUSALS_PER_ROUTE=5000 npx jest api/test/refusals` looks elsewhere, and longer.
 */
const SEED = Number(process.env.REFUSALS_SEED ?? (isFullRun ? Date.now() % 1_000_000 : 1));
/** Requests in all. */
const TOTAL_REQUESTS = isFullRun ? 10_000 : 1_300;
const PER_ROUTE = Number(
  process.env.REFUSALS_PER_ROUTE ?? Math.ceil(TOTAL_REQUESTS / Object.keys(apiContract).length),
);

/**
 * Describes tests that send invalid and forbidden requests to each route, starting from its example request.
 * `part` of `parts` selects the routes, so that several test files share the work.
 */
export function describeRefusals(part: number, parts: number): void {
  describeApiOnEveryDatabase(
    `refusals over the contract, part ${part} of ${parts}`,
    (api) => {
      const routes = Object.entries(apiContract)
        .filter((_, index) => index % parts === part - 1)
        .map(([key, route]): [RouteKey, ContractRoute] => [key as RouteKey, route]);
      refuse(api, routes);
    },
    {},
    { converter: createTestConverter() },
  );
}

/** Public calls that answer for every account by design: whoever knows a host finds its site. */
const answersForEveryAccount: readonly RouteKey[] = ['GET /websites/by-host/:host'];

function refuse(api: TestApi, routes: [RouteKey, ContractRoute][]): void {
  const guarded = routes.filter(([, route]) => route.access !== 'public');
  const active = routes.filter(([, route]) => route.access === 'active');
  const forAdmins = routes.filter(([, route]) => route.access === 'admin');
  const answering = routes.filter(([, route]) => !('stream' in route));
  /**
   * Routes whose answers belong to an account. Administrators of the platform may see data of every account, so their
   * routes are excluded.
   */
  const ofAccounts = answering.filter(
    ([key, route]) => route.access !== 'admin' && !answersForEveryAccount.includes(key),
  );
  /**
   * Every database is asked what its SQL answers: examples and another account's ids. Who has no session, the wrong one or an
   * account that may not is refused before any query, and garbage meets the same code: one database is enough for these.
   */
  const isAskedAll = defaultTestDatabases.some(({ name }) => name === api.kind);
  const spoilt = routes.filter(([, { params, body }]) => params || body);

  let mine: AccountSamples;
  let theirs: AccountSamples;
  let anotherOfMine: Awaited<ReturnType<typeof createTestSamples>>['anotherOfMine'];
  let untouched: string;
  /** Calls that were answered with what they are for. */
  const succeeded = new Set<RouteKey>();

  beforeAll(async () => {
    ({ mine, theirs, anotherOfMine } = await createTestSamples(api));
    await setPassword(api.database, api.people.owner, 'Girassol2026');
    untouched = await readAccountRows(api, theirs.accountId);
  });

  // A refund ends the rights of its account, and a new password or a lost factor ends sessions: the next call meets both again.
  afterEach(async () => {
    await api.query("update accounts set status_ok = true, status = 'ACTIVE' where id = $1", [
      mine.accountId,
    ]);
    const { owner, vendor, basic } = api.people;
    for (const person of [owner, vendor, basic]) await reopenSession(api.database, person);
  });

  async function send(key: RouteKey, sent: SentRequest, token?: string) {
    const answered = await sendCall(api, key, sent, token);
    if (answered.status === 200 && token === getAllowedCaller(api, key).token) succeeded.add(key);
    return answered;
  }

  const isAccepted = async (key: RouteKey, world: AccountSamples) =>
    (await send(key, buildExampleRequest(key, world), getAllowedCaller(api, key).token)).status === 200;

  function expectRefusal({ status, text, sent }: ReceivedAnswer) {
    const where = JSON.stringify({ seed: SEED, status, text: text.slice(0, 300), sent }).slice(0, 2_000);
    expectErrorBody(status, text, where);
    expectNoLeak(theirs, text, where);
  }

  test(
    'every example succeeds, so that a refusal has no other reason',
    async () => {
      for (const [key] of answering) {
        // It would end what later examples need, and is tried below.
        if (canSucceedOnlyOnce(key)) continue;
        const { status, text } = await send(
          key,
          buildExampleRequest(key, mine),
          getAllowedCaller(api, key).token,
        );
        expect({ key, status, text: status === 200 ? '' : text }).toEqual({ key, status: 200, text: '' });
      }
    },
    TEST_TIMEOUTS_MS.database,
  );

  if (isAskedAll) {
    test.each(guarded)('%s: no token, an unknown one, an expired one', async (key) => {
      await api.database.asAccount(api.people.owner, (tx) =>
        openSession(tx, api.people.owner, `expired-${key.replace(/\W/g, '')}`, new Date(Date.now() - 1)),
      );
      for (const token of [undefined, 'unknown', `expired-${key.replace(/\W/g, '')}`]) {
        const refusal = await send(key, buildExampleRequest(key, mine), token);
        expectRefusal(refusal);
        expect(refusal.status).toBe(401);
        expect(JSON.parse(refusal.text).shouldLogout).toBe(true);
      }
    });

    test.each(active)('%s: an account in bad standing, a calculator-only client', async (key) => {
      for (const { token } of [api.people.unpaid, api.people.calculator]) {
        const refusal = await send(key, buildExampleRequest(key, mine), token);
        expectRefusal(refusal);
        expect(refusal.status).toBe(403);
      }
    });

    test.each(forAdmins)('%s: whoever does not administer the platform', async (key) => {
      const { owner, vendor, basic, neighbour, unpaid, calculator } = api.people;
      for (const { token } of [owner, vendor, basic, neighbour, unpaid, calculator]) {
        const refusal = await send(key, buildExampleRequest(key, mine), token);
        expectRefusal(refusal);
        expect(refusal.status).toBe(403);
      }
    });
  }

  test.each(ofAccounts)("%s: another account's ids", async (key) => {
    const [own, foreign] = [buildExampleRequest(key, mine), buildExampleRequest(key, theirs)];
    for (const [name, id] of differences(own.params, foreign.params)) {
      expectRefusal(
        await send(
          key,
          { ...own, params: { ...toJsonObject(own.params), [name]: id } },
          api.people.owner.token,
        ),
      );
    }
    for (const body of replacements(own.body, foreign.body)) {
      const answer = await send(key, { ...own, body }, api.people.owner.token);
      // A filter by somebody else's id may as well find nothing.
      if (answer.status === 200) expectNoLeak(theirs, answer.text, key);
      else expectRefusal(answer);
    }
  });

  if (isAskedAll) {
    test.each(spoilt)(
      '%s: garbage',
      async (key, route) => {
        const random = createSeededRandom(SEED + routes.findIndex(([name]) => name === key));
        // A fresh world where the call, made once already, has used up what it is about: garbage must meet what is there.
        const isUsedUp = canSucceedOnlyOnce(key) || !(await isAccepted(key, mine));
        const example = buildExampleRequest(
          key,
          isUsedUp ? await anotherOfMine((world) => buildExampleRequest(key, world)) : mine,
        );
        const before = await rowCounts(api);
        let token = await createSession(api, getAllowedCaller(api, key));
        let hasArrived = false;

        for (const sent of garbage(example, random)) {
          // Guessing is limited by waits: these tests need more attempts than that.
          if (route.access === 'public') await api.query('delete from login_attempts');
          const answer = await send(key, sent, token);
          if (answer.status >= 500)
            throw new Error(`failed: ${JSON.stringify({ seed: SEED, answer }).slice(0, 2_000)}`);
          if (route.access !== 'admin') expectNoLeak(theirs, answer.text, JSON.stringify(sent).slice(0, 500));
          if (answer.status === 200 && isSound(route, sent)) {
            hasArrived = true;
            if (!route.stream) route.answer.parse(JSON.parse(answer.text));
            // Rightly accepted calls may have written rows; the next refusals are compared with the new state.
            Object.assign(before, await rowCounts(api));
            if (key === 'POST /users/logout') token = await createSession(api, getAllowedCaller(api, key));
          } else {
            expectRefusal(answer);
          }
        }
        expect(await rowCounts(api)).toEqual(before);
        // Every call met records that existed to the end, unless it was valid and used them up.
        await api.query('delete from login_attempts');
        const last = await send(key, example, token);
        if (!hasArrived) expect({ status: last.status, text: last.text }).toMatchObject({ status: 200 });
        succeeded.add(key);
      },
      TEST_TIMEOUTS_MS.database,
    );
  }

  test('the stream of events opens', async () => {
    const response = await api.send({
      method: 'GET',
      url: '/api/events',
      headers: { authorization: `Bearer ${api.people.owner.token}` },
      payloadAsStream: true,
    });
    expect(response.statusCode).toBe(200);
    response.stream().destroy();
    succeeded.add('GET /events');
  });

  // Garbage is what ends in a success for those that can be made once, or that answer with a file.
  if (isAskedAll) {
    test('no call of the contract is without a success: each was tested beyond its door', () => {
      expect(routes.map(([key]) => key).filter((key) => !succeeded.has(key))).toEqual([]);
    });
  }

  test('nothing of the other account was changed, and nothing names it', async () => {
    expect(await readAccountRows(api, theirs.accountId)).toBe(untouched);
    const own = await readAccountRows(api, mine.accountId);
    // The attendant is the same in both.
    const shared = listSampleTexts(mine);
    expect(listSampleTexts(theirs).filter((id) => own.includes(id) && !shared.includes(id))).toEqual([]);
  });
}

function* garbage(
  { params, query, body, ...rest }: SentRequest,
  random: ReturnType<typeof createSeededRandom>,
): Generator<SentRequest> {
  for (let round = 0; round < PER_ROUTE; round += 1) {
    const spoilsParams = body === undefined || (params !== undefined && random.next() < 0.3);
    if (spoilsParams && params !== undefined)
      yield { params: corruptValue(params, random), query, body, ...rest };
    else yield { params, query, body: body === undefined ? undefined : corruptValue(body, random), ...rest };
  }
}

/** Would the contract take this request? Then it is no garbage after all. */
function isSound(route: ContractRoute, { params, body }: SentRequest): boolean {
  // The fields of a form are texts.
  const arrived = route.upload ? toTextParams(body) : body === null ? undefined : body;
  return (
    (!route.params || route.params.safeParse(toTextParams(params)).success) &&
    (!route.body || route.body.safeParse(arrived).success)
  );
}

/** Names whose value differs between two flat objects, with the second's value. */
function differences(own: Json | undefined, foreign: Json | undefined): [string, Json][] {
  const first = toJsonObject(own);
  return Object.entries(toJsonObject(foreign)).filter(
    ([name, value]) => JSON.stringify(first[name]) !== JSON.stringify(value),
  );
}

/** Copies of `own`, each with one of the places where `foreign` differs taken from it. */
function replacements(own: Json | undefined, foreign: Json | undefined): Json[] {
  const first = toJsonObject(own);
  return differences(own, foreign).flatMap(([name, value]): Json[] => {
    const old = first[name];
    const isNested = typeof old === 'object' && old !== null;
    const values = isNested ? replacements(old, value) : [value];
    return values.map((replaced) => ({ ...first, [name]: replaced }));
  });
}

/** Tables that a refused request may touch: counters of attempts, and sessions the test opens itself. */
const NOT_COUNTED = [
  'login_attempts',
  'login_challenges',
  'passkey_challenges',
  'recovery_codes',
  'sessions',
  'totp_secrets',
];

const rowCounts = async (api: TestApi): Promise<Record<string, number>> =>
  aggregateTables(api, await listTablesExcept(api, NOT_COUNTED), 'count(*)::int');

/** Reads every row of an account, as text. */
async function readAccountRows(api: TestApi, accountId: string): Promise<string> {
  const tables = await api.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'account_id'
       and table_name not in ('sessions', 'login_challenges') order by 1`,
  );
  const parts = [];
  for (const { name } of tables) {
    const rows = await api.query(`select t.* from ${name} t where account_id = $1 order by t::text`, [
      accountId,
    ]);
    parts.push(`${name}: ${JSON.stringify(rows)}`);
  }
  return parts.join('\n');
}
