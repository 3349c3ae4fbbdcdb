import { needsIdempotencyKey } from '@girassol/shared-domain';
import type { ContractRoute, RouteKey } from '@girassol/shared-domain/contract';
import { apiContract } from '../src/modules';
import { createTestConverter } from './converter';
import { describeApi } from './harness';
import { requestExamples } from './refusals/request-examples';
import { type AccountSamples, createTestSamples } from './refusals/samples/samples';

const AT_ONCE = 6;

/** Calls that are done later in the run than others: what they are about is gone then. */
const usesUp = (key: RouteKey) =>
  Number(['POST /customers/merge', 'POST /websites/draft/:userId'].includes(key)) +
  2 * Number(key.startsWith('POST /operation/')) +
  4 * Number(key.startsWith('DELETE '));

/** Every call of the contract that writes, public ones too. */
const writing = (Object.entries(apiContract) as [RouteKey, ContractRoute][])
  .filter(
    ([key, route]) =>
      !key.startsWith('GET ') &&
      (!key.startsWith('POST ') || needsIdempotencyKey(key, route) || isPublic(key)),
  )
  .map(([key]) => key)
  .sort((a, b) => usesUp(a) - usesUp(b));

function isPublic(key: RouteKey): boolean {
  return apiContract[key].access === 'public';
}

// Only a server does things at once: the embedded database has one connection.
describeApi(
  `${AT_ONCE} equal calls at the same moment`,
  (api) => {
    let world: AccountSamples;
    beforeAll(async () => {
      ({ mine: world } = await createTestSamples(api));
    });

    test.each(writing)('%s fails for none of them', async (key) => {
      const as = apiContract[key].access === 'admin' ? api.people.admin : api.people.owner;
      const call = () =>
        api.getAnswer(key, { ...(isPublic(key) ? {} : { as }), ...requestExamples[key](world) } as never);
      const answers = await Promise.all(Array.from({ length: AT_ONCE }, call));
      for (const { status, body } of answers) {
        expect([status, body]).toEqual([
          expect.any(Number),
          expect.not.stringContaining('Este registro já existe'),
        ]);
        expect(status).toBeLessThan(500);
      }
    });
  },
  {},
  { converter: createTestConverter() },
);
