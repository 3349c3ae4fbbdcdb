import { type ContractRoute, contract, type RouteKey } from '@girassol/shared-domain/contract';
import { TEST_LIMITS } from '@girassol/shared-domain/testing';
import { testConverter } from '../converter';
import { testDatabases } from '../databases';
import { describeApiOnEveryDatabase, type TestApi } from '../harness';
import { openSession, setPassword } from '../people';
import { isFull } from '../scope';
import { ofEachTable, tablesBut } from '../tables';
import { type Json, spoil } from './garbage';
import { randomFrom } from './random';
import {
  type Answered,
  callerOf,
  expectErrorForm,
  expectNoLeak,
  newSession,
  sendAs,
  textsOf,
} from './send-as';
import { asObject, asStrings, exampleOf, type Sent, usesUp } from './sent';
import { testWorlds, type World } from './worlds/worlds';

/**
 * The same garbage in every quick run, so that a change is judged by what it changed; another in each `full` one. A failure
 * prints the seed. `REFUSALS_SEED=7 REFUSALS_PER_ROUTE=5000 npx jest api/test/refusals` looks elsewhere, and longer.
 */
const SEED = Number(process.env.REFUSALS_SEED ?? (isFull ? Date.now() % 1_000_000 : 1));
/** Requests in all. */
const THROWN = isFull ? 10_000 : 1_300;
const PER_ROUTE = Number(process.env.REFUSALS_PER_ROUTE ?? Math.ceil(THROWN / Object.keys(contract).length));

/** Refuses every call of one part of the contract in every way; the parts are files, so that processors share them. */
export function describeRefusals(part: number, parts: number): void {
  describeApiOnEveryDatabase(
    `refusals over the contract, part ${part} of ${parts}`,
    (api) => {
      const routes = Object.entries(contract)
        .filter((_, index) => index % parts === part - 1)
        .map(([key, route]): [RouteKey, ContractRoute] => [key as RouteKey, route]);
      refuse(api, routes);
    },
    {},
    { converter: testConverter() },
  );
}

function refuse(api: TestApi, routes: [RouteKey, ContractRoute][]): void {
  const guarded = routes.filter(([, route]) => route.access !== 'public');
  const active = routes.filter(([, route]) => route.access === 'active');
  const forAdmins = routes.filter(([, route]) => route.access === 'admin');
  const answering = routes.filter(([, route]) => !('stream' in route));
  /** What an administrator of the platform may know of every account is no leak. */
  const ofAccounts = answering.filter(([, route]) => route.access !== 'admin');
  /**
   * Every database is asked what its SQL answers: examples and another account's ids. Who has no session, the wrong one or an
   * account that may not is refused before any query, and garbage meets the same code: one database is enough for these.
   */
  const isAskedAll = testDatabases.some(({ name }) => name === api.kind);
  const spoilt = routes.filter(([, { params, body }]) => params || body);

  let mine: World;
  let theirs: World;
  let anotherOfMine: Awaited<ReturnType<typeof testWorlds>>['anotherOfMine'];
  let untouched: string;
  /** Calls that were answered with what they are for. */
  const succeeded = new Set<RouteKey>();

  beforeAll(async () => {
    ({ mine, theirs, anotherOfMine } = await testWorlds(api));
    await setPassword(api.database, api.people.owner, 'Girassol2026');
    untouched = await everythingOf(api, theirs.accountId);
  });

  async function send(key: RouteKey, sent: Sent, token?: string) {
    const answered = await sendAs(api, key, sent, token);
    if (answered.status === 200 && token === callerOf(api, key).token) succeeded.add(key);
    return answered;
  }

  const isAccepted = async (key: RouteKey, world: World) =>
    (await send(key, exampleOf(key, world), callerOf(api, key).token)).status === 200;

  function expectRefusal({ status, text, sent }: Answered) {
    const where = JSON.stringify({ seed: SEED, status, text: text.slice(0, 300), sent }).slice(0, 2_000);
    expectErrorForm(status, text, where);
    expectNoLeak(theirs, text, where);
  }

  test(
    'every example succeeds, so that a refusal has no other reason',
    async () => {
      for (const [key] of answering) {
        // It would end what later examples need, and is tried below.
        if (usesUp(key)) continue;
        const { status, text } = await send(key, exampleOf(key, mine), callerOf(api, key).token);
        expect({ key, status, text: status === 200 ? '' : text }).toEqual({ key, status: 200, text: '' });
      }
    },
    TEST_LIMITS.database,
  );

  if (isAskedAll) {
    test.each(guarded)('%s: no token, an unknown one, an expired one', async (key) => {
      await api.database.asAccount(api.people.owner, (tx) =>
        openSession(tx, api.people.owner, `expired-${key.replace(/\W/g, '')}`, new Date(Date.now() - 1)),
      );
      for (const token of [undefined, 'unknown', `expired-${key.replace(/\W/g, '')}`]) {
        const refusal = await send(key, exampleOf(key, mine), token);
        expectRefusal(refusal);
        expect(refusal.status).toBe(401);
        expect(JSON.parse(refusal.text).shouldLogout).toBe(true);
      }
    });

    test.each(active)('%s: an account in bad standing, a calculator-only client', async (key) => {
      for (const { token } of [api.people.unpaid, api.people.calculator]) {
        const refusal = await send(key, exampleOf(key, mine), token);
        expectRefusal(refusal);
        expect(refusal.status).toBe(403);
      }
    });

    test.each(forAdmins)('%s: whoever does not administer the platform', async (key) => {
      const { owner, vendor, basic, neighbour, unpaid, calculator } = api.people;
      for (const { token } of [owner, vendor, basic, neighbour, unpaid, calculator]) {
        const refusal = await send(key, exampleOf(key, mine), token);
        expectRefusal(refusal);
        expect(refusal.status).toBe(403);
      }
    });
  }

  test.each(ofAccounts)("%s: another account's ids", async (key) => {
    const [own, foreign] = [exampleOf(key, mine), exampleOf(key, theirs)];
    for (const [name, id] of differences(own.params, foreign.params)) {
      expectRefusal(
        await send(key, { ...own, params: { ...asObject(own.params), [name]: id } }, api.people.owner.token),
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
        const random = randomFrom(SEED + routes.findIndex(([name]) => name === key));
        // A fresh world where the call, made once already, has used up what it is about: garbage must meet what is there.
        const isUsedUp = usesUp(key) || !(await isAccepted(key, mine));
        const example = exampleOf(
          key,
          isUsedUp ? await anotherOfMine((world) => exampleOf(key, world)) : mine,
        );
        const before = await rowCounts(api);
        let token = await newSession(api, callerOf(api, key));
        let hasArrived = false;

        for (const sent of garbage(example, random)) {
          // Who guesses waits: here the guesses shall get further than that.
          if (route.access === 'public') await api.query('delete from login_attempts');
          const answer = await send(key, sent, token);
          if (answer.status >= 500)
            throw new Error(`failed: ${JSON.stringify({ seed: SEED, answer }).slice(0, 2_000)}`);
          if (route.access !== 'admin') expectNoLeak(theirs, answer.text, JSON.stringify(sent).slice(0, 500));
          if (answer.status === 200 && isSound(route, sent)) {
            hasArrived = true;
            if (!route.stream) route.answer.parse(JSON.parse(answer.text));
            // What was rightly accepted may have written; the next refusals are compared with that.
            Object.assign(before, await rowCounts(api));
            if (key === 'POST /users/logout') token = await newSession(api, callerOf(api, key));
          } else {
            expectRefusal(answer);
          }
        }
        expect(await rowCounts(api)).toEqual(before);
        // What was thrown met things that were there to the end, or was itself sound and used them up.
        await api.query('delete from login_attempts');
        const last = await send(key, example, token);
        if (!hasArrived) expect({ status: last.status, text: last.text }).toMatchObject({ status: 200 });
        succeeded.add(key);
      },
      TEST_LIMITS.database,
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
    expect(await everythingOf(api, theirs.accountId)).toBe(untouched);
    const own = await everythingOf(api, mine.accountId);
    expect(textsOf(theirs).filter((id) => own.includes(id))).toEqual([]);
  });
}

function* garbage(
  { params, query, body, file }: Sent,
  random: ReturnType<typeof randomFrom>,
): Generator<Sent> {
  for (let round = 0; round < PER_ROUTE; round += 1) {
    const spoilsParams = body === undefined || (params !== undefined && random.next() < 0.3);
    if (spoilsParams && params !== undefined) yield { params: spoil(params, random), query, body, file };
    else yield { params, query, body: body === undefined ? undefined : spoil(body, random), file };
  }
}

/** Would the contract take this request? Then it is no garbage after all. */
function isSound(route: ContractRoute, { params, body }: Sent): boolean {
  // The fields of a form are texts.
  const arrived = route.upload ? asStrings(body) : body === null ? undefined : body;
  return (
    (!route.params || route.params.safeParse(asStrings(params)).success) &&
    (!route.body || route.body.safeParse(arrived).success)
  );
}

/** Names whose value differs between two flat objects, with the second's value. */
function differences(own: Json | undefined, foreign: Json | undefined): [string, Json][] {
  const first = asObject(own);
  return Object.entries(asObject(foreign)).filter(
    ([name, value]) => JSON.stringify(first[name]) !== JSON.stringify(value),
  );
}

/** Copies of `own`, each with one of the places where `foreign` differs taken from it. */
function replacements(own: Json | undefined, foreign: Json | undefined): Json[] {
  const first = asObject(own);
  return differences(own, foreign).flatMap(([name, value]): Json[] => {
    const old = first[name];
    const isNested = typeof old === 'object' && old !== null;
    const values = isNested ? replacements(old, value) : [value];
    return values.map((replaced) => ({ ...first, [name]: replaced }));
  });
}

/** Tables that a refused request may touch: counters of attempts, and sessions the test opens itself. */
const NOT_COUNTED = ['login_attempts', 'sessions'];

const rowCounts = async (api: TestApi): Promise<Record<string, number>> =>
  ofEachTable(api, await tablesBut(api, NOT_COUNTED), 'count(*)::int');

/** Every row of an account, as text. */
async function everythingOf(api: TestApi, accountId: string): Promise<string> {
  const tables = await api.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'account_id' and table_name <> 'sessions' order by 1`,
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
