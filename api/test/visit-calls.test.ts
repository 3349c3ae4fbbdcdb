import { isAllowedInVisit } from '@girassol/shared-domain';
import type { ContractRoute, RouteKey } from '@girassol/shared-domain/contract';
import { TEST_TIMEOUTS_MS } from '@girassol/shared-domain/testing';
import { apiContract } from '../src/modules';
import { describeApi } from './harness';
import { createVisitTester, type TestVisit } from './visits';

type Call = [RouteKey, ContractRoute];

const guarded = (Object.entries(apiContract) as Call[]).filter(
  ([, { access, stream }]) => access !== 'public' && !stream,
);
const endsVisit = (key: RouteKey) => key === 'POST /users/logout';
/** A database has few connections. */
const AT_ONCE = 5;
const ID = '00000000-0000-4000-8000-000000000000';

/** Words of what stays closed whatever the account allows, in addresses of the API. */
const CLOSED =
  /password|factor|session|payment|signup|signature|vendors|export|invitation|closure|archive\/|webhooks|settings|csv-data|erasure|personal-data|azume|financings|orders|operation|tickets|notifications/;

describeApi('calls of a visit, over the contract', (api) => {
  const visits = createVisitTester(api);
  let visit: TestVisit;
  beforeAll(async () => {
    visit = await visits.open(api.people.owner);
  });

  async function isRefusedAsVisit(key: RouteKey): Promise<boolean> {
    const [method = '', path = ''] = key.split(' ');
    const url = path.replace(/:userId|:managerId/g, api.people.owner.userId).replace(/:\w+/g, ID);
    const answer = await visits.send(visit, method as 'GET', url);
    const isRefused = answer.statusCode === 403 && answer.json().code === 'VISIT';
    if (answer.statusCode >= 500) throw new Error(`${key}: ${answer.body}`);
    return isRefused;
  }

  /** Lists the calls that are refused because this is a visit, of those that do not end it. */
  async function listRefused(calls: readonly Call[]): Promise<RouteKey[]> {
    const tried = calls.map(([key]) => key).filter((key) => !endsVisit(key));
    const refused: RouteKey[] = [];
    for (let first = 0; first < tried.length; first += AT_ONCE) {
      const some = tried.slice(first, first + AT_ONCE);
      const answers = await Promise.all(some.map(isRefusedAsVisit));
      refused.push(...some.filter((_, at) => answers[at]));
    }
    return refused;
  }

  test(
    'reading passes, everything else is refused',
    async () => {
      const expected = guarded.filter(([key, route]) => !isAllowedInVisit(key, route, 'NONE'));
      expect(expected.some(([key]) => key.startsWith('GET '))).toBe(false);
      expect(await listRefused(guarded)).toEqual(expected.map(([key]) => key));
    },
    TEST_TIMEOUTS_MS.database,
  );

  test('what passes without the yes of the account is reading, and what the visit itself needs', () => {
    const passing = guarded
      .filter(([key, route]) => !key.startsWith('GET ') && isAllowedInVisit(key, route, 'NONE'))
      .map(([key]) => key)
      .filter((key) => !key.startsWith('POST ') || endsVisit(key) || key.includes('/token-login'));
    expect(passing.sort()).toEqual([
      'POST /users/logout',
      'POST /users/token-login',
      'PUT /visits/pages',
      'PUT /visits/writes/:visitId',
    ]);
  });

  test('what changes password, session, right, payment or signature, or takes data out, stays closed with the yes', () => {
    const open = guarded.filter(
      ([key, route]) => isAllowedInVisit(key, route, 'ALLOWED') && !isAllowedInVisit(key, route, 'NONE'),
    );
    expect(open.length).toBeGreaterThan(50);
    expect(open.map(([key]) => key).filter((key) => CLOSED.test(key))).toEqual([]);
  });

  test(
    'with the yes, calls of work pass and the others are refused',
    async () => {
      await visits.allow(visit, api.people.owner);
      const writes = guarded.filter(([key, route]) => !isAllowedInVisit(key, route, 'NONE'));
      const expected = writes.filter(([key, route]) => !isAllowedInVisit(key, route, 'ALLOWED'));
      expect(await listRefused(writes)).toEqual(expected.map(([key]) => key));
    },
    TEST_TIMEOUTS_MS.database,
  );
});
