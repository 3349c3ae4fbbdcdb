import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { deleteExpiredFiles } from '@girassol/api-platform/files/sweep';
import { createTestBoards, type TestBoards } from '../../../test/boards';
import { buildMultipartForm, ONE_PIXEL_PNG, type TestFile } from '../../../test/form';
import { describeApiOnEveryDatabase } from '../../../test/harness';
import { createPhonePhoto, readPictureFacts } from '../../../test/pictures';
import { waitUntil } from '../../../test/wait-until';

const ADD_FILE = 'POST /archives/customer/file/:cid/:folderId';
const DELETE_FOLDER = 'DELETE /archives/customer/folder/:cid/:folderId';
const DELETE_FILE = 'DELETE /archives/customer/file/:cid/:fileId';
const MB = 1024 * 1024;
const photo: TestFile = { name: 'telhado.png', content: ONE_PIXEL_PNG };
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

describeApiOnEveryDatabase(
  'uploads',
  (api) => {
    let boards: TestBoards;
    let cid: string;
    let folderId: string;
    const at = () => ({ as: api.people.owner, params: { cid, folderId } });
    const add = async (file: TestFile, name = 'Arquivo') =>
      (await api.call(ADD_FILE, { ...at(), body: { name }, file })).file;
    const refusal = (file: TestFile) => api.refused(ADD_FILE, { ...at(), body: { name: 'Arquivo' }, file });
    const storedRows = () => api.query<{ id: string }>('select id from stored_files');
    const url = () => `/api/archives/customer/file/${cid}/${folderId}`;
    const token = () => ({ authorization: `Bearer ${api.people.owner.token}` });

    beforeAll(async () => {
      boards = await createTestBoards(api);
    });
    beforeEach(async () => {
      cid = await boards.addCustomer(api.people.owner, `Cliente ${randomUUID()}`);
      const { folder } = await api.call('POST /archives/customer/folder/:cid', {
        as: api.people.owner,
        params: { cid },
        body: { name: 'Pasta' },
      });
      folderId = folder._id;
    });

    test('what was sent is read back by its link, and saved under its name when asked', async () => {
      const { url: link } = await add(photo, 'Telhado norte');
      const shown = await api.send({ url: link });
      expect(shown.rawPayload.equals(ONE_PIXEL_PNG)).toBe(true);
      expect(shown.headers).toMatchObject({
        'content-type': 'image/png',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'content-disposition': `inline; filename="Telhado norte.png"; filename*=UTF-8''Telhado%20norte.png`,
      });
      expect(shown.headers['content-security-policy']).toContain('sandbox');
      const saved = await api.send({ url: `${link}&download=1` });
      expect(saved.headers['content-disposition']).toMatch(/^attachment;/);
    });

    test('a name of any length that is taken is read again', async () => {
      for (const length of [96, 97, 146]) {
        for (const letter of ['a', 'é', '☀']) {
          const { url: link } = await add(photo, letter.repeat(length));
          expect({ length, letter, status: (await api.send({ url: link })).statusCode }).toEqual({
            length,
            letter,
            status: 200,
          });
        }
      }
    });

    test('a form that is cut before its end is refused in words, and nothing of it stays', async () => {
      const before = await storedRows();
      const { payload, headers } = buildMultipartForm({ name: 'Arquivo' }, photo);
      for (const length of [payload.length - 10, payload.length - 60, 40]) {
        const cut = withToken({ payload: payload.subarray(0, length), headers });
        const answer = await api.send({ method: 'POST', url: url(), ...cut });
        expect([answer.statusCode, answer.json().message]).toEqual([
          400,
          'O envio foi cortado antes do fim. Envie de novo.',
        ]);
      }
      expect(await storedRows()).toHaveLength(before.length);
    });

    test('a picture that would unpack to gigabytes is refused before anybody decodes it', async () => {
      const huge = Buffer.from(ONE_PIXEL_PNG);
      huge.writeUInt32BE(65_535, 16);
      huge.writeUInt32BE(65_535, 20);
      expect(await refusal({ name: 'telhado.png', content: huge })).toMatchObject({
        status: 415,
        message: 'A imagem tem pontos demais para ser aberta. Reduza-a e envie de novo.',
      });
    });

    test('a full disk is said', async () => {
      const put = jest.spyOn(api.app.files.store, 'put').mockImplementation(async (_key, content) => {
        content.resume();
        throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      });
      try {
        expect(await refusal(photo)).toMatchObject({
          status: 503,
          message: expect.stringContaining('sem espaço em disco'),
        });
      } finally {
        put.mockRestore();
      }
    });

    test('without a good link there is nothing to read', async () => {
      const { url: link } = await add(photo);
      const expired = link.replace(/expires=\d+/, 'expires=1000');
      for (const bad of [expired, link.replace('Arquivo.png', 'outro.png'), `${link}x`])
        expect((await api.send({ url: bad })).statusCode).toBe(410);
      expect((await api.send({ url: link.split('?')[0] ?? '' })).statusCode).toBe(400);
    });

    test('an SVG with a script is saved, never opened; as an image its script does not run', async () => {
      const { url: link } = await add({ name: 'logo.svg', content: SVG });
      const { headers } = await api.send({ url: link });
      expect(headers['content-disposition']).toMatch(/^attachment;/);
      expect(headers['content-security-policy']).toBe(
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
      );
    });

    test('a program that calls itself an image is refused, and nothing of it stays', async () => {
      const before = await storedRows();
      const wrong = [
        { name: 'virus.png', content: 'MZ\x90\x00 programa' },
        { name: 'programa.exe', content: 'MZ' },
        { name: 'vazio.png', content: '' },
        { name: 'png', content: ONE_PIXEL_PNG },
      ];
      for (const file of wrong) {
        const { status, fields } = await refusal(file);
        expect([status, fields?.[0]?.path]).toEqual([415, 'file']);
      }
      expect(await storedRows()).toEqual(before);
    });

    test('a file beyond the limit is refused, before a byte is read when its length says so', async () => {
      const words = { status: 413, message: 'O arquivo é grande demais: o limite é 1 MB.' };
      expect(await refusal({ name: 'a.txt', content: 'a'.repeat(MB + 1) })).toMatchObject(words);
      expect((await add({ name: 'a.txt', content: 'a'.repeat(MB) })).size).toBe(MB);
      const answer = await sendRaw(`content-length: ${10 * 1024 ** 3}`, '');
      expect(answer).toMatch(/^HTTP\/1.1 413 /);
      expect(answer).toContain('connection: close');
      expect(await sendRaw('transfer-encoding: chunked', '')).toMatch(/^HTTP\/1.1 411 /);
    });

    test('an upload that is cut in the middle leaves nothing', async () => {
      const before = await storedRows();
      const form = buildMultipartForm({ name: 'x' }, { name: 'a.txt', content: 'a'.repeat(500_000) });
      await sendRaw(
        `content-length: ${form.payload.length}`,
        form.payload.subarray(0, 200_000),
        form.headers['content-type'],
      );
      await waitUntil(async () => (await storedRows()).length === before.length);
      expect(await storedRows()).toEqual(before);
    });

    test('a folder that is deleted while a file arrives refuses it', async () => {
      const before = await storedRows();
      const [answer] = await Promise.all([
        api.send({
          method: 'POST',
          url: url(),
          ...withToken(buildMultipartForm({ name: 'x' }, { name: 'a.txt', content: 'a'.repeat(900_000) })),
        }),
        api.call(DELETE_FOLDER, at()),
      ]);
      if (answer.statusCode === 200) return; // It came first, and went with its folder.
      expect(answer.statusCode).toBe(404);
      expect(await storedRows()).toEqual(before);
    });

    test('the space of an account is counted exactly, also by two at once', async () => {
      const fill = { name: 'a.txt', content: 'a'.repeat(MB - 200) };
      const answers = await Promise.all(
        Array.from({ length: 8 }, () =>
          api.send({ method: 'POST', url: url(), ...withToken(buildMultipartForm({ name: 'x' }, fill)) }),
        ),
      );
      const refused = answers.filter(({ statusCode }) => statusCode === 413);
      expect(refused.length).toBeGreaterThan(0);
      expect(refused[0]?.json().message).toContain('está cheio');
      const [{ used } = { used: 0 }] = await api.query<{ used: number }>(
        'select sum(size)::int as used from stored_files where account_id = $1 and delete_after is null',
        [api.people.owner.accountId],
      );
      expect(used).toBeLessThanOrEqual(5 * MB);
      await api.call(DELETE_FOLDER, at());
      await api.query("update stored_files set delete_after = now() - interval '1 minute'");
      await deleteExpiredFiles({ database: api.database, store: api.app.files.store });
      const again = { as: api.people.owner, params: { cid }, body: { name: 'De novo' } };
      ({ _id: folderId } = (await api.call('POST /archives/customer/folder/:cid', again)).folder);
      expect((await add(photo)).size).toBe(ONE_PIXEL_PNG.length);
    });

    test('an upload repeated with its key happens once', async () => {
      const send = () =>
        api.call(ADD_FILE, {
          ...at(),
          body: { name: 'Uma vez' },
          file: photo,
          headers: { 'idempotency-key': 'same' },
        });
      const [first, second] = [await send(), await send()];
      expect(second.file._id).toBe(first.file._id);
      const rows = await api.query('select id from archive_files where folder_id = $1', [folderId]);
      expect(rows).toHaveLength(1);
      const other = { ...at(), body: { name: 'Outra' }, file: photo, headers: { 'idempotency-key': 'same' } };
      expect((await api.refused(ADD_FILE, other)).status).toBe(422);
    });

    test('a picture has a small one, made once, which ends with it', async () => {
      const content = await createPhonePhoto(1_200, 900);
      const file = await add({ name: 'telhado.jpg', content });
      const small = () => api.send({ url: `${file.url}&preview=1` });
      const [first, second] = await Promise.all([small(), small()]);
      expect(first.headers).toMatchObject({ 'content-type': 'image/webp' });
      expect(await readPictureFacts(first.rawPayload)).toMatchObject({
        format: 'webp',
        width: 360,
        height: 480,
      });
      expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
      expect(first.rawPayload.includes('Telefone')).toBe(false);
      // The original is the customer's document, and stays as it came.
      expect((await api.send({ url: file.url })).rawPayload.equals(content)).toBe(true);

      const { store } = api.app.files;
      const made = await api.query<{ id: string; preview_of: string }>(
        'select id, preview_of from stored_files where preview_of is not null',
      );
      expect(made).toHaveLength(1);
      const [preview] = made;
      await api.query(`update stored_files set delete_after = now() - interval '1 second' where id = $1`, [
        preview?.preview_of,
      ]);
      expect(await deleteExpiredFiles({ database: api.database, store })).toBe(1);
      expect(await store.exists(preview?.id ?? '')).toBe(false);
      expect(await api.query('select 1 from stored_files where id = $1', [preview?.id])).toEqual([]);
    });

    test('a file that says it is a picture and is none has no small one; others answer as they are', async () => {
      const broken = await add({ name: 'casa.png', content: ONE_PIXEL_PNG.subarray(0, 40) });
      expect((await api.send({ url: `${broken.url}&preview=1` })).statusCode).toBe(415);
      const text = await add({ name: 'conta.txt', content: 'kWh' });
      expect((await api.send({ url: `${text.url}&preview=1` })).body).toBe('kWh');
    });

    test('the sweep ends what is past its time, and nothing else', async () => {
      const [kept, gone] = [await add(photo, 'Fica'), await add(photo, 'Sai')];
      await api.call(DELETE_FILE, { as: api.people.owner, params: { cid, fileId: gone._id } });
      const { store } = api.app.files;
      const sweep = () => deleteExpiredFiles({ database: api.database, store });
      expect(await sweep()).toBe(0);
      const [row] = await api.query<{ file_id: string }>('select file_id from archive_files where id = $1', [
        gone._id,
      ]);
      const key = row?.file_id ?? '';
      expect(await store.exists(key)).toBe(true);
      await api.query(`update stored_files set delete_after = now() - interval '1 second' where id = $1`, [
        key,
      ]);
      expect(await sweep()).toBe(1);
      expect(await store.exists(key)).toBe(false);
      expect(await api.query('select id from archive_files where id = $1', [gone._id])).toEqual([]);
      expect((await api.send({ url: kept.url })).statusCode).toBe(200);
      expect((await api.send({ url: gone.url })).statusCode).toBe(404);
    });

    test('forms go where forms are taken, and JSON where JSON is', async () => {
      const json = await api.send({ method: 'POST', url: url(), headers: token(), payload: { name: 'x' } });
      expect(json.statusCode).toBe(415);
      const form = await api.send({
        method: 'POST',
        url: `/api/archives/customer/folder/${cid}`,
        ...withToken(buildMultipartForm({ name: 'x' })),
      });
      expect(form.statusCode).toBe(415);
    });

    test('the OpenAPI page shows the form', async () => {
      const page = (await api.send({ url: '/api/docs/json' })).json();
      const path = page.paths['/api/archives/customer/file/{cid}/{folderId}'];
      expect(Object.keys(path.post.requestBody.content)).toEqual(['multipart/form-data']);
    });

    const withToken = ({ payload, headers }: ReturnType<typeof buildMultipartForm>) => ({
      payload,
      headers: { ...headers, ...token() },
    });

    /** Sends the beginning of a request on a socket of its own, waits a moment, and hangs up. Answers what came back. */
    async function sendRaw(length: string, body: Buffer | string, type = 'multipart/form-data; boundary=x') {
      if (!api.app.server.listening) await api.app.listen({ port: 0, host: '127.0.0.1' });
      const address = api.app.server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      return new Promise<string>((resolve) => {
        let answer = '';
        const socket = connect(port, '127.0.0.1', () => {
          socket.write(
            `POST ${url()} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${api.people.owner.token}\r\ncontent-type: ${type}\r\n${length}\r\n\r\n`,
          );
          socket.write(body);
          setTimeout(() => socket.destroy(), 400);
        });
        socket.on('data', (chunk) => {
          answer += chunk;
        });
        socket.on('error', () => {});
        socket.on('close', () => resolve(answer));
      });
    }
  },
  { FILE_MAX_MB: '1', FILES_ACCOUNT_GB: String(5 / 1024) },
);
