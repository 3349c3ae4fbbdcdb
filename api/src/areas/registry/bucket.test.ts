import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TEST_TIMEOUTS_MS } from '@girassol/shared-domain/testing';
import type { FastifyInstance } from 'fastify';
import { defaultTestDatabases, type TestDatabase } from '../../../test/databases';
import { buildReleaseForm, buildSampleRelease, sampleShell } from '../../../test/release';
import { type S3Server, startS3Server } from '../../../test/s3-server';
import { createTestPeople } from '../../../test/test-people';
import { waitUntil } from '../../../test/wait-until';
import { buildApp } from '../../app';
import { parseConfig } from '../../config';

const [{ open } = { open: undefined }] = defaultTestDatabases;

/** Two processes on one database and one bucket, each with a disk of its own. */
describe('releases in a bucket', () => {
  const folder = mkdtempSync(join(tmpdir(), 'girassol-bucket-'));
  let opened: TestDatabase;
  let bucket: S3Server;
  let token: string;
  const running: FastifyInstance[] = [];

  async function start(name: string): Promise<FastifyInstance> {
    const { endpoint, accessKeyId, secretAccessKey } = bucket.settings;
    const app = await buildApp({
      database: opened.database,
      config: parseConfig({
        BUILD_DIR: join(folder, 'build'),
        DATA_DIR: join(folder, name),
        DEMO: 'off',
        S3_ENDPOINT: endpoint,
        S3_BUCKET: bucket.settings.bucket,
        S3_ACCESS_KEY_ID: accessKeyId,
        S3_SECRET_ACCESS_KEY: secretAccessKey,
      }),
    });
    running.push(app);
    return app;
  }
  const getFiles = (name: string, remote: string) => {
    const place = join(folder, name, 'releases', remote);
    return existsSync(place) ? readdirSync(place) : [];
  };

  beforeAll(async () => {
    mkdirSync(join(folder, 'build', 'shell'), { recursive: true });
    writeFileSync(join(folder, 'build', 'shell', 'shell.json'), JSON.stringify(sampleShell));
    bucket = await startS3Server();
    if (!open) throw new Error('no database to test with');
    opened = await open();
    const people = await createTestPeople(opened.database);
    await opened.query('update users set is_admin = true where id = $1', [people.owner.userId]);
    token = people.owner.token;
  }, TEST_TIMEOUTS_MS.process);
  afterEach(() => {
    bucket.trouble = null;
  });
  afterAll(async () => {
    for (const app of running) await app.close();
    await opened?.drop();
    await bucket.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function publish(app: FastifyInstance, remote: string, version = '1.0.0') {
    const { headers, payload } = buildReleaseForm(buildSampleRelease(remote, version));
    const answer = await app.inject({
      method: 'PUT',
      url: `/federation/releases/${remote}/${version}`,
      headers: { ...headers, authorization: `Bearer ${token}` },
      payload,
    });
    return { status: answer.statusCode, ...answer.json() };
  }
  const getFile = (app: FastifyInstance, remote: string) => app.inject(`/releases/${remote}/1.0.0/app.js`);

  test(
    'another process brings what was published from the bucket, also one that starts later',
    async () => {
      const [first, second] = [await start('first'), await start('second')];
      expect(await publish(first, 'mfe-balde')).toMatchObject({ status: 200, isNew: true });
      expect(getFiles('second', 'mfe-balde')).toEqual([]);
      const third = await start('third');
      expect((await getFile(third, 'mfe-balde')).body).toBe('// 1.0.0');
      // It looks by itself every few seconds.
      await waitUntil(() => getFiles('second', 'mfe-balde').includes('1.0.0'));
      expect((await getFile(second, 'mfe-balde')).body).toBe('// 1.0.0');
    },
    TEST_TIMEOUTS_MS.process,
  );

  test(
    'a bucket in trouble takes nothing in, keeps no start waiting, and gives no wrong byte',
    async () => {
      const [first] = running as [FastifyInstance];
      await publish(first, 'mfe-lento');

      bucket.trouble = 'broken';
      const before = bucket.objects.size;
      expect(await publish(first, 'mfe-recusada')).toMatchObject({ status: 503, code: 'GF-505' });
      expect([bucket.objects.size, getFiles('first', 'mfe-recusada')]).toEqual([before, []]);

      for (const trouble of ['broken', 'silent', 'wrong'] as const) {
        bucket.trouble = trouble;
        const app = await start(trouble);
        expect((await getFile(app, 'mfe-lento')).statusCode).toBe(404);
        expect((await app.inject('/api/health/ready')).statusCode).toBe(200);
        expect(getFiles(trouble, 'mfe-lento').filter((name) => !name.startsWith('.'))).toEqual([]);
      }
      bucket.trouble = null;
      await waitUntil(() => getFiles('wrong', 'mfe-lento').includes('1.0.0'));
      expect(await publish(first, 'mfe-recusada')).toMatchObject({ status: 200, isNew: true });
    },
    TEST_TIMEOUTS_MS.process,
  );

  test(
    'where objects were removed, who has the files serves on; the same publication puts them back',
    async () => {
      const [first] = running as [FastifyInstance];
      await publish(first, 'mfe-perdida');
      bucket.objects.clear();
      const late = await start('late');
      expect((await getFile(late, 'mfe-perdida')).statusCode).toBe(404);
      expect((await getFile(first, 'mfe-perdida')).body).toBe('// 1.0.0');
      expect(await publish(late, 'mfe-perdida')).toMatchObject({ status: 200, isNew: false });
      expect((await getFile(late, 'mfe-perdida')).body).toBe('// 1.0.0');
      expect(bucket.objects.size).toBe(3);
    },
    TEST_TIMEOUTS_MS.process,
  );
});
