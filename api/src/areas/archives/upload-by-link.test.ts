import { randomUUID } from 'node:crypto';
import { deleteOldUploadLinks } from '@girassol/api-platform/upload-links/links';
import { createTestBoards, type TestBoards } from '../../../test/boards';
import { buildMultipartForm, ONE_PIXEL_PNG, type TestFile } from '../../../test/form';
import { describeApiOnEveryDatabase } from '../../../test/harness';
import { expectPageOpensAtError } from '../../../test/landing';

const MAKE = 'POST /archives/customer/upload-link/:cid/:folderId';
const END = 'DELETE /archives/upload-link/:linkId';
const READ = 'GET /archives/customer/:userId/:cid';
const HOST = 'girassol.example';

describeApiOnEveryDatabase(
  'files that a phone sends by a link',
  (api) => {
    let boards: TestBoards;
    let cid: string;
    let folderId: string;

    beforeAll(async () => {
      boards = await createTestBoards(api);
    });
    beforeEach(async () => {
      await api.query('delete from login_attempts');
      const { owner } = api.people;
      cid = await boards.addCustomer(owner, 'Maria da Silva');
      ({ _id: folderId } = (
        await api.call('POST /archives/customer/folder/:cid', {
          as: owner,
          params: { cid },
          body: { name: 'Fotos & contas' },
        })
      ).folder);
    });

    const make = async () => (await api.call(MAKE, { as: api.people.owner, params: { cid, folderId } })).link;
    const open = (path: string) => api.send({ url: path, headers: { host: HOST } });
    const photo = (name: string, extra = ''): TestFile => ({
      name,
      content: Buffer.concat([ONE_PIXEL_PNG, Buffer.from(extra)]),
    });
    /** A form as a browser sends it: the field for the camera stays empty. */
    const send = (path: string, files: TestFile[], headers: Record<string, string> = {}) => {
      const parts = [{ name: '', content: '' }, ...files].map((file) => buildMultipartForm({}, file));
      const boundary = 'form-of-a-phone';
      const bodies = parts.map(({ payload }) => payload.toString('latin1').split('\r\n'));
      const payload = bodies
        .map(([, ...lines]) => [`--${boundary}`, ...lines.slice(0, -2)].join('\r\n'))
        .join('\r\n');
      return api.send({
        method: 'POST',
        url: path,
        headers: {
          host: HOST,
          origin: `http://${HOST}`,
          'content-type': `multipart/form-data; boundary=${boundary}`,
          ...headers,
        },
        payload: Buffer.from(`${payload}\r\n--${boundary}--\r\n`, 'latin1'),
      });
    };
    const names = async () => {
      const { userId } = api.people.owner;
      const { archive } = await api.call(READ, { as: api.people.owner, params: { userId, cid } });
      return archive.files.filter(({ folder }) => folder === folderId).map(({ name }) => name);
    };
    const storedCount = async () => (await api.query('select 1 from stored_files')).length;

    test('the page says where they go, needs no script and lets none run', async () => {
      const { path, until } = await make();
      expect(path).toMatch(/^\/enviar\/[\w-]{43}$/);
      expect(Math.round((until - Date.now()) / 60_000)).toBe(30);
      const page = await open(path);
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain('Para a pasta Fotos &amp; contas, de Maria da Silva.');
      expect(page.body).toContain('Tirar foto');
      expect(page.body).toContain('capture="environment"');
      expect(page.body).not.toContain('<script');
      expect(page.headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'same-origin',
        'x-robots-tag': 'noindex, nofollow',
      });
      const policy = String(page.headers['content-security-policy']);
      for (const rule of [
        "default-src 'none'",
        "script-src 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ])
        expect(policy).toContain(rule);
    });

    test('several come in one form, in the name of whoever made the link, and others are told', async () => {
      const { path } = await make();
      const answer = await send(path, [photo('telhado.png', '1'), photo('quadro.png', '2')]);
      expect([answer.statusCode, answer.headers.location]).toEqual([303, `${path}?recebidos=2`]);
      expect(await names()).toEqual(['telhado', 'quadro']);
      const page = await open(`${path}?recebidos=2`);
      expect(page.body).toContain('2 arquivos recebidos.');
      expect(page.body).toContain('telhado.png');
      const [line] = await api.query<{ title: string }>(
        `select title from histories where customer_id = $1 and title = 'Arquivo adicionado' limit 1`,
        [cid],
      );
      expect(line).toBeTruthy();
    });

    test('sent again, because the answer was lost, they are there once', async () => {
      const { path } = await make();
      const file = photo('conta.png');
      const answers = await Promise.all([send(path, [file]), send(path, [file]), send(path, [file, file])]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303, 303]);
      expect(await names()).toEqual(['conta']);
      const reserved = await api.query('select 1 from stored_files where not is_kept');
      expect(reserved).toEqual([]);
    });

    test('the link is kept as a hash, and one ends when the next is made', async () => {
      const first = await make();
      const token = first.path.split('/').at(-1) ?? '';
      const rows = await api.query('select l::text as row from upload_links l');
      expect(JSON.stringify(rows)).not.toContain(token);
      const second = await make();
      expect((await open(first.path)).statusCode).toBe(410);
      expect((await open(second.path)).statusCode).toBe(200);
    });

    test.each([
      [
        'it was ended',
        async (id: string) => void (await api.call(END, { as: api.people.owner, params: { linkId: id } })),
      ],
      [
        'its half hour is over',
        () => api.query("update upload_links set expires_at = now() - interval '1 second'"),
      ],
      [
        'its maker left',
        () => api.query('update users set disabled_at = now() where id = $1', [api.people.owner.userId]),
      ],
      [
        'the account owes',
        () => api.query('update accounts set status_ok = false where id = $1', [api.people.owner.accountId]),
      ],
    ])('nothing comes in once %s', async (_why, end) => {
      const { _id, path } = await make();
      const before = await storedCount();
      await end(_id);
      for (const answer of [await open(path), await send(path, [photo('tarde.png')])]) {
        expect(answer.statusCode).toBe(410);
        expect(answer.body).toContain('Este link já terminou');
      }
      expect(await storedCount()).toBe(before);
      await api.query('update users set disabled_at = null');
      await api.query('update accounts set status_ok = true where id = $1', [api.people.owner.accountId]);
    });

    test('nothing comes in once the folder is gone, or its maker may not see the customer any more', async () => {
      const { path } = await make();
      await api.call('DELETE /archives/customer/folder/:cid/:folderId', {
        as: api.people.owner,
        params: { cid, folderId },
      });
      const answer = await send(path, [photo('tarde.png')]);
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toContain('Esta pasta não existe mais.');
    });

    test.each([
      ['nothing chosen', [], 400, 'Tire uma foto ou escolha um arquivo primeiro.'],
      ['a program', [{ name: 'foto.exe', content: 'MZ' }], 415, 'Este tipo de arquivo não é aceito'],
      [
        'a program named as a photo',
        [{ name: 'foto.png', content: 'MZ' }],
        415,
        'não corresponde à extensão',
      ],
      [
        'a good one beside a bad one',
        [
          { name: 'boa.png', content: ONE_PIXEL_PNG },
          { name: 'ruim.png', content: 'MZ' },
        ],
        415,
        'não corresponde',
      ],
      ['a large one', [{ name: 'video.txt', content: Buffer.alloc(1_100_000, 'a') }], 413, 'grande demais'],
      [
        'eleven at once',
        Array.from({ length: 11 }, (_, index) => ({ name: `${index}.txt`, content: `${index}` })),
        413,
        'Envie até 10 arquivos por vez.',
      ],
    ])(
      '%s: the form comes back with the reason, and nothing is kept',
      async (_what, files, status, words) => {
        const { path } = await make();
        const before = await storedCount();
        const answer = await send(path, files);
        expect(answer.statusCode).toBe(status);
        expect(answer.body).toContain(words);
        expect(answer.body).toContain('Tirar foto');
        expectPageOpensAtError(answer.body);
        expect(await names()).toEqual([]);
        expect(await storedCount()).toBe(before);
      },
    );

    test('a link takes so many files and no more', async () => {
      const { path } = await make();
      await api.query('update upload_links set most_files = 2 where ended_at is null');
      await send(path, [photo('1.png', '1')]);
      const over = await send(path, [photo('2.png', '2'), photo('3.png', '3')]);
      expect(over.body).toContain('Este link recebe só mais 1 arquivo.');
      expect(await names()).toEqual(['1']);
      await send(path, [photo('2.png', '2')]);
      expect((await open(path)).body).not.toContain('<form');
      await api.query('update upload_links set most_files = 9, most_bytes = 10 where ended_at is null');
      expect((await send(path, [photo('4.png', '4')])).body).toMatch(/não passam de 1?0/);
    });

    test('a page elsewhere sends nothing here', async () => {
      const { path } = await make();
      const answer = await send(path, [photo('1.png')], { origin: 'https://outro.example' });
      expect(answer.statusCode).toBe(403);
      expect(await names()).toEqual([]);
    });

    test('who guesses links waits', async () => {
      const wrong = () => open(`/enviar/${randomUUID().replaceAll('-', '')}${'a'.repeat(11)}`);
      const { path } = await make();
      const answers = [];
      for (let guess = 0; guess < 31; guess += 1) answers.push((await wrong()).statusCode);
      expect(new Set(answers.slice(0, 30))).toEqual(new Set([410]));
      expect(answers[30]).toBe(429);
      expect((await open(path)).statusCode).toBe(429);
    });

    test('a link is made by who may see the customer, for folders of theirs, and ended by its maker', async () => {
      const { owner, basic, neighbour, vendor } = api.people;
      const { _id } = await make();
      const params = { cid, folderId };
      expect((await api.refused(MAKE, { as: neighbour, params })).status).toBe(404);
      expect((await api.refused(MAKE, { as: basic, params })).status).toBe(403);
      const absent = { cid, folderId: randomUUID() };
      expect((await api.refused(MAKE, { as: owner, params: absent })).status).toBe(404);
      for (const as of [neighbour, vendor])
        expect((await api.refused(END, { as, params: { linkId: _id } })).status).toBe(404);
    });

    test('what ended long ago is forgotten', async () => {
      await make();
      await api.query("update upload_links set expires_at = now() - interval '2 days'");
      const { path } = await make();
      await deleteOldUploadLinks(api.database);
      expect(await api.query('select 1 from upload_links')).toHaveLength(1);
      expect((await open(path)).statusCode).toBe(200);
    });
  },
  { FILE_MAX_MB: '1' },
);
