import { rmSync } from 'node:fs';
import type { ContractRoute, RouteKey } from '@girassol/shared-domain/contract';
import { TEST_TIMEOUTS_MS } from '@girassol/shared-domain/testing';
import { apiContract } from '../../src/modules';
import { createBuildWithProposals } from '../final-pages';
import { describeApi } from '../harness';
import { createSeededRandom, pickSome } from '../refusals/random';
import { fingerprintRows } from '../refusals/row-fingerprints';
import { PUBLIC_PROPOSAL, PUBLIC_SITE } from '../refusals/samples/public-records';
import { type AccountSamples, createTestSamples } from '../refusals/samples/samples';
import { expectErrorBody, getAllowedCaller } from '../refusals/send-as';
import { buildExampleRequest, canSucceedOnlyOnce, toTextParams } from '../refusals/sent-request';
import { isFullRun } from '../scope';
import { recordRoutes, type ServedRoute } from './record-routes';

/** Raw texts in the place of a parameter. */
const HOSTILE: Record<string, string> = {
  NUL: '%00',
  'NUL in the middle': 'a%00b',
  'line feed': '%0a',
  'carriage return and a header': '%0d%0aSet-Cookie:%20a=b',
  escape: '%1b%5b31m',
  delete: '%7f',
  'a byte that begins nothing': '%ff',
  'a character cut short': '%c3%28',
  'an overlong slash': '%c0%af',
  'a lone surrogate': '%ed%a0%80',
  'percent alone': '%',
  'percent and no digits': '%zz',
  long: 'a'.repeat(5_000),
  'long and encoded': '%41'.repeat(2_000),
  'out of the folder': '..%2f..%2f',
  'out of the folder, encoded twice': '..%252f..%252fetc%252fpasswd',
  'back slashes': '..%5c..%5c',
  'right to left': '%e2%80%ae',
  prototype: '__proto__',
  empty: '',
};

/** Values of the parameters of pages, by their names, so that only one of them is wrong. */
const ofPages: Record<string, string> = {
  pid: PUBLIC_PROPOSAL.frontId,
  slug: PUBLIC_PROPOSAL.slug,
  count: String(PUBLIC_PROPOSAL.count),
  code: PUBLIC_PROPOSAL.code,
  id: PUBLIC_SITE.slug,
  accountId: PUBLIC_SITE.accountId,
  fileId: PUBLIC_SITE.userId,
  token: 'a'.repeat(43),
  simulation: 'estimativa',
  page: '1',
  colour: '1F6F54',
  remote: 'mfe-proposals',
  version: '1.0.0',
  '*': 'mfe-proposals/1.0.0/entry.js',
};

/** Texts for each parameter in a quick run, chosen by a fixed seed. */
const CHOSEN = isFullRun ? Object.keys(HOSTILE).length : 5;
const SEED = 1;

const PARAMETER = /:(\w+)|\*/g;
const hasParameter = ({ path }: ServedRoute) => /:\w|\*/.test(path);

/** Prefixes of what programs call: refusals are JSON there. */
const isCall = (path: string) => /^\/(api|federation)(\/|$)/.test(path);

const buildDir = createBuildWithProposals();
const { routes, stop } = recordRoutes();
afterAll(() => {
  stop();
  rmSync(buildDir, { recursive: true, force: true });
});

describeApi(
  'addresses that nobody meant',
  (api) => {
    let world: AccountSamples;
    beforeAll(async () => {
      ({ mine: world } = await createTestSamples(api));
    });

    const getKey = ({ method, path }: ServedRoute): RouteKey | undefined => {
      const key = `${method} ${path.replace(/^\/api/, '')}`;
      return key in apiContract ? (key as RouteKey) : undefined;
    };

    /** The address of a route with one raw text in the place of a parameter. */
    function addressWith({ path }: ServedRoute, values: Record<string, string>, at: string, raw: string) {
      return path.replace(PARAMETER, (found, name: string = '*') => {
        if (found === at) return raw;
        return encodeURIComponent(values[name] ?? 'x');
      });
    }

    async function send(route: ServedRoute, url: string) {
      const key = getKey(route);
      const { body } = key ? buildExampleRequest(key, world) : { body: undefined };
      const { token } = key ? getAllowedCaller(api, key) : api.people.admin;
      const isForm = !isCall(route.path);
      await api.query('delete from login_attempts');
      return api.send({
        method: route.method as 'GET', // what the server serves
        url,
        headers: {
          accept: isForm ? 'text/html' : 'application/json',
          authorization: `Bearer ${token}`,
          ...(route.method !== 'GET' && {
            'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
          }),
        },
        ...(route.method !== 'GET' && { payload: isForm ? 'a=b' : JSON.stringify(body ?? {}) }),
      });
    }

    /** The fault of an answer, if it has one. */
    function getFault(route: ServedRoute, { statusCode, headers, body }: Awaited<ReturnType<typeof send>>) {
      if (statusCode >= 500) return `answers ${statusCode}: ${body.slice(0, 100)}`;
      if (statusCode < 400) return undefined;
      const type = String(headers['content-type']);
      if (isCall(route.path)) {
        if (body === '' && route.path.endsWith('reports')) return undefined;
        try {
          expectErrorBody(statusCode, body, body.slice(0, 100));
          return undefined;
        } catch (error) {
          return `${statusCode} is no error form: ${error}`;
        }
      }
      if (/^\/(assets|releases)\//.test(route.path))
        return type.startsWith('text/plain')
          ? undefined
          : `${statusCode} comes as ${type}: ${body.slice(0, 100)}`;
      if (!type.startsWith('text/html')) return `${statusCode} comes as ${type}: ${body.slice(0, 100)}`;
      return /lang="pt-BR"/.test(body)
        ? undefined
        : `${statusCode} has no Portuguese page: ${body.slice(0, 100)}`;
    }

    test('every call with parameters is among them', () => {
      const served = routes.filter(hasParameter).map(getKey);
      const inContract = (Object.entries(apiContract) as [RouteKey, ContractRoute][])
        .filter(([, { params }]) => params)
        .map(([key]) => key);
      expect(inContract.filter((key) => !served.includes(key))).toEqual([]);
      expect(routes.filter(hasParameter).some(({ path }) => path === '/assinar/:token')).toBe(true);
    });

    test(
      'are refused in words and write nothing',
      async () => {
        const faults: string[] = [];
        const random = createSeededRandom(SEED);
        for (const route of routes.filter(hasParameter)) {
          const key = getKey(route);
          const values = key ? toTextParams(buildExampleRequest(key, world).params) : ofPages;
          const before = await fingerprintRows(api);
          const urls = (route.path.match(PARAMETER) ?? []).flatMap((at) =>
            pickSome(Object.entries(HOSTILE), CHOSEN, random).map(([name, raw]) => [
              `${at} ${name}`,
              addressWith(route, values, at, raw),
            ]),
          );
          let hasSucceeded = false;
          for (const [name, url = ''] of urls) {
            const answer = await send(route, url);
            if (answer.statusCode < 300) hasSucceeded = true;
            const fault = getFault(route, answer);
            if (fault) faults.push(`${route.method} ${route.path} ${name}: ${fault}`);
          }
          if (!hasSucceeded || route.method === 'GET') {
            const after = await fingerprintRows(api);
            for (const [table, rows] of Object.entries(after))
              if (rows !== before[table]) faults.push(`${route.method} ${route.path} wrote into ${table}`);
          }
          // It is the address without it, and does what that does.
          if (!key || !canSucceedOnlyOnce(key) || route.method === 'GET') {
            const fault = getFault(route, await send(route, `${addressWith(route, values, '', '')}/`));
            if (fault) faults.push(`${route.method} ${route.path} trailing slash: ${fault}`);
          }
        }
        expect(faults).toEqual([]);
      },
      TEST_TIMEOUTS_MS.database,
    );
  },
  { BUILD_DIR: buildDir },
);
