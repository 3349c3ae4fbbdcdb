import { toCents } from '@girassol/shared-domain';
import type { ContractRoute, RouteKey } from '@girassol/shared-domain/contract';
import { TEST_TIMEOUTS_MS } from '@girassol/shared-domain/testing';
import type { z } from 'zod';
import { apiContract } from '../../src/modules';
import { createTestConverter } from '../converter';
import { describeApi, type TestApi } from '../harness';
import type { Json } from '../refusals/garbage';
import { createSeededRandom, pickSome, type Random } from '../refusals/random';
import { fingerprintRows } from '../refusals/row-fingerprints';
import { createTestSamples } from '../refusals/samples/samples';
import {
  createSession,
  expectErrorBody,
  expectNoLeak,
  getAllowedCaller,
  type ReceivedAnswer,
  sendCall,
} from '../refusals/send-as';
import {
  buildExampleRequest,
  canSucceedOnlyOnce,
  type SentRequest,
  toTextParams,
} from '../refusals/sent-request';
import { isFullRun } from '../scope';
import { setPassword } from '../test-people';
import {
  groupValuesByPath,
  listAbsentRequestValues,
  listRequestValues,
  listValueReplacements,
  REMOVED_VALUE,
  type RequestValue,
  replaceRequestValue,
  type ValueReplacement,
} from './leaves';

const SEED = Number(process.env.LEAVES_SEED ?? 1);
/** Values for each leaf, and leaves for each call, in a quick run. */
const [MAX_VALUES, MAX_LEAVES] = isFullRun ? [Infinity, Infinity] : [1, 6];
/** Worlds that are made again for a call whose example is used up. */
const MAX_WORLDS = isFullRun ? 40 : 2;

/** Calls that answer with a stream that does not end. */
const ENDLESS: readonly RouteKey[] = ['GET /events'];

/**
 * Describes tests that replace one value at a time in the example request of each route. `part` of `parts`
 * selects the routes, so that several test files share the work.
 */
export function describeValueReplacements(part: number, parts: number): void {
  describeApi(
    `one changed value in every call, part ${part} of ${parts}`,
    (api) => {
      const routes = Object.entries(apiContract)
        .filter(([key], index) => index % parts === part - 1 && !ENDLESS.includes(key as RouteKey))
        .map(([key, route]): [RouteKey, ContractRoute] => [key as RouteKey, route]);
      changeLeaves(api, routes);
    },
    {},
    { converter: createTestConverter() },
  );
}

function changeLeaves(api: TestApi, routes: [RouteKey, ContractRoute][]): void {
  let worlds: Awaited<ReturnType<typeof createTestSamples>>;
  const isReached = new Set<RouteKey>();

  beforeAll(async () => {
    worlds = await createTestSamples(api);
    await setPassword(api.database, api.people.owner, 'Girassol2026');
  }, TEST_TIMEOUTS_MS.database);

  async function send(key: RouteKey, sent: SentRequest): Promise<ReceivedAnswer> {
    const token =
      key === 'POST /users/logout'
        ? await createSession(api, getAllowedCaller(api, key))
        : getAllowedCaller(api, key).token;
    // Those who guess wait: here they shall get further than that.
    if (apiContract[key].access === 'public') await api.query('delete from login_attempts');
    return sendCall(api, key, sent, token);
  }

  test.each(routes)(
    '%s',
    async (key, route) => {
      const random = createSeededRandom(SEED + Object.keys(apiContract).indexOf(key));
      const freshWorld = () => worlds.anotherOfMine((world) => buildExampleRequest(key, world));
      let world = canSucceedOnlyOnce(key) ? await freshWorld() : worlds.mine;
      let example = buildExampleRequest(key, world);
      let baseline = await send(key, example);
      if (baseline.status !== 200 && !canSucceedOnlyOnce(key)) {
        world = await freshWorld();
        example = buildExampleRequest(key, world);
        baseline = await send(key, example);
      }
      expect({ status: baseline.status, text: baseline.status === 200 ? '' : baseline.text }).toEqual({
        status: 200,
        text: '',
      });
      isReached.add(key);

      const foreign = listRequestValues(buildExampleRequest(key, worlds.theirs));
      const faults: string[] = [];
      let before = await fingerprintRows(api);
      let worldsLeft = MAX_WORLDS;
      let isUsedUp = canSucceedOnlyOnce(key);
      for (const leaf of pickSome(
        [...listRequestValues(example), ...listAbsentRequestValues(route, example)],
        MAX_LEAVES,
        random,
      )) {
        for (const value of valuesFor(leaf, foreign, random)) {
          if (isUsedUp && worldsLeft > 0) {
            worldsLeft -= 1;
            example = buildExampleRequest(key, await freshWorld());
            before = await fingerprintRows(api);
            isUsedUp = false;
          }
          const sent = replaceRequestValue(example, leaf, value);
          const answered = await send(key, sent);
          const report = (fault: string) =>
            faults.push(
              `${leaf.part} ${leaf.path.join('.')} = ${formatReplacement(value)}: ${answered.status} ${fault} ${answered.text.slice(0, 200)}`,
            );
          const wasAccepted = answered.status < 300;
          for (const fault of iterateFaults(key, route, { leaf, value, sent, answered, baseline }))
            report(fault);
          if (wasAccepted) {
            isUsedUp = canSucceedOnlyOnce(key);
            before = await fingerprintRows(api);
          }
        }
      }
      const after = await fingerprintRows(api);
      for (const [table, rows] of Object.entries(after))
        if (rows !== before[table]) faults.push(`a refusal wrote into ${table}: ${before[table]} -> ${rows}`);
      expect(faults).toEqual([]);
    },
    TEST_TIMEOUTS_MS.database,
  );

  test('every call is reached', () => {
    expect(routes.map(([key]) => key).filter((key) => !isReached.has(key))).toEqual([]);
  });

  function* iterateFaults(key: RouteKey, route: ContractRoute, changed: Changed): Generator<string> {
    const { leaf, value, sent, answered, baseline } = changed;
    const { status, text } = answered;
    if (status >= 500) return yield 'fails';
    if (route.access !== 'admin') {
      const leak = getErrorMessage(() => expectNoLeak(worlds.theirs, withoutSent(text, value), key));
      if (leak) yield leak;
    }
    if (status >= 400) {
      const unfit = getErrorMessage(() => expectErrorBody(status, text, key));
      if (unfit) return yield unfit;
      if (!isNamed(route, sent, leaf, text)) yield 'does not name the field';
      return;
    }
    if (status >= 300 || route.stream) return;
    const wrong = getErrorMessage(() => route.answer.parse(JSON.parse(text)));
    if (wrong) return yield `is none of the contract: ${wrong}`;
    if (leaf.part !== 'body' || ANSWERS_OTHER_VALUES.includes(key)) return;
    const changes = findSilentChange(leaf, value, baseline.text, text);
    if (changes) yield changes;
  }
}

/** Calls whose answer has other values than those sent, on purpose. */
const ANSWERS_OTHER_VALUES: readonly RouteKey[] = [
  // Records found by what is sent.
  'POST /customers/duplicates',
  // The history: an order for what is so already is not written down.
  'PUT /operation/accounts/finance-status/:accountId',
  // Tags in small letters.
  'PUT /operation/tickets/tags/:ticketId',
];

interface Changed {
  leaf: RequestValue;
  value: ValueReplacement;
  sent: SentRequest;
  answered: ReceivedAnswer;
  baseline: ReceivedAnswer;
}

/** Values for a leaf: those of its type, and what the other account has there. */
function valuesFor(leaf: RequestValue, foreign: readonly RequestValue[], random: Random): ValueReplacement[] {
  const theirs = foreign.find(
    ({ part, path }) => part === leaf.part && path.join('.') === leaf.path.join('.'),
  );
  const others = typeof theirs?.value === 'string' && theirs.value !== leaf.value ? [theirs.value] : [];
  return pickSome([...others, ...listValueReplacements(leaf.value)], MAX_VALUES, random);
}

/** An answer may repeat what was sent. */
const withoutSent = (text: string, value: ValueReplacement) =>
  typeof value === 'string' && value !== '' ? text.replaceAll(value, '') : text;

function getErrorMessage(check: () => unknown): string | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Is the changed value named by a refusal, where the contract's schema is what refuses it? */
function isNamed(
  route: ContractRoute,
  sent: SentRequest,
  { part, path }: RequestValue,
  text: string,
): boolean {
  const schema: z.ZodType | undefined = route[part];
  const arrived = part === 'body' && !route.upload ? sent.body : toTextParams(sent[part]);
  const parsed = schema?.safeParse(arrived ?? undefined);
  if (!parsed || parsed.success || path.length === 0) return true;
  const { fields } = JSON.parse(text) as { fields?: { path: string }[] };
  // An address without a value is another address.
  if (part === 'params' && !fields) return true;
  const name = path.join('.');
  return (fields ?? []).some(
    (field) => name === field.path || name.startsWith(`${field.path}.`) || field.path.startsWith(`${name}.`),
  );
}

/** Amounts in reais are kept in cents, but for those inside a document. */
const AMOUNT = /price|amount|income/i;

/**
 * Values that a rule of the product changes: names of files and hosts and addresses of sites are cleaned, and sums of a
 * kit are those of its lines if these have prices.
 */
const CHANGED_BY_RULE = /^\.(file|folder|contracts|records)\.name$|\.slug$|^\.kit\.(mod|inv|eqp)PriceUnits$/;

/**
 * Finds a value that was accepted but changed silently: if the answer to the example repeats a sent value, the answer
 * to the changed request has to repeat the changed value. Spaces around a text are ignored.
 */
function findSilentChange(
  leaf: RequestValue,
  value: ValueReplacement,
  baseline: string,
  text: string,
): string | undefined {
  if (typeof value !== typeof leaf.value || leaf.value === '') return undefined;
  const name = leaf.path.findLast((step) => !/^\d+$/.test(step)) ?? '';
  const expected = listStoredForms(name, value);
  const answers = groupValuesByPath(JSON.parse(text));
  for (const [path, values] of groupValuesByPath(JSON.parse(baseline))) {
    if (!path.endsWith(`.${name}`) || !values.includes(leaf.value) || CHANGED_BY_RULE.test(path)) continue;
    const now = answers.get(path);
    if (now && expected.length > 0 && !expected.some((one) => now.includes(one)))
      return `answers ${path} = ${JSON.stringify(now).slice(0, 100)}`;
  }
  return undefined;
}

/** Lists the forms in which a value may be read again. Half a surrogate pair does not survive a form. */
function listStoredForms(name: string, value: ValueReplacement): (string | number)[] {
  if (typeof value === 'string') return [value, value.trim(), value.replace(/\p{Surrogate}/gu, '\ufffd')];
  if (typeof value !== 'number') return [];
  return AMOUNT.test(name) ? [value, toCents(value) / 100] : [value];
}

const formatReplacement = (value: ValueReplacement) =>
  value === REMOVED_VALUE ? 'missing' : (JSON.stringify(value as Json) ?? '').slice(0, 60);
