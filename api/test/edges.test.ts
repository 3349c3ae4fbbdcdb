import { type ContractRoute, errorResponse, type RouteKey } from '@girassol/shared-domain/contract';
import { TEST_TIMEOUTS_MS } from '@girassol/shared-domain/testing';
import { apiContract } from '../src/modules';
import { describeApi } from './harness';
import type { Json } from './refusals/garbage';
import { requestExamples } from './refusals/request-examples';
import { createTestSamples } from './refusals/samples/samples';

/** Numbers at the edges of what schemas accept. */
const edgeNumbers = [1e-320, 1e-9, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER];
const dates = ['0000-01-01', '0001-01-01', '9999-12-31'];

const keys = (Object.keys(apiContract) as RouteKey[]).filter((key) => {
  const route: ContractRoute = apiContract[key];
  return route.body && !route.upload && !('stream' in route) && key !== 'POST /users/logout';
});

describeApi('values at the edge', (api) => {
  test(
    'are taken or refused in words, in every field of every call',
    async () => {
      const { mine } = await createTestSamples(api);
      const failed: unknown[] = [];
      for (const key of keys) {
        const example = requestExamples[key](mine);
        const params: Record<string, unknown> = { ...example.params };
        for (const body of atTheEdge(JSON.parse(JSON.stringify(example.body ?? null)))) {
          const [method = '', path = ''] = key.split(' ');
          const answer = await api.send({
            method: method as 'GET', // the contract's keys begin with a method
            url: `/api${path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))}`,
            headers: {
              authorization: `Bearer ${api.people.owner.token}`,
              'content-type': 'application/json',
            },
            payload: JSON.stringify(body),
          });
          if (answer.statusCode >= 500) failed.push({ key, body: JSON.stringify(body).slice(0, 300) });
          if (answer.statusCode >= 400) expect(errorResponse.parse(answer.json()).message).not.toBe('');
        }
      }
      expect(failed).toEqual([]);
    },
    TEST_TIMEOUTS_MS.database,
  );
});

/** Copies of a body, each with one number or date in it at an edge. */
function* atTheEdge(value: Json): Generator<Json> {
  if (typeof value === 'number') yield* edgeNumbers;
  else if (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)) yield* dates;
  else if (Array.isArray(value))
    for (const [index, part] of value.entries())
      for (const edge of atTheEdge(part)) yield value.with(index, edge);
  else if (typeof value === 'object' && value !== null)
    for (const [name, part] of Object.entries(value))
      for (const edge of atTheEdge(part)) yield { ...value, [name]: edge };
}
