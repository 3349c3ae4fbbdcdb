import { toCents } from '@girassol/shared-domain';
import { type ContractRoute, contract, type RouteKey } from '@girassol/shared-domain/contract';
import { TEST_LIMITS } from '@girassol/shared-domain/testing';
import type { z } from 'zod';
import { testConverter } from '../converter';
import { describeApi, type TestApi } from '../harness';
import { setPassword } from '../people';
import type { Json } from '../refusals/garbage';
import { type Random, randomFrom, sample } from '../refusals/random';
import {
  type Answered,
  callerOf,
  expectErrorForm,
  expectNoLeak,
  newSession,
  sendAs,
} from '../refusals/send-as';
import { asStrings, exampleOf, type Sent, usesUp } from '../refusals/sent';
import { testWorlds } from '../refusals/worlds/worlds';
import { writtenRows } from '../refusals/written-rows';
import { isFull } from '../scope';
import {
  absentLeavesOf,
  type Leaf,
  leavesOf,
  MISSING,
  type Replacement,
  replacementsFor,
  valuesByPath,
  withReplaced,
} from './leaves';

const SEED = Number(process.env.LEAVES_SEED ?? 1);
/** Values for each leaf, and leaves for each call, in a quick run. */
const [MAX_VALUES, MAX_LEAVES] = isFull ? [Infinity, Infinity] : [1, 6];
/** Worlds that are made again for a call whose example is used up. */
const MAX_WORLDS = isFull ? 40 : 2;

/** Calls that answer with a stream that does not end. */
const ENDLESS: readonly RouteKey[] = ['GET /events'];

/** Changes one value at a time in the example of every call of one part of the contract. */
export function describeLeaves(part: number, parts: number): void {
  describeApi(
    `one changed value in every call, part ${part} of ${parts}`,
    (api) => {
      const routes = Object.entries(contract)
        .filter(([key], index) => index % parts === part - 1 && !ENDLESS.includes(key as RouteKey))
        .map(([key, route]): [RouteKey, ContractRoute] => [key as RouteKey, route]);
      changeLeaves(api, routes);
    },
    {},
    { converter: testConverter() },
  );
}

function changeLeaves(api: TestApi, routes: [RouteKey, ContractRoute][]): void {
  let worlds: Awaited<ReturnType<typeof testWorlds>>;
  const isReached = new Set<RouteKey>();

  beforeAll(async () => {
    worlds = await testWorlds(api);
    await setPassword(api.database, api.people.owner, 'Girassol2026');
  }, TEST_LIMITS.database);

  async function send(key: RouteKey, sent: Sent): Promise<Answered> {
    const token =
      key === 'POST /users/logout' ? await newSession(api, callerOf(api, key)) : callerOf(api, key).token;
    // Those who guess wait: here they shall get further than that.
    if (contract[key].access === 'public') await api.query('delete from login_attempts');
    return sendAs(api, key, sent, token);
  }

  test.each(routes)(
    '%s',
    async (key, route) => {
      const random = randomFrom(SEED + Object.keys(contract).indexOf(key));
      const freshWorld = () => worlds.anotherOfMine((world) => exampleOf(key, world));
      let world = usesUp(key) ? await freshWorld() : worlds.mine;
      let example = exampleOf(key, world);
      let baseline = await send(key, example);
      if (baseline.status !== 200 && !usesUp(key)) {
        world = await freshWorld();
        example = exampleOf(key, world);
        baseline = await send(key, example);
      }
      expect({ status: baseline.status, text: baseline.status === 200 ? '' : baseline.text }).toEqual({
        status: 200,
        text: '',
      });
      isReached.add(key);

      const foreign = leavesOf(exampleOf(key, worlds.theirs));
      const faults: string[] = [];
      let before = await writtenRows(api);
      let worldsLeft = MAX_WORLDS;
      let isUsedUp = usesUp(key);
      for (const leaf of sample(
        [...leavesOf(example), ...absentLeavesOf(route, example)],
        MAX_LEAVES,
        random,
      )) {
        for (const value of valuesFor(leaf, foreign, random)) {
          if (isUsedUp && worldsLeft > 0) {
            worldsLeft -= 1;
            example = exampleOf(key, await freshWorld());
            before = await writtenRows(api);
            isUsedUp = false;
          }
          const sent = withReplaced(example, leaf, value);
          const answered = await send(key, sent);
          const report = (fault: string) =>
            faults.push(
              `${leaf.part} ${leaf.path.join('.')} = ${shown(value)}: ${answered.status} ${fault} ${answered.text.slice(0, 200)}`,
            );
          const wasAccepted = answered.status < 300;
          for (const fault of faultsOf(key, route, { leaf, value, sent, answered, baseline })) report(fault);
          if (wasAccepted) {
            isUsedUp = usesUp(key);
            before = await writtenRows(api);
          }
        }
      }
      const after = await writtenRows(api);
      for (const [table, rows] of Object.entries(after))
        if (rows !== before[table]) faults.push(`a refusal wrote into ${table}: ${before[table]} -> ${rows}`);
      expect(faults).toEqual([]);
    },
    TEST_LIMITS.database,
  );

  test('every call is reached', () => {
    expect(routes.map(([key]) => key).filter((key) => !isReached.has(key))).toEqual([]);
  });

  function* faultsOf(key: RouteKey, route: ContractRoute, changed: Changed): Generator<string> {
    const { leaf, value, sent, answered, baseline } = changed;
    const { status, text } = answered;
    if (status >= 500) return yield 'fails';
    if (route.access !== 'admin') {
      const leak = messageOf(() => expectNoLeak(worlds.theirs, withoutSent(text, value), key));
      if (leak) yield leak;
    }
    if (status >= 400) {
      const unfit = messageOf(() => expectErrorForm(status, text, key));
      if (unfit) return yield unfit;
      if (!isNamed(route, sent, leaf, text)) yield 'does not name the field';
      return;
    }
    if (status >= 300 || route.stream) return;
    const wrong = messageOf(() => route.answer.parse(JSON.parse(text)));
    if (wrong) return yield `is none of the contract: ${wrong}`;
    if (leaf.part !== 'body') return;
    const changes = silentChange(leaf, value, baseline.text, text);
    if (changes) yield changes;
  }
}

interface Changed {
  leaf: Leaf;
  value: Replacement;
  sent: Sent;
  answered: Answered;
  baseline: Answered;
}

/** Values for a leaf: those of its type, and what the other account has there. */
function valuesFor(leaf: Leaf, foreign: readonly Leaf[], random: Random): Replacement[] {
  const theirs = foreign.find(
    ({ part, path }) => part === leaf.part && path.join('.') === leaf.path.join('.'),
  );
  const others = typeof theirs?.value === 'string' && theirs.value !== leaf.value ? [theirs.value] : [];
  return sample([...others, ...replacementsFor(leaf.value)], MAX_VALUES, random);
}

/** An answer may repeat what was sent. */
const withoutSent = (text: string, value: Replacement) =>
  typeof value === 'string' && value !== '' ? text.replaceAll(value, '') : text;

function messageOf(check: () => unknown): string | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Is the changed value named by a refusal, where the contract's schema is what refuses it? */
function isNamed(route: ContractRoute, sent: Sent, { part, path }: Leaf, text: string): boolean {
  const schema: z.ZodType | undefined = route[part];
  const arrived = part === 'body' && !route.upload ? sent.body : asStrings(sent[part]);
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
 * What becomes something else by a rule: names of files and hosts and addresses of sites are cleaned, and sums of a kit are
 * those of its lines where these have prices.
 */
const CHANGED_BY_RULE = /^\.(file|folder|contracts|records)\.name$|\.slug$|^\.kit\.(mod|inv|eqp)PriceUnits$/;

/**
 * Where the answer to the example repeats a value that was sent, the answer to the changed request has to repeat the changed
 * one: what was accepted is not something else afterwards. Spaces around a text are no part of it.
 */
function silentChange(leaf: Leaf, value: Replacement, baseline: string, text: string): string | undefined {
  if (typeof value !== typeof leaf.value || leaf.value === '') return undefined;
  const name = leaf.path.findLast((step) => !/^\d+$/.test(step)) ?? '';
  const expected = asKept(name, value);
  const answers = valuesByPath(JSON.parse(text));
  for (const [path, values] of valuesByPath(JSON.parse(baseline))) {
    if (!path.endsWith(`.${name}`) || !values.includes(leaf.value) || CHANGED_BY_RULE.test(path)) continue;
    const now = answers.get(path);
    if (now && expected.length > 0 && !expected.some((one) => now.includes(one)))
      return `answers ${path} = ${JSON.stringify(now).slice(0, 100)}`;
  }
  return undefined;
}

/** What a value may be when it is read again. Half a surrogate pair does not survive the way of a form. */
function asKept(name: string, value: Replacement): (string | number)[] {
  if (typeof value === 'string') return [value, value.trim(), value.replace(/\p{Surrogate}/gu, '\ufffd')];
  if (typeof value !== 'number') return [];
  return AMOUNT.test(name) ? [value, toCents(value) / 100] : [value];
}

const shown = (value: Replacement) =>
  value === MISSING ? 'missing' : (JSON.stringify(value as Json) ?? '').slice(0, 60);
