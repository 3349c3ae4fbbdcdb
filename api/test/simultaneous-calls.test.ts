import { isDoneOnce } from '@girassol/shared-domain';
import { type ContractRoute, contract, type RouteKey } from '@girassol/shared-domain/contract';
import { testConverter } from './converter';
import { describeApi } from './harness';
import { examples } from './refusals/examples';
import { testWorlds, type World } from './refusals/worlds/worlds';

const AT_ONCE = 6;

/** Calls that are done later in the run than others: what they are about is gone then. */
const usesUp = (key: RouteKey) =>
  Number(['POST /customers/merge', 'POST /websites/draft/:userId'].includes(key)) +
  2 * Number(key.startsWith('POST /operation/')) +
  4 * Number(key.startsWith('DELETE '));

/** Every call of the contract that writes, public ones too. */
const writing = (Object.entries(contract) as [RouteKey, ContractRoute][])
  .map(([key]) => key)
  .filter((key) => !key.startsWith('GET ') && (!key.startsWith('POST ') || isDoneOnce(key) || isPublic(key)))
  .sort((a, b) => usesUp(a) - usesUp(b));

function isPublic(key: RouteKey): boolean {
  return contract[key].access === 'public';
}

// Only a server does things at once: the embedded database has one connection.
describeApi(
  `${AT_ONCE} equal calls at the same moment`,
  (api) => {
    let world: World;
    beforeAll(async () => {
      ({ mine: world } = await testWorlds(api));
    });

    test.each(writing)('%s fails for none of them', async (key) => {
      const as = contract[key].access === 'admin' ? api.people.admin : api.people.owner;
      const call = () =>
        api.answerOf(key, { ...(isPublic(key) ? {} : { as }), ...examples[key](world) } as never);
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
  { converter: testConverter() },
);
