import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { createTestBoards, type TestBoards } from '../../../../test/boards';
import {
  addTestFinancing,
  buildNfeXml,
  buildPdfWithPages,
  createDocumentPdf,
  createDocumentPhoto,
} from '../../../../test/financing-documents';
import { buildMultipartForm, type TestFile } from '../../../../test/form';
import { describeApi } from '../../../../test/harness';
import type { TestPerson } from '../../../../test/test-people';
import { waitUntil } from '../../../../test/wait-until';
import {
  type BankProvider,
  BankRefusalError,
  BankUnavailableError,
  type SentDocument,
} from '../bank/bank-provider';
import { createBanks } from '../bank/banks';
import { scheduleFinancingDocumentDeletion } from './delete-financing-documents';

const SEND = 'POST /archives/customer/file-semantic/:cid';
const REPLACE = 'PUT /archives/customer/file/name/:cid/:fileId';
const READ = 'GET /financings/single/papers/:fid';
const REUSE = 'POST /financings/single/papers/reuse/:fid';
const OPEN = 'POST /financings/single/papers/open/:fid';
const OPEN_FILE = 'POST /archives/customer/file/open/:cid/:fileId';
const LINK = 'POST /financings/upload-link/:fid';
const HOST = 'girassol.example';

describeApi('papers of a financing', (api) => {
  let boards: TestBoards;
  let owner: TestPerson;
  let cid: string;
  let fid: string;
  /** Documents that the bank of these tests received. */
  let got: { semantic: string; version: number; sha256: string; bytes: number; key: string }[];
  let trouble: (() => Error) | null;

  beforeAll(async () => {
    boards = await createTestBoards(api);
    ({ owner } = api.people);
    const bank: Pick<BankProvider, 'name' | 'label' | 'isDemonstration' | 'sendDocument'> = {
      name: 'prova',
      label: 'Banco de Prova',
      isDemonstration: true,
      async sendDocument(_of, { semantic, version, sha256, open }: SentDocument, key) {
        if (trouble) throw trouble();
        const { length } = await buffer(await open());
        got.push({ semantic, version, sha256, bytes: length, key });
      },
    };
    // Papers need nothing else of a bank.
    Object.assign(api.app.banks, createBanks(bank as BankProvider));
  });
  beforeEach(async () => {
    await api.query('delete from jobs');
    await api.query('delete from login_attempts');
    got = [];
    trouble = null;
    cid = await boards.addCustomer(owner, 'Maria da Silva');
    fid = await addTestFinancing(api, owner, { customerId: cid });
  });

  const request = (semantic: string, file: TestFile, { of = fid, to = cid, as = owner } = {}) => ({
    as,
    params: { cid: to },
    body: {
      name: semantic,
      fileSemantic: semantic,
      folderSemantic: 'Financiamento' as const,
      financing: of,
    },
    file,
  });
  const send = async (semantic: string, file: TestFile, at = {}) =>
    api.call(SEND, request(semantic, file, at));
  const refusal = async (semantic: string, file: TestFile, at = {}) => {
    const { status, message } = await api.refused(SEND, request(semantic, file, at));
    return `${status} ${message}`;
  };
  const papers = async (of = fid) => (await api.call(READ, { as: owner, params: { fid: of } })).papers;
  const paper = async (semantic: string, of = fid) =>
    (await papers(of)).find((one) => one.semantic === semantic);
  const judge = (semantic: string, status: string, of = fid) =>
    api.query('update financing_papers set status = $1 where financing_id = $2 and semantic = $3', [
      status,
      of,
      semantic,
    ]);

  test('[financing-066] a paper that was sent is PENDING and waits for the bank, which gets it once, as it is', async () => {
    const file = createDocumentPdf('cnh.pdf');
    const { file: kept, warnings } = await send('CNH', file);
    expect(warnings).toEqual([]);
    expect(kept).toMatchObject({ semantic: 'CNH', status: 'PENDING', extension: 'pdf' });
    expect(await paper('CNH')).toMatchObject({ status: 'PENDING', group: 'documents', reason: null });
    await api.app.jobs.runDue();
    await api.app.jobs.runDue();
    expect(got).toEqual([
      expect.objectContaining({
        semantic: 'CNH',
        version: 1,
        bytes: file.content.length,
        key: `${fid}:CNH:1`,
      }),
    ]);
    const steps = await api.query(
      'select title, content, user_id from financing_events where financing_id = $1',
      [fid],
    );
    expect(steps).toEqual([{ title: 'Documento enviado', content: 'CNH', user_id: owner.userId }]);
  });

  test('[financing-067] what was approved or waived is not sent nor replaced any more', async () => {
    const { file } = await send('CNH', createDocumentPdf());
    await judge('CNH', 'APPROVED');
    expect(await refusal('CNH', createDocumentPdf())).toBe('409 Este documento já foi aprovado.');
    const replaced = await api.refused(REPLACE, {
      as: owner,
      params: { cid, fileId: file._id },
      body: { name: 'CNH nova' },
      file: createDocumentPdf(),
    });
    expect([replaced.status, replaced.message]).toEqual([409, 'Este documento já foi aprovado.']);
    await judge('CNH', 'WAIVED');
    expect(await refusal('CNH', createDocumentPdf())).toBe('409 O banco dispensou este documento.');
    expect(await paper('CNH')).toMatchObject({ status: 'WAIVED' });
  });

  test('what the bank sent back is sent again, from here or from the archive, as another version', async () => {
    const { file } = await send('CNH', createDocumentPdf());
    await judge('CNH', 'REJECTED');
    await send('CNH', await createDocumentPhoto());
    await judge('CNH', 'REJECTED');
    await api.call(REPLACE, {
      as: owner,
      params: { cid, fileId: file._id },
      body: { name: 'CNH legível' },
      file: await createDocumentPhoto(),
    });
    expect(await paper('CNH')).toMatchObject({ status: 'PENDING', file: { name: 'CNH legível' } });
    await api.app.jobs.runDue();
    expect(got.map(({ version }) => version)).toEqual([3]);
  });

  test('the same file as another paper is refused, as the same one again it is noticed', async () => {
    const file = createDocumentPdf();
    await send('RG', file);
    expect(await refusal('CNH', file)).toBe(
      '409 Este arquivo é o mesmo que foi enviado como RG. Envie o de CNH.',
    );
    await judge('RG', 'REJECTED');
    expect((await send('RG', file)).warnings).toEqual(['É o mesmo arquivo que o banco devolveu.']);
  });

  test('notes and photos of one financing are not those of another; who the customer is may be', async () => {
    const other = await addTestFinancing(api, owner, { customerId: cid });
    const first = await send('NFe de Serviço', createDocumentPdf());
    const second = await send('NFe de Serviço', createDocumentPdf(), { of: other });
    expect(second.file._id).not.toBe(first.file._id);
    await send('CNH', createDocumentPdf());
    await judge('CNH', 'APPROVED');
    const { reusable } = (await paper('CNH', other)) ?? {};
    expect(reusable).toMatchObject({ name: 'CNH', wasApproved: true });
    expect((await paper('Foto do Medidor', other))?.reusable).toBeNull();
    // Sent for the other one, it takes nothing from the first.
    const again = await send('CNH', createDocumentPdf(), { of: other });
    expect(again.file._id).not.toBe(reusable?.fileId);
    expect(await paper('CNH')).toMatchObject({ status: 'APPROVED', file: { _id: reusable?.fileId } });
    // Nor does the call that names no financing.
    const { financing: _none, ...body } = request('CNH', createDocumentPdf()).body;
    const plain = await api.call(SEND, { as: owner, params: { cid }, body, file: createDocumentPdf() });
    expect([reusable?.fileId, again.file._id]).not.toContain(plain.file._id);
  });

  test('a paper of an earlier financing serves again, as long as it is fresh and nobody sent it back', async () => {
    await send('CNH', createDocumentPdf());
    await send('Conta de Energia', createDocumentPdf());
    await send('RG', createDocumentPdf());
    await judge('RG', 'REJECTED');
    const other = await addTestFinancing(api, owner, { customerId: cid });
    expect((await paper('RG', other))?.reusable).toBeNull();
    const bill = (await paper('Conta de Energia', other))?.reusable;
    await api.query("update archive_files set created_at = now() - interval '91 days' where id = $1", [
      bill?.fileId,
    ]);
    expect((await paper('Conta de Energia', other))?.reusable).toBeNull();
    const params = { fid: other };
    const old = await api.refused(REUSE, {
      as: owner,
      params,
      body: { semantic: 'Conta de Energia', fileId: bill?.fileId ?? '' },
    });
    expect([old.status, old.message]).toEqual([
      409,
      'Este documento não pode ser usado de novo. Envie um arquivo.',
    ]);
    const cnh = (await paper('CNH', other))?.reusable;
    const { financing } = await api.call(REUSE, {
      as: owner,
      params,
      body: { semantic: 'CNH', fileId: cnh?.fileId ?? '' },
    });
    expect(financing.papers).toEqual([expect.objectContaining({ semantic: 'CNH', status: 'PENDING' })]);
    await api.query('delete from jobs where payload @> $1', [JSON.stringify({ financingId: fid })]);
    await api.app.jobs.runDue();
    expect(got.map(({ semantic, key }) => [semantic, key])).toEqual([['CNH', `${other}:CNH:1`]]);
  });

  test('while files that are used again are read, others have their turn at the database', async () => {
    const { file } = await send('CNH', createDocumentPdf());
    const other = await addTestFinancing(api, owner, { customerId: cid });
    const { store } = api.app.files;
    const read = store.get;
    let go = () => {};
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    let asked = 0;
    store.get = async (key) => {
      asked += 1;
      await held;
      return read(key);
    };
    try {
      const body = { semantic: 'CNH', fileId: file._id };
      // More than there are connections.
      const reuses = Array.from({ length: 12 }, () =>
        api.getAnswer(REUSE, { as: owner, params: { fid: other }, body }),
      );
      await waitUntil(async () => asked === reuses.length);
      expect(await papers()).not.toEqual([]);
      go();
      const statuses = (await Promise.all(reuses)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(new Set(statuses)).toEqual(new Set([200, 409]));
    } finally {
      go();
      store.get = read;
    }
  });

  test('two customers become one in the middle: what was sent is there, and more is sent for the one that stays', async () => {
    const first = await send('CNH', createDocumentPdf());
    const keep = await boards.addCustomer(owner, 'Maria S.');
    await api.call('POST /customers/merge', { as: owner, body: { keep, remove: cid, fields: [] } });
    expect(await paper('CNH')).toMatchObject({ status: 'PENDING', file: { _id: first.file._id } });
    expect(await refusal('RG', createDocumentPdf())).toBe('404 Este cliente não existe mais.');
    await send('RG', createDocumentPdf(), { to: keep });
    const again = await send('CNH', createDocumentPdf(), { to: keep });
    expect(again.file._id).toBe(first.file._id);
    await api.app.jobs.runDue();
    expect(got.map(({ semantic, version }) => [semantic, version])).toEqual([
      ['RG', 1],
      ['CNH', 2],
    ]);
  });

  test('a company is asked for papers of each partner, and for no more', async () => {
    const company = await boards.addCustomer(owner, 'Padaria Sol', { isCNPJ: true });
    const of = await addTestFinancing(api, owner, { customerId: company, isCnpj: true });
    await api.query('update customers set associates = 2 where id = $1', [company]);
    expect((await papers(of)).filter(({ group }) => group === 'documents')).toHaveLength(9);
    await send('IR Sócio 2', createDocumentPdf(), { of, to: company });
    expect(await refusal('IR Sócio 3', createDocumentPdf(), { of, to: company })).toBe(
      '409 O banco não pede Imposto de Renda do sócio 3 neste financiamento.',
    );
    expect(await refusal('DRE', createDocumentPdf())).toBe('409 O banco não pede DRE neste financiamento.');
  });

  test.each([
    ['locked', buildPdfWithPages(['Tj'], { more: '/Encrypt 9 0 R' }), /protegido por senha/],
    [
      'with a script',
      buildPdfWithPages(['Tj'], { more: '<< /S /JavaScript /JS (x) >>', isPacked: true }),
      /executa comandos/,
    ],
    ['with nothing on it', buildPdfWithPages(['', '']), /em branco/],
    ['without pages', Buffer.from('%PDF-1.4\n%%EOF'), /não tem páginas/],
  ])('a PDF %s is refused in words, and nothing of it stays', async (_what, content, words) => {
    const before = await api.query('select id from stored_files');
    expect(await refusal('CNH', { name: 'cnh.pdf', content })).toMatch(words);
    expect(await api.query('select id from stored_files')).toEqual(before);
    expect(await paper('CNH')).toMatchObject({ status: null });
  });

  test('pictures: too small, cut off, in a format that only a phone reads', async () => {
    expect(await refusal('CNH', await createDocumentPhoto('cnh.jpg', 200, 120))).toMatch(
      /415 A imagem é pequena demais/,
    );
    const { content } = await createDocumentPhoto();
    expect(await refusal('CNH', { name: 'cnh.jpg', content: content.slice(0, 2_000) })).toMatch(/danificada/);
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(400)]);
    expect(await refusal('CNH', { name: 'IMG_1.heic', content: heic })).toMatch(/415 A foto está em HEIC/);
    expect((await send('CNH', await createDocumentPhoto('cnh.jpg', 600, 800))).warnings[0]).toMatch(
      /A imagem é pequena/,
    );
  });

  test('what is no paper of this kind is refused by what it is, not by its name', async () => {
    expect(await refusal('CNH', { name: 'cnh.pdf', content: 'MZ programa' })).toMatch(/^415 /);
    expect(await refusal('CNH', { name: 'cnh.docx', content: 'PK\x03\x04' })).toMatch(
      /415 Para CNH, envie foto \(JPG, PNG ou WEBP\) ou PDF/,
    );
    expect(await refusal('Foto do Medidor', createDocumentPdf())).toMatch(
      /415 Para Foto do Medidor, envie foto/,
    );
  });

  test('more than 25 MB is refused before it is read', async () => {
    const { payload, headers } = buildMultipartForm(
      request('CNH', createDocumentPdf()).body,
      createDocumentPdf(),
    );
    const answer = await api.send({
      method: 'POST',
      url: `/api/archives/customer/file-semantic/${cid}`,
      headers: {
        ...headers,
        authorization: `Bearer ${owner.token}`,
        'content-length': String(26 * 1024 * 1024),
      },
      payload,
    });
    expect([answer.statusCode, answer.json().message, answer.headers.connection]).toEqual([
      413,
      'O arquivo é grande demais: o limite é 25 MB.',
      'close',
    ]);
  });

  test('an invoice is read: a wrong key refuses, another value than the project is noticed', async () => {
    const xml = (content: Buffer): TestFile => ({ name: 'nota.xml', content });
    expect(await refusal('NFe dos Equipamentos', xml(buildNfeXml({ key: '1'.repeat(44) })))).toMatch(
      /415 A chave da nota não confere/,
    );
    const { warnings } = await send('NFe dos Equipamentos', xml(buildNfeXml({ value: '25000.00' })));
    expect(warnings[0]).toMatch(/A nota é de R\$\s25\.000,00, mais que o projeto/);
    await api.app.jobs.runDue();
    expect(got.map(({ semantic }) => semantic)).toEqual(['NFe dos Equipamentos']);
  });

  test('papers of another customer, another account, a simulation or what is over are refused', async () => {
    const neighbour = api.people.neighbour;
    expect(await refusal('CNH', createDocumentPdf(), { as: neighbour, to: boards.neighbourCustomerId })).toBe(
      '404 Este financiamento não existe mais.',
    );
    expect(await refusal('CNH', createDocumentPdf(), { to: await boards.addCustomer(owner) })).toBe(
      '409 Este financiamento é de outro cliente.',
    );
    const simulation = await addTestFinancing(api, owner, { customerId: cid, stage: 'SIMULATION' });
    expect(await refusal('CNH', createDocumentPdf(), { of: simulation })).toMatch(/409 Comece a contratação/);
    await api.query("update financings set provider_status = 'VENCIDO' where id = $1", [fid]);
    expect(await refusal('CNH', createDocumentPdf())).toMatch(/409 Este financiamento terminou/);
    for (const key of [READ, LINK] as const)
      expect((await api.refused(key, { as: neighbour, params: { fid } })).status).toBe(404);
    expect(await api.query('select 1 from financing_papers where financing_id = $1', [fid])).toEqual([]);
  });

  test('the archive has no address of a paper; opening one there is written down, and refused like here', async () => {
    const { vendor, neighbour } = api.people;
    const { file: cnh } = await send('CNH', createDocumentPdf());
    const { file: meter } = await send('Foto do Medidor', await createDocumentPhoto());
    const { archive } = await api.call('GET /archives/customer/:userId/:cid', {
      as: owner,
      params: { userId: owner.userId, cid },
    });
    expect(archive.files.map(({ semantic, url }) => [semantic, url])).toEqual([
      ['CNH', ''],
      ['Foto do Medidor', ''],
    ]);
    const open = (fileId: string, as: TestPerson = owner) => ({ as, params: { cid, fileId } });
    const { url } = await api.call(OPEN_FILE, open(cnh._id));
    expect((await api.send({ url })).statusCode).toBe(200);
    await api.query('update customers set owner_id = $1 where id = $2', [vendor.userId, cid]);
    expect(await api.refused(OPEN_FILE, open(cnh._id, vendor))).toMatchObject({
      status: 403,
      message: expect.stringContaining('Só quem pediu'),
    });
    await api.call(OPEN_FILE, open(meter._id, vendor));
    expect((await api.refused(OPEN_FILE, open(cnh._id, neighbour))).status).toBe(404);
    const opened = await api.query(
      `select content, user_id from financing_events
       where financing_id = $1 and title = 'Documento aberto' order by at, id`,
      [fid],
    );
    expect(opened).toEqual([
      { content: 'CNH', user_id: owner.userId },
      { content: 'Foto do Medidor', user_id: vendor.userId },
    ]);
  });

  test('a paper that was sent for no financing is told by the customer, and opens for who sent it', async () => {
    const { vendor } = api.people;
    const { file } = await api.call(SEND, {
      as: owner,
      params: { cid },
      body: { name: 'RG', fileSemantic: 'RG', folderSemantic: 'Financiamento' },
      file: createDocumentPdf(),
    });
    const open = (as: TestPerson) => ({ as, params: { cid, fileId: file._id } });
    await api.call(OPEN_FILE, open(owner));
    const told = await api.query(
      "select content, user_id from histories where customer_id = $1 and title = 'Documento aberto'",
      [cid],
    );
    expect(told).toEqual([{ content: 'RG', user_id: owner.userId }]);
    await api.query('update customers set owner_id = $1 where id = $2', [vendor.userId, cid]);
    expect((await api.refused(OPEN_FILE, open(vendor))).status).toBe(403);
  });

  test('opening a paper is written down; those of the customer open for who asked and for managers', async () => {
    const { vendor } = api.people;
    await send('CNH', createDocumentPdf());
    await send('Foto do Medidor', await createDocumentPhoto());
    const open = (semantic: string, as: TestPerson = owner) => ({ as, params: { fid }, body: { semantic } });
    const { url } = await api.call(OPEN, open('CNH'));
    expect((await api.send({ url })).statusCode).toBe(200);
    const opened = await api.query(
      "select content, user_id from financing_events where financing_id = $1 and title = 'Documento aberto'",
      [fid],
    );
    expect(opened).toEqual([{ content: 'CNH', user_id: owner.userId }]);
    // A colleague who has the customer now sees the financing.
    await api.query('update customers set owner_id = $1 where id = $2', [vendor.userId, cid]);
    expect((await api.refused(OPEN, open('CNH', vendor))).message).toMatch(/Só quem pediu/);
    await api.call(OPEN, open('Foto do Medidor', vendor));
    expect((await api.refused(OPEN, open('RG'))).status).toBe(404);
    const lines = await api.query('select e::text as line from financing_events e where financing_id = $1', [
      fid,
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/Maria|52998224725/);
  });

  test('a bank that does not answer is asked again; one that says no says why', async () => {
    await send('CNH', createDocumentPdf());
    trouble = () => new BankUnavailableError('503');
    await api.app.jobs.runDue();
    trouble = null;
    await api.query('update jobs set due_at = now(), order_at = now()');
    await api.app.jobs.runDue();
    expect(got.map(({ semantic }) => semantic)).toEqual(['CNH']);

    await send('RG', createDocumentPdf());
    trouble = () => new BankRefusalError('Documento fora do padrão.');
    await api.app.jobs.runDue();
    expect(await paper('RG')).toMatchObject({ status: 'REJECTED', reason: 'Documento fora do padrão.' });
  });

  test('papers of what came to nothing are ended after 90 days, but for those that serve elsewhere', async () => {
    const other = await addTestFinancing(api, owner, { customerId: cid });
    await send('CNH', createDocumentPdf());
    await send('RG', createDocumentPdf());
    const rg = (await paper('RG', other))?.reusable?.fileId ?? '';
    await api.call(REUSE, { as: owner, params: { fid: other }, body: { semantic: 'RG', fileId: rg } });
    await api.query("update financings set provider_status = 'REPROVADO_MOTOR' where id = $1", [fid]);
    await api.query('delete from jobs');
    await api.database.asAccount(owner, (tx) =>
      scheduleFinancingDocumentDeletion(tx, { account_id: owner.accountId, id: fid }),
    );
    const [job] = await api.query<{ days: number }>(
      `select (due_at at time zone 'America/Sao_Paulo')::date - (now() at time zone 'America/Sao_Paulo')::date as days
       from jobs where kind = 'financings.forget-papers'`,
    );
    expect(Number(job?.days)).toBe(90);
    await api.query('update jobs set due_at = now(), order_at = now()');
    await api.app.jobs.runDue();
    const left = await api.query<{ semantic: string }>(
      'select semantic from archive_files where customer_id = $1 and deleted_at is null',
      [cid],
    );
    expect(left.map(({ semantic }) => semantic)).toEqual(['RG']);
  });

  describe('by a phone', () => {
    const make = async (of = fid) => (await api.call(LINK, { as: owner, params: { fid: of } })).link;
    const page = async (path: string) => api.send({ url: path, headers: { host: HOST } });
    /** A form as a browser sends it: every field of a file that was left empty is a part. */
    const post = (path: string, files: Record<string, TestFile | null>) => {
      const boundary = 'form-of-a-phone';
      const parts = Object.entries(files).flatMap(([field, file]) => [
        Buffer.from(
          `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${file?.name ?? ''}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
        ),
        Buffer.from(file?.content ?? ''),
        Buffer.from('\r\n'),
      ]);
      return api.send({
        method: 'POST',
        url: path,
        headers: {
          host: HOST,
          origin: `http://${HOST}`,
          'content-type': `multipart/form-data; boundary=${boundary}`,
        },
        payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
      });
    };

    test('the page asks for what is missing, takes several at once, and asks no more for them', async () => {
      const { path } = await make();
      const { body } = await page(path);
      for (const text of [
        'Maria da Silva',
        'CNH',
        'Conta de Luz (atualizada)',
        'Comprovante de Renda',
        'Tirar foto',
      ])
        expect(body).toContain(text);
      expect(body).not.toContain('NFe de Serviço');
      expect(body).not.toContain('<script');
      const answer = await post(path, {
        'file:CNH': await createDocumentPhoto(),
        'file:RG': null,
        'file:Conta de Energia': createDocumentPdf(),
      });
      expect([answer.statusCode, answer.headers.location]).toEqual([303, `${path}?recebidos=2`]);
      expect(await paper('CNH')).toMatchObject({ status: 'PENDING', file: { name: 'CNH' } });
      const after = (await page(path)).body;
      expect(after).not.toContain('name="file:CNH"');
      expect(after).toContain('name="file:RG"');
    });

    test('a form whose answer was lost is sent again and sends nothing twice', async () => {
      const { path } = await make();
      const file = await createDocumentPhoto();
      await post(path, { 'file:CNH': file });
      expect((await post(path, { 'file:CNH': file })).statusCode).toBe(303);
      const [row] = await api.query<{ version: number }>(
        'select version from financing_papers where financing_id = $1',
        [fid],
      );
      expect(row?.version).toBe(1);
    });

    test('what is wrong is said beside the form, and nothing of it stays', async () => {
      const { path } = await make();
      const same = await createDocumentPhoto();
      const wrong: [Record<string, TestFile>, RegExp][] = [
        [
          { 'file:CNH': { name: 'a.pdf', content: buildPdfWithPages(['Tj'], { more: '/Encrypt 9 0 R' }) } },
          /protegido por senha/,
        ],
        [{ 'file:DRE': createDocumentPdf() }, /O banco não pede DRE/],
        [{ file: createDocumentPdf() }, /Diga qual documento/],
        [{ 'file:CNH': same, 'file:RG': same }, /é o mesmo que foi enviado como CNH/],
      ];
      for (const [files, words] of wrong) {
        const answer = await post(path, files);
        expect(answer.body).toMatch(words);
        expect(answer.body).toContain('Tirar foto');
      }
      expect(await api.query('select 1 from financing_papers where financing_id = $1', [fid])).toEqual([]);
    });

    test('after half an hour, and for a financing that is over or another one, it is refused in words', async () => {
      const other = await addTestFinancing(api, owner, { customerId: cid });
      const { path } = await make();
      await post(path, { 'file:CNH': await createDocumentPhoto() });
      expect(await api.query('select 1 from financing_papers where financing_id = $1', [other])).toEqual([]);
      await api.query('update financings set withdrawn_at = now() where id = $1', [fid]);
      expect((await page(path)).body).toContain('Este pedido foi retirado');
      expect((await post(path, { 'file:RG': await createDocumentPhoto() })).body).toContain(
        'Este pedido foi retirado',
      );
      const late = await make(other);
      await api.query("update upload_links set expires_at = now() - interval '1 second'");
      for (const answer of [
        await page(late.path),
        await post(late.path, { 'file:CNH': await createDocumentPhoto() }),
      ]) {
        expect(answer.statusCode).toBe(410);
        expect(answer.body).toContain('Este link já terminou');
      }
      expect(await api.query('select 1 from financing_papers where financing_id = $1', [other])).toEqual([]);
    });
  });

  test('a link is kept nowhere but as a hash', async () => {
    const first = await api.call(LINK, { as: owner, params: { fid } });
    const again = await api.call(LINK, {
      as: owner,
      params: { fid },
      headers: { 'idempotency-key': randomUUID() },
    });
    expect(again.link.path).not.toBe(first.link.path);
    const tokens = [first, again].map(({ link }) => link.path.split('/').at(-1) ?? '');
    const rows = await api.query<{ link: string; hash: Buffer }>(
      'select l::text as link, token_hash as hash from upload_links l order by created_at desc limit 2',
    );
    expect(rows).toHaveLength(2);
    for (const token of tokens) {
      expect(token.length).toBeGreaterThan(20);
      for (const { link, hash } of rows) {
        expect(link).not.toContain(token);
        expect(hash.toString('base64url')).not.toBe(token);
        expect(hash.toString('latin1')).not.toBe(token);
      }
    }
    const jobs = await api.query<{ job: string }>('select j::text as job from jobs j');
    expect(JSON.stringify(jobs)).not.toMatch(new RegExp(tokens.join('|')));
  });
});
