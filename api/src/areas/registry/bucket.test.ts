import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TEST_LIMITS } from '@girassol/shared-domain/testing';
import type { FastifyInstance } from 'fastify';
import { type TestDatabase, testDatabases } from '../../../test/databases';
import { testPeople } from '../../../test/people';
import { releaseForm, sampleRelease, sampleShell } from '../../../test/release';
import { type S3Server, s3Server } from '../../../test/s3-server';
import { waitUntil } from '../../../test/wait-until';
import { buildApp } from '../../app';
import { readConfig } from '../../config';

const [{ open } = { open: undefined }] = testDatabases;

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
      config: readConfig({
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
  const filesOf = (name: string, remote: string) => {
    const place = join(folder, name, 'releases', remote);
    return existsSync(place) ? readdirSync(place) : [];
  };

  beforeAll(async () => {
    mkdirSync(join(folder, 'build', 'shell'), { recursive: true });
    writeFileSync(join(folder, 'build', 'shell', 'shell.json'), JSON.stringify(sampleShell));
    bucket = await s3Server();
    if (!open) throw new Error('no database to test with');
    opened = await open();
    const people = await testPeople(opened.database);
    await opened.query('update users set is_admin = true where id = $1', [people.owner.userId]);
    token = people.owner.token;
  }, TEST_LIMITS.process);
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
    const { headers, payload } = releaseForm(sampleRelease(remote, version));
    const answer = await app.inject({
      method: 'PUT',
      url: `/federation/releases/${remote}/${version}`,
      headers: { ...headers, authorization: `Bearer ${token}` },
      payload,
    });
    return { status: answer.statusCode, ...answer.json() };
  }
  const fileOf = (app: FastifyInstance, remote: string) => app.inject(`/releases/${remote}/1.0.0/app.js`);

  test(
    'another process brings what was published from the bucket, also one that starts later',
    async () => {
      const [first, second] = [await start('first'), await start('second')];
      expect(await publish(first, 'mfe-balde')).toMatchObject({ status: 200, isNew: true });
      expect(filesOf('second', 'mfe-balde')).toEqual([]);
      const third = await start('third');
      expect((await fileOf(third, 'mfe-balde')).body).toBe('// 1.0.0');
      // It looks by itself every few seconds.
      await waitUntil(() => filesOf('second', 'mfe-balde').includes('1.0.0'));
      expect((await fileOf(second, 'mfe-balde')).body).toBe('// 1.0.0');
    },
    TEST_LIMITS.process,
  );

  test(
    'a bucket in trouble takes nothing in, keeps no start waiting, and gives no wrong byte',
    async () => {
      const [first] = running as [FastifyInstance];
      await publish(first, 'mfe-lento');

      bucket.trouble = 'broken';
      const before = bucket.objects.size;
      expect(await publish(first, 'mfe-recusada')).toMatchObject({ status: 503, code: 'GF-505' });
      expect([bucket.objects.size, filesOf('first', 'mfe-recusada')]).toEqual([before, []]);

      for (const trouble of ['broken', 'silent', 'wrong'] as const) {
        bucket.trouble = trouble;
        const app = await start(trouble);
        expect((await fileOf(app, 'mfe-lento')).statusCode).toBe(404);
        expect((await app.inject('/api/health/ready')).statusCode).toBe(200);
        expect(filesOf(trouble, 'mfe-lento').filter((name) => !name.startsWith('.'))).toEqual([]);
      }
      bucket.trouble = null;
      await waitUntil(() => filesOf('wrong', 'mfe-lento').includes('1.0.0'));
      expect(await publish(first, 'mfe-recusada')).toMatchObject({ status: 200, isNew: true });
    },
    TEST_LIMITS.process,
  );

  test(
    'where objects were removed, who has the files serves on; the same publication puts them back',
    async () => {
      const [first] = running as [FastifyInstance];
      await publish(first, 'mfe-perdida');
      bucket.objects.clear();
      const late = await start('late');
      expect((await fileOf(late, 'mfe-perdida')).statusCode).toBe(404);
      expect((await fileOf(first, 'mfe-perdida')).body).toBe('// 1.0.0');
      expect(await publish(late, 'mfe-perdida')).toMatchObject({ status: 200, isNew: false });
      expect((await fileOf(late, 'mfe-perdida')).body).toBe('// 1.0.0');
      expect(bucket.objects.size).toBe(3);
    },
    TEST_LIMITS.process,
  );
});
