import { randomUUID } from 'node:crypto';
import { needsIdempotencyKey } from '@girassol/shared-domain';
import type { ContractRoute, RouteKey } from '@girassol/shared-domain/contract';
import { apiContract } from '../src/modules';
import { createTestConverter } from './converter';
import { describeApi, type TestApi } from './harness';
import { requestExamples } from './refusals/request-examples';
import { type AccountSamples, createTestSamples } from './refusals/samples/samples';
import { aggregateTables, listTablesExcept } from './tables';

const posts = (Object.entries(apiContract) as [RouteKey, ContractRoute][]).filter(
  ([key, { access }]) => key.startsWith('POST ') && access !== 'public' && access !== 'session',
);
const needsKey = (key: RouteKey) => {
  const route: ContractRoute = apiContract[key];
  return needsIdempotencyKey(key, route);
};
/** Done last: what they are about is gone then. Money that comes or goes ends the other charges of its account. */
const usesUp = (key: RouteKey): number => {
  if (/\/(paid-outside|refund)\//.test(key)) return 2;
  const isLate =
    ['POST /customers/merge', 'POST /websites/draft/:userId'].includes(key) ||
    key.startsWith('POST /operation/');
  return isLate ? 1 : 0;
};
/** The same data again is the first request, with a key or without: the worlds have asked already (see `financings.test.ts`). */
const isFirstAgain = (key: RouteKey) => key.includes('/credit-analysis/');
const doneOnce = posts
  .map(([key]) => key)
  .filter((key) => needsKey(key) && !isFirstAgain(key))
  .sort((a, b) => usesUp(a) - usesUp(b));
/**
 * Answers a secret or what is of an income, which is kept nowhere: each makes another, and ends the one before. So does what
 * somebody looks at while they write.
 */
const isSecret = (key: RouteKey) =>
  /\/(upload-)?link\/|\/secret$|\/operation\/bank\/(decision|paper)\/|\/papers\/open\/|\/exports\/open\/|\/csv-data\/|\/websites\/preview\//.test(
    key,
  );
const asking = posts
  .filter(([key, { hasSecretResponse }]) => !needsKey(key) && !isSecret(key) && !hasSecretResponse)
  .map(([key]) => key);

describeApi(
  'calls that are repeated',
  (api) => {
    let world: AccountSamples;
    let everything: Awaited<ReturnType<typeof fingerprints>>;
    beforeAll(async () => {
      everything = await fingerprints(api);
      ({ mine: world } = await createTestSamples(api));
    });

    /** The example of a call, made by who may; the answer without a link, which nobody keeps. */
    async function call(key: RouteKey, headers: Record<string, string>): Promise<unknown> {
      const as = apiContract[key].access === 'admin' ? api.people.admin : api.people.owner;
      const answer = await api.call(key, { as, headers, ...requestExamples[key](world) } as never);
      return { ...(answer as object), link: undefined };
    }

    /** Deletes a restorable record before the restore is tested. */
    async function takeAway(key: RouteKey): Promise<void> {
      const { customerId: cid, folderId, archiveFileId: fileId } = world;
      const as = api.people.owner;
      if (key.includes('/folder/restore/'))
        await api.call('DELETE /archives/customer/folder/:cid/:folderId', { as, params: { cid, folderId } });
      if (key === 'POST /websites/draft/:userId')
        await api.query('delete from websites where account_id = $1', [api.people.owner.accountId]);
      if (key.includes('/file/restore/'))
        await api.call('DELETE /archives/customer/file/:cid/:fileId', { as, params: { cid, fileId } });
    }

    test.each(asking)('%s asks, and changes nothing', async (key) => {
      const before = await everything();
      await call(key, { 'idempotency-key': randomUUID() });
      expect(await everything()).toEqual(before);
      expect(await api.query('select 1 from idempotency_keys where route = $1', [key])).toEqual([]);
    });

    test.each(doneOnce)('%s happens once for a key', async (key) => {
      await takeAway(key);
      const headers = { 'idempotency-key': randomUUID() };
      const before = await everything();
      const first = await call(key, headers);
      const after = await everything();
      expect(after).not.toEqual(before);
      const second = await call(key, headers);
      expect(await everything()).toEqual(after);
      expect(second).toEqual(first);
    });
  },
  {},
  { converter: createTestConverter() },
);

interface Known {
  /** Which transactions wrote the rows. */
  written: string;
  content: string;
}

/** Tables that a repetition may write. */
const MAY_CHANGE = ['login_attempts', 'sessions', 'idempotency_keys', 'access_links'];

/**
 * Answers what tells the fingerprint of every other table. What is in a table is read again only where other transactions
 * wrote its rows.
 */
async function fingerprints(api: TestApi): Promise<() => Promise<Record<string, string>>> {
  const known = new Map<string, Known>();
  const names = await listTablesExcept(api, MAY_CHANGE);
  return async () => {
    const written = await aggregateTables<string>(
      api,
      names,
      "concat_ws(' ', count(*), sum(t.xmin::text::bigint), max(t.xmin::text::bigint))",
    );
    const other = names.filter((name) => known.get(name)?.written !== written[name]);
    const contents =
      other.length === 0
        ? {}
        : await aggregateTables<string>(
            api,
            other,
            "coalesce(md5(string_agg(t::text, ' ' order by t::text)), '')",
          );
    for (const name of other)
      known.set(name, { written: written[name] ?? '', content: contents[name] ?? '' });
    return Object.fromEntries(names.map((name) => [name, known.get(name)?.content ?? '']));
  };
}
