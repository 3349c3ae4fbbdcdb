import { enqueue } from '@girassol/api-platform/jobs';
import { TEST_TIMEOUTS_MS } from '@girassol/shared-domain/testing';
import { z } from 'zod';
import { createTestBoards, type TestBoards } from '../../../test/boards';
import { describeApi } from '../../../test/harness';
import { expectPageOpensAtField } from '../../../test/landing';
import {
  createSignatureTestClient,
  getHiddenField,
  type SignatureTestClient,
  signerJoao,
  signerMaria,
  testSigningDocumentService,
} from '../../../test/signatures';

const drawing =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

describeApi(
  'signing on the pages of this server',
  (api) => {
    let boards: TestBoards;
    let tests: SignatureTestClient;
    beforeAll(async () => {
      boards = await createTestBoards(api);
      tests = await createSignatureTestClient(api, boards);
    }, TEST_TIMEOUTS_MS.process);

    const later = (id: string) =>
      api.query("update signature_events set at = at - interval '2 minutes' where signature_id = $1", [id]);

    test('looking acts on nothing: neither the document nor a preview of it counts as opened', async () => {
      const { signature, ...params } = await tests.sent([signerMaria]);
      const path = tests.getPath(signature);
      const before = (await tests.trail(params)).events.length;
      const page = await tests.visit(path);
      expect(page.statusCode).toBe(200);
      for (const rest of ['', '/codigo', '/assinar', '/recusar', '/documento', '/documento/original'])
        expect((await tests.visit(path + rest)).statusCode).toBeLessThan(400);
      const { events } = await tests.trail(params);
      expect(events).toHaveLength(before);
      expect((await tests.read(params)).persons[0]).toMatchObject({
        state: 'NOTIFIED',
        openedTimestamp: null,
      });
    });

    test('the page is read without a script, kept by nobody, found by nobody, and weighs little', async () => {
      const { signature } = await tests.sent([signerMaria, signerJoao]);
      const path = tests.getPath(signature);
      const { headers, body } = await tests.visit(path);
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow',
        'referrer-policy': 'same-origin',
      });
      expect(headers['content-security-policy']).toContain("script-src 'none'");
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(body).toContain('1 de 3 Ler ·');
      expect(body).toContain('João S.');
      expect(body).not.toMatch(/João Souza|joao@|52998224725|111\.?444/);
      const cookie = await tests.getProof(signerMaria, path);
      const form = await tests.visit(`${path}/assinar`, cookie);
      expect(form.body).toContain('3 de 3 Assinar ·');
      const script = /<script>(.*?)<\/script>/s.exec(form.body)?.[1] ?? '';
      expect([script.length > 0, script.length < 2_000]).toEqual([true, true]);
      expect(Buffer.byteLength(form.body)).toBeLessThan(20_000);
    });

    test('[signatures-015] [signatures-018] reads, gets the code, signs; the last one completes it and everybody gets the sealed file', async () => {
      const { signature, ...params } = await tests.sent([signerMaria, signerJoao], { isOrdered: true });
      const [first, second] = [tests.getPath(signature), tests.getPath(signature, 1)];
      expect((await tests.visit(second)).body).toContain('Ainda não é a sua vez');

      const answer = await tests.signAs(signerMaria, first, { drawing });
      expect([answer.statusCode, answer.headers.location]).toEqual([303, first]);
      const signedPage = await tests.visit(first);
      expect(signedPage.body).toContain('<h2>Assinatura registrada</h2>');
      expect(signedPage.body).toMatch(/Contratante · assinou em \d\d\/.*João S\..*ainda não assinou/s);
      const after = await tests.read(params);
      expect(after.persons.map(({ state, isTheirTurn }) => [state, isTheirTurn])).toEqual([
        ['SIGNED', false],
        ['NOTIFIED', true],
      ]);
      expect(after.personsWhoSigned).toEqual([after.persons[0]?._id]);
      const [partly] = await api.query<{ title: string; content: string }>(
        "select title, content from notifications where kind = 'contract-signed-by-one' and user_id = $1 order by happened_at desc limit 1",
        [api.people.owner.userId],
      );
      expect(partly?.title).toMatch(/^Maria .* assinou/);
      expect(partly?.content).toMatch(/foi assinado por 1 de 2\.$/);

      await tests.signAs(signerJoao, second);
      expect((await tests.read(params)).state).toBe('COMPLETED');
      for (const path of [first, second]) {
        const { body } = await tests.visit(path);
        expect(body).toContain('<h2>Todos assinaram</h2>');
        expect(body).toMatch(/Você assinou em .*O documento final está sendo preparado/);
        expect(body).not.toContain('ainda não assinou');
        expect(body).toContain('location.reload()');
      }
      await api.app.jobs.runDue();
      expect((await tests.visit(second)).body).toContain('Baixar o documento assinado (PDF)');
      const sealed = await tests.read(params);
      expect(sealed).toMatchObject({ state: 'SEALED', verifyPath: `/verificar/${sealed.verifyCode}` });
      const signed = await api.call('GET /signatures/single/signed/:saleId/:contractId', {
        as: api.people.owner,
        params: { saleId: params.saleId, contractId: params.contractId },
      });
      expect(signed.personsWhoSigned).toEqual(sealed.persons.map(({ _id }) => _id));
      const file = await tests.visit(`${first}/documento`);
      const { signed_file_url: url } = signed.downloadUrls;
      expect((await api.send({ method: 'GET', url: url ?? '' })).rawPayload).toEqual(file.rawPayload);
      const original = await tests.visit(`${first}/documento/original`);
      expect(file.rawPayload.subarray(0, original.rawPayload.length)).toEqual(original.rawPayload);
      expect(file.rawPayload.length).toBeGreaterThan(original.rawPayload.length);

      const { events, isWhole } = await tests.trail(params);
      expect([isWhole, events.map(({ kind }) => kind)]).toEqual([
        true,
        [
          'CREATED',
          'SENT',
          'NOTIFIED',
          'OPENED',
          'CODE_SENT',
          'SIGNED',
          'NOTIFIED',
          'OPENED',
          'CODE_SENT',
          'SIGNED',
          'COMPLETED',
          'SEALED',
        ],
      ]);
      expect(events[5]?.text).toContain('com desenho da assinatura');
      const told = (await tests.mails('signature-sealed')).slice(-2).map(({ to_address }) => to_address);
      expect(told.sort()).toEqual([signerJoao.email, signerMaria.email]);
      const archived = await api.query(
        `select f.name, d.name as folder from archive_files f join archive_folders d on d.id = f.folder_id
         where f.file_id = (select sealed_file_id from signatures where id = $1)`,
        [signature._id],
      );
      expect(archived).toEqual([{ name: expect.stringContaining('(assinado).pdf'), folder: 'Contratos' }]);
      const history = await api.query<{ title: string }>(
        'select title from histories where sale_id = $1 order by id',
        [params.saleId],
      );
      expect(history.map(({ title }) => title)).toEqual(
        expect.arrayContaining([
          'Contrato enviado para assinatura',
          'Contrato assinado',
          'Contrato assinado por todos',
          'Contrato lacrado',
        ]),
      );
      const notices = await api.query(
        "select title from notifications where kind = 'contract-signed' and user_id = $1",
        [api.people.owner.userId],
      );
      // Their own sending, but nobody of the account signed last.
      expect(notices.length).toBeGreaterThan(0);
    });

    test('a document whose seal failed for good is sealed by the hourly look', async () => {
      const { signature, ...params } = await tests.sent([signerMaria]);
      await tests.signAs(signerMaria, tests.getPath(signature));
      await api.query("delete from jobs where kind = 'signatures.seal'");
      await api.database.asSystem((tx) =>
        enqueue(
          tx,
          { kind: 'signatures.repair', title: '', payload: z.object({}) },
          { accountId: null, payload: {} },
        ),
      );
      await api.app.jobs.runDue();
      expect((await tests.read(params)).state).toBe('SEALED');
    });

    test('a link alone never signs: without the code the form is not even shown', async () => {
      const { signature, ...params } = await tests.sent([signerMaria, signerJoao]);
      const path = tests.getPath(signature);
      const { documentHash } = signature;
      const form = {
        name: 'Maria da Conceição',
        document: signerMaria.document,
        hasAgreed: 'sim',
        hash: documentHash ?? '',
        epoch: '1',
      };
      expect((await tests.visit(`${path}/assinar`)).headers.location).toBe(`${path}/codigo`);
      expect((await tests.post(`${path}/assinar`, form)).headers.location).toBe(`${path}/codigo`);
      // The cookie that proves João's code is worth nothing for Maria.
      const his = await tests.getProof(signerJoao, tests.getPath(signature, 1));
      expect((await tests.post(`${path}/assinar`, form, his)).headers.location).toBe(`${path}/codigo`);
      expect((await tests.post(`${path}/assinar`, form, 'girassol_assinar=abc.def')).headers.location).toBe(
        `${path}/codigo`,
      );
      expect((await tests.read(params)).personsWhoSigned).toEqual([]);
    });

    test.each(['MARIA  D’ÁVILA', 'Maria D´Avila', "maria\u00a0d'a\u0301vila\u200b"])(
      "%j signs as Maria D'Ávila",
      async (name) => {
        const person = { ...signerMaria, surname: "D'Ávila" };
        const { signature, ...params } = await tests.sent([person]);
        const path = tests.getPath(signature);
        const cookie = await tests.getProof(person, path);
        const page = await tests.visit(`${path}/assinar`, cookie);
        const form = {
          hash: getHiddenField(page.body, 'hash'),
          epoch: getHiddenField(page.body, 'epoch'),
          document: person.document,
          hasAgreed: 'sim',
        };
        expect(
          (await tests.post(`${path}/assinar`, { ...form, name: 'Mario D’Ávila' }, cookie)).statusCode,
        ).toBe(400);
        expect((await tests.post(`${path}/assinar`, { ...form, name }, cookie)).statusCode).toBe(303);
        expect((await tests.read(params)).personsWhoSigned).toHaveLength(1);
      },
    );

    test('an empty CPF is asked for, and not called another one', async () => {
      const { signature } = await tests.sent([signerMaria]);
      const path = tests.getPath(signature);
      const cookie = await tests.getProof(signerMaria, path);
      const { body } = await tests.post(
        `${path}/assinar`,
        { name: 'Maria da Conceição', document: ' ' },
        cookie,
      );
      expectPageOpensAtField(body, 'document');
      expect(body).toContain('Escreva o seu CPF.');
      expect(body).not.toContain('Este não é o CPF');
    });

    test('what is missing or another is said, and what was typed stays', async () => {
      const { signature, ...params } = await tests.sent([signerMaria]);
      const path = tests.getPath(signature);
      const cookie = await tests.getProof(signerMaria, path);
      const page = await tests.visit(`${path}/assinar`, cookie);
      expect(page.body).toContain('art.\u00a010, §\u00a02º');
      const kept = { hash: getHiddenField(page.body, 'hash'), epoch: getHiddenField(page.body, 'epoch') };
      const empty = await tests.post(
        `${path}/assinar`,
        { ...kept, name: 'Outra', document: signerJoao.document, drawing },
        cookie,
      );
      expect(empty.statusCode).toBe(400);
      expectPageOpensAtField(empty.body, 'name');
      expect(empty.body).toMatch(/Escreva seu nome completo.*não é o CPF.*Marque que leu/s);
      expect(empty.body).toContain('value="Outra"');
      expect(getHiddenField(empty.body, 'drawing')).toMatch(/^data:image\/png;base64,./);
      const right = {
        ...kept,
        name: 'maria  da conceicao',
        document: signerMaria.document,
        hasAgreed: 'sim',
      };
      const another = await tests.post(`${path}/assinar`, { ...right, hash: 'a'.repeat(64) }, cookie);
      expect(another.statusCode).toBe(409);
      const foreign = await api.send({
        method: 'POST',
        url: `${path}/assinar`,
        payload: new URLSearchParams(right).toString(),
        headers: {
          host: 'localhost:8080',
          origin: 'https://elsewhere.test',
          'content-type': 'application/x-www-form-urlencoded',
          cookie,
        },
      });
      expect(foreign.statusCode).toBe(403);
      const tooLarge = await tests.post(
        `${path}/assinar`,
        { ...right, drawing: 'A'.repeat(300_000) },
        cookie,
      );
      expect(tooLarge.statusCode).toBe(413);
      expect(tooLarge.body).toContain(`href="${path}"`);
      expect(
        (await tests.post(`${path}/assinar`, { ...right, drawing: 'data:image/png;base64,AAAA' }, cookie))
          .statusCode,
      ).toBe(400);
      // The document is read again without another code.
      expect(another.body).toContain(`href="${path}"`);
      expect((await tests.visit(path, cookie)).body).toContain(`href="${path}/assinar"`);
      expect((await tests.visit(path)).body).not.toContain(`href="${path}/assinar"`);
      expect((await tests.read(params)).personsWhoSigned).toEqual([]);
      expect((await tests.post(`${path}/assinar`, right, cookie)).statusCode).toBe(303);
      expect((await tests.post(`${path}/assinar`, right, cookie)).headers.location).toBe(path);
      expect((await tests.trail(params)).events.filter(({ kind }) => kind === 'SIGNED')).toHaveLength(1);
    });

    test(
      'five wrong codes wait, whatever comes at the same time: of 10,000 tries five are looked at',
      async () => {
        const { signature, ...params } = await tests.sent([signerMaria]);
        const path = tests.getPath(signature);
        await tests.post(`${path}/codigo`);
        const code = await tests.codeFor(signerMaria.email);
        const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
        for (const slip of ['abc', '12', '', code.slice(1), `${code}${code}`])
          expect((await tests.post(`${path}/conferir`, { code: slip })).body).toContain(
            'O código tem 6 números.',
          );
        const tries = Number(process.env.CODE_TRIES ?? 200);
        for (let begun = 0; begun < tries; begun += 50)
          await Promise.all(
            Array.from({ length: 50 }, () => tests.post(`${path}/conferir`, { code: wrong })),
          );
        const late = await tests.post(`${path}/conferir`, { code });
        expect(late.body).toContain('Foram 5 códigos errados');
        const { events } = await tests.trail(params);
        const count = (kind: string) => events.filter((event) => event.kind === kind).length;
        expect([count('CODE_WRONG'), count('CODE_BLOCKED')]).toEqual([5, 1]);
        await later(signature._id);
        expect((await tests.post(`${path}/codigo`)).statusCode).toBe(429);
        await api.query(
          "update signature_persons set codes_wait_until = now() - interval '1 second' where signature_id = $1",
          [signature._id],
        );
        expect((await tests.post(`${path}/codigo`)).statusCode).toBe(303);
        expect(await tests.getProof(signerMaria, path)).not.toBe('');
      },
      TEST_TIMEOUTS_MS.database,
    );

    test('a code is good once and for ten minutes; another comes after a minute, and six an hour', async () => {
      const { signature } = await tests.sent([signerMaria]);
      const path = tests.getPath(signature);
      await tests.post(`${path}/codigo`);
      expect((await tests.post(`${path}/codigo`)).statusCode).toBe(429);
      const code = await tests.codeFor(signerMaria.email);
      await api.query(
        "update signature_codes set expires_at = now() - interval '1 second' where person_id = $1",
        [signature.persons[0]?._id],
      );
      const { body } = await tests.post(`${path}/conferir`, { code });
      expect(body).toContain('não vale mais');
      expectPageOpensAtField(body, 'code');
      for (let more = 0; more < 5; more += 1) {
        await later(signature._id);
        expect((await tests.post(`${path}/codigo`)).statusCode).toBe(303);
      }
      const fresh = await tests.codeFor(signerMaria.email);
      expect((await tests.post(`${path}/conferir`, { code: fresh })).statusCode).toBe(303);
      expect((await tests.post(`${path}/conferir`, { code: fresh })).body).toContain('não vale mais');
      await later(signature._id);
      expect((await tests.post(`${path}/codigo`)).body).toContain('Espere uma hora');
      const [kept] = await api.query<{ code_hash: Buffer }>(
        'select code_hash from signature_codes where person_id = $1',
        [signature.persons[0]?._id],
      );
      expect(kept).toBeUndefined();
    });

    test('refused with a reason: it ends for all, and who sent it hears at once on the screen and by mail', async () => {
      const { signature, ...params } = await tests.sent([signerMaria, signerJoao]);
      const path = tests.getPath(signature);
      const { body } = await tests.visit(`${path}/recusar`);
      const unsaid = await tests.post(`${path}/recusar`, { reason: ' ', epoch: '1' });
      expect(unsaid.statusCode).toBe(400);
      expectPageOpensAtField(unsaid.body, 'reason');
      await tests.post(`${path}/recusar`, {
        reason: 'O valor está errado',
        epoch: getHiddenField(body, 'epoch'),
      });
      const ended = await tests.read(params);
      expect(ended).toMatchObject({ state: 'REFUSED', endReason: 'O valor está errado' });
      expect(ended.persons[0]).toMatchObject({ state: 'REFUSED', refusalReason: 'O valor está errado' });
      const [mail] = (await tests.mails('signature-refused')).slice(-1);
      expect(mail).toMatchObject({
        to_address: api.people.owner.email,
        text: expect.stringContaining('O valor está errado'),
      });
      const [told] = await api.query<{ content: string }>(
        "select content from notifications where kind = 'contract-refused' order by happened_at desc limit 1",
      );
      expect(told?.content).toContain('recusado por Maria da Conceição: O valor está errado');
      const other = await tests.visit(tests.getPath(signature, 1));
      expect(other.body).toContain('Este documento foi recusado');
      expect((await tests.visit(`${path}/documento`)).statusCode).toBe(410);
    });

    test('the account loses its module and its standing in the middle: what was sent is signed and sealed', async () => {
      const { neighbour } = api.people;
      const { signature, ...params } = await tests.sent([signerMaria], { as: neighbour });
      await api.query("update accounts set active_modules = '{}', status_ok = false where id = $1", [
        neighbour.accountId,
      ]);
      await tests.signAs(signerMaria, tests.getPath(signature));
      await api.app.jobs.runDue();
      await api.query(
        "update accounts set active_modules = '{Assinatura Digital}', status_ok = true where id = $1",
        [neighbour.accountId],
      );
      expect((await tests.read(params, neighbour)).state).toBe('SEALED');
    });

    test('a signer of the account itself signs, and is told that the trail shows it', async () => {
      const { owner } = api.people;
      const seller = { ...signerMaria, name: 'Dona', surname: 'da Conta', email: owner.email };
      const { signature } = await tests.sent([seller]);
      expect(signature.persons[0]?.isOfAccount).toBe(true);
      const path = tests.getPath(signature);
      const cookie = await tests.getProof(seller, path);
      expect(cookie).not.toBe('');
      await later(signature._id);
      expect((await tests.visit(`${path}/codigo`)).body).toContain('pessoa da empresa que enviou');
    });

    test(
      'pairs who sign at the same moment complete their document once',
      async () => {
        const pairs = Number(process.env.SIGNER_PAIRS ?? 6);
        for (let pair = 0; pair < pairs; pair += 1) {
          const { signature, ...params } = await tests.sent([signerMaria, signerJoao]);
          const forms = await Promise.all(
            [signerMaria, signerJoao].map(async (signer, index) => {
              const path = tests.getPath(signature, index);
              const cookie = await tests.getProof(signer, path);
              const { body } = await tests.visit(`${path}/assinar`, cookie);
              return {
                path,
                cookie,
                fields: {
                  name: `${signer.name} ${signer.surname}`,
                  document: signer.document,
                  hasAgreed: 'sim',
                  hash: getHiddenField(body, 'hash'),
                  epoch: getHiddenField(body, 'epoch'),
                },
              };
            }),
          );
          await Promise.all(
            [...forms, ...forms].map(({ path, cookie, fields }) =>
              tests.post(`${path}/assinar`, fields, cookie),
            ),
          );
          const { events, isWhole } = await tests.trail(params);
          const count = (kind: string) => events.filter((event) => event.kind === kind).length;
          expect([isWhole, count('SIGNED'), count('COMPLETED')]).toEqual([true, 2, 1]);
          const jobs = await api.query(
            "select id from jobs where kind = 'signatures.seal' and payload->>'signatureId' = $1",
            [signature._id],
          );
          expect(jobs).toHaveLength(1);
        }
      },
      TEST_TIMEOUTS_MS.kills,
    );
  },
  {},
  { documents: testSigningDocumentService },
);
