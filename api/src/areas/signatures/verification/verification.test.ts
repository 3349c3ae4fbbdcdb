import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSamplePdf } from '@girassol/api-platform/sealing/sample-pdf.testing';
import { findProgram } from '@girassol/federation/machine';
import { TEST_TIMEOUTS_MS } from '@girassol/shared-domain/testing';
import { createTestBoards } from '../../../../test/boards';
import { buildMultipartForm } from '../../../../test/form';
import { describeApi } from '../../../../test/harness';
import {
  buildContractPdf,
  createSignatureTestClient,
  type SignatureTestClient,
  signerJoao,
  signerMaria,
  testSigningDocumentService,
} from '../../../../test/signatures';
import { offlineCheckCommands } from './OfflineCheckSection';

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
const other = 'f'.repeat(64);

describeApi(
  'verifying a document',
  (api) => {
    let tests: SignatureTestClient;
    let code: string;
    let documentHash: string;
    let sealedHash: string;

    beforeAll(async () => {
      tests = await createSignatureTestClient(api, await createTestBoards(api));
      const { signature, ...place } = await tests.sent([signerMaria]);
      await tests.signAs(signerMaria, tests.getPath(signature));
      await api.app.jobs.runDue();
      const sealed = await tests.read(place);
      code = sealed.verifyCode ?? '';
      documentHash = sealed.documentHash ?? '';
      const [row] = await api.query<{ sealed_hash: string }>(
        'select sealed_hash from signatures where verify_code = $1',
        [code],
      );
      sealedHash = row?.sealed_hash ?? '';
    }, TEST_TIMEOUTS_MS.process);
    beforeEach(() => api.query('delete from login_attempts'));

    const ask = (hash: string, typed?: string) =>
      api.call('GET /signatures/verification/:hash', {
        params: { hash },
        query: typed === undefined ? {} : { code: typed },
      });
    const send = (content: Buffer, fields: Record<string, string> = {}) => {
      const form = buildMultipartForm(fields, { name: 'a.pdf', content });
      return api.send({ method: 'POST', url: '/verificar', ...form });
    };

    test('the file that was sealed, and the one that was signed, are intact', async () => {
      for (const hash of [sealedHash, documentHash, sealedHash.toUpperCase()])
        expect(await ask(hash)).toMatchObject({
          verdict: 'INTACT',
          document: { verifyCode: code, isSealed: true, documentHash, sealedHash, state: 'SEALED' },
        });
    });

    test('another file with its code was altered, and without a code nobody knows it', async () => {
      expect((await ask(other, code)).verdict).toBe('ALTERED');
      expect((await ask(other, code.toLowerCase().replaceAll('-', ' '))).verdict).toBe('ALTERED');
      expect(await ask(other)).toEqual({ verdict: 'UNKNOWN', document: null });
      expect(await ask(other, 'GRS-AAAA-BBBB-CCCC')).toEqual({ verdict: 'UNKNOWN', document: null });
      expect((await api.send({ method: 'GET', url: '/api/signatures/verification/abc' })).statusCode).toBe(
        400,
      );
    });

    describe('a file that was sent more than once', () => {
      const content = buildContractPdf('o mesmo para todos');
      const hash = sha256(content);
      const names = /Contrato de|Sol Nascente|Vizinha|Maria|João|GRS-|cancelad|aguardando/i;

      /** Sends the same bytes in two accounts; the second one takes them back. */
      async function sendTwice() {
        const { owner, neighbour } = api.people;
        const first = await tests.sent([signerMaria], { content });
        const second = await tests.sent([signerJoao], { as: neighbour, content });
        const { saleId, contractId } = second;
        await api.call('POST /signatures/single/cancel/:saleId/:contractId', {
          as: neighbour,
          params: { saleId, contractId },
          body: { reason: 'Foi engano' },
        });
        const codes = await Promise.all([tests.read(first, owner), tests.read(second, neighbour)]);
        return codes.map(({ verifyCode }) => verifyCode ?? '');
      }

      test('is told by its code, and without one nothing is told that is not true for each', async () => {
        const [mine = '', theirs = ''] = await sendTwice();
        expect(await ask(hash, mine)).toMatchObject({
          verdict: 'INTACT',
          document: { verifyCode: mine, companyName: 'Sol Nascente', state: 'OPEN' },
        });
        expect(await ask(hash, theirs)).toMatchObject({
          verdict: 'INTACT',
          document: { verifyCode: theirs, companyName: 'Vizinha', state: 'CANCELLED' },
        });
        expect(await ask(hash)).toEqual({ verdict: 'INTACT', document: null });
        const { body } = await tests.visit(`/verificar?sha256=${hash}`);
        expect(body).toContain('<h2>Íntegro</h2>');
        expect(body).toContain('Digite o código de verificação');
        expect(body.slice(0, body.indexOf('<form'))).not.toMatch(names);
        expect(body).toContain(`<input type="hidden" name="sha256" value="${hash}"/>`);
        const typed = await tests.visit(`/verificar?sha256=${hash}&codigo=${mine}`);
        expect(typed.body).toContain('<h2>Íntegro</h2>');
        expect(typed.body).toContain('Sol Nascente');
      });

      test('is none of a third document, whose code is typed', async () => {
        await sendTwice();
        expect(await ask(hash, code)).toMatchObject({ verdict: 'ALTERED', document: { verifyCode: code } });
        const { body } = await tests.visit(`/verificar?sha256=${hash}&codigo=${code}`);
        expect(body).toContain('<h2>Não confere</h2>');
        expect(body).not.toContain('traz este código');
        expect(body).toContain(`com o código ${code}: é outro arquivo.`);
        expect(body).not.toContain('ao menos um byte');
      });
    });

    test('a code decides before what the file carries; one that nobody knows is said', async () => {
      const carried = 'GRS-AAAA-BBBB-CCCC';
      const { body } = await tests.visit(
        `/verificar?sha256=${other}&codigo=${code}&codigoNoArquivo=${carried}`,
      );
      expect(body).toContain(`Ele traz outro código, ${carried}.`);
      const unknown = await tests.visit(`/verificar?sha256=${sealedHash}&codigo=${carried}`);
      expect(unknown.body).toContain('<h2>Íntegro</h2>');
      expect(unknown.body).toContain(`Nenhum documento tem o código ${carried}.`);
    });

    describe('a file that names the code of another document, as an addendum does', () => {
      const about = (id: string) => buildContractPdf(`Aditivo ${id} ao contrato de código ${code}`);
      const sentCode = async (content: Buffer): Promise<string> =>
        (await tests.read(await tests.sent([signerMaria], { content }))).verifyCode ?? '';
      const asFile = async (content: Buffer) => {
        const { headers } = await send(content);
        expect(headers.location).toContain(`codigoNoArquivo=${code}`);
        return (await tests.visit(String(headers.location))).body;
      };

      test('is the document whose bytes it has', async () => {
        const content = about('1');
        const own = await sentCode(content);
        const body = await asFile(content);
        expect(body).toContain('<h2>Íntegro</h2>');
        expect(body).toContain(own);
        expect(body).not.toContain(code);
      });

      test('is intact where it was sent twice, and none of both', async () => {
        const content = about('2');
        const codes = [await sentCode(content), await sentCode(content)];
        const body = await asFile(content);
        expect(body).toContain('<h2>Íntegro</h2>');
        expect(body).toContain('Digite o código de verificação');
        for (const told of [...codes, code]) expect(body).not.toContain(told);
      });
    });

    test('a code that the file carries says which of several documents with its bytes it is', async () => {
      const content = buildContractPdf('o mesmo, com código no arquivo');
      const [first, second] = [
        await tests.sent([signerMaria], { content }),
        await tests.sent([signerJoao], { content }),
      ];
      const [, own] = [await tests.read(first), await tests.read(second)].map(({ verifyCode }) => verifyCode);
      const { body } = await tests.visit(`/verificar?sha256=${sha256(content)}&codigoNoArquivo=${own}`);
      expect(body).toContain('<h2>Íntegro</h2>');
      expect(body).toContain(`<dd>${own}</dd>`);
    });

    test('after a verdict the next file is asked about by itself', async () => {
      const { body } = await tests.visit(`/verificar?sha256=${other}&codigo=${code}`);
      expect(body).toContain('<input type="hidden" name="codigo" value=""/>');
      expect((await tests.visit(`/verificar/${code}`)).body).toContain(
        `<input type="hidden" name="codigo" value="${code}"/>`,
      );
    });

    test('strangers see initials and the middle of a CPF, and nothing else of a person', async () => {
      const { document } = await ask(sealedHash);
      expect(document?.persons).toEqual([
        {
          name: 'Maria C.',
          document: '•••.982.247-••',
          role: 'CONTRACTING',
          signedTimestamp: expect.any(Number),
        },
      ]);
      const page = await tests.visit(`/verificar/${code}`);
      for (const text of [page.body, JSON.stringify(document)])
        expect(text).not.toMatch(/Conceição|maria@|52998224725|999998888/);
    });

    test('the page says what a code is of, and asks for the file', async () => {
      const { statusCode, body, headers } = await tests.visit(`/verificar/${code}`);
      expect(statusCode).toBe(200);
      expect(body).toContain('Contrato de teste');
      expect(body).toContain('O seu arquivo é este documento? Escolha-o');
      expect(body).not.toContain('<h2>Íntegro</h2>');
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("default-src 'none'");
      expect(policy).toMatch(/script-src 'sha256-[^']+'/);
      expect((await tests.visit('/verificar/GRS-AAAA-BBBB-CCCC')).body).toContain('Código desconhecido');
    });

    test('a code is found in what was pasted: an address, or the line of a foot', async () => {
      for (const pasted of [
        `https://girassol.test/verificar/${code}`,
        `https://girassol.test/verificar?codigo=${code}&sha256=${other}`,
        `Código de verificação: ${code.toLowerCase()}. Confira em girassol.test/verificar`,
        `  ${code.slice(4).replaceAll('-', ' ').toLowerCase()} `,
      ]) {
        const { body } = await tests.visit(`/verificar?codigo=${encodeURIComponent(pasted)}`);
        expect(body).toContain('<h2>Documento assinado por todos (1 de 1)</h2>');
      }
    });

    test('after a code alone no other file was checked', async () => {
      const { body } = await tests.visit('/verificar/GRS-AAAA-BBBB-CCCC');
      expect(body).not.toContain('outro arquivo');
      expect((await tests.visit(`/verificar?sha256=${other}`)).body).toContain('Conferir outro arquivo PDF');
    });

    test('the page of a code begins with how the document stands', async () => {
      const headOf = async (typed: string) => {
        const { body } = await tests.visit(`/verificar/${typed}`);
        return body.slice(body.indexOf('<h1'), body.indexOf('</dl>'));
      };
      expect(await headOf(code)).toContain('<h2>Documento assinado por todos (1 de 1)</h2>');
      const content = buildContractPdf('o estado do documento');
      const sent = await tests.sent([signerMaria, signerJoao], { content });
      const verifyCode = (await tests.read(sent)).verifyCode ?? '';
      const setState = (state: string) =>
        api.query('update signatures set state = $2 where verify_code = $1', [verifyCode, state]);
      expect(await headOf(verifyCode)).toContain(
        '<div class="note warn" role="status"><h2>Aguardando assinaturas (0 de 2)</h2>',
      );
      for (const [state, heading] of [
        ['CANCELLED', 'Assinatura cancelada'],
        ['EXPIRED', 'Prazo para assinar encerrado'],
        ['REFUSED', 'Documento recusado'],
      ] as const) {
        await setState(state);
        expect(await headOf(verifyCode)).toContain(
          `<div class="note bad" role="status"><h2>${heading} (0 de 2)</h2>`,
        );
      }
    });

    test.each([
      ['Íntegro', () => `sha256=${sealedHash}`, 'byte por byte, o documento assinado e lacrado'],
      ['Íntegro', () => `sha256=${documentHash}`, 'sem as páginas de evidências'],
      ['Alterado', () => `sha256=${other}&codigoNoArquivo=${code}`, 'O arquivo traz este código, mas não é'],
      [
        'Não confere',
        () => `sha256=${other}&codigo=${code}`,
        `O arquivo não é o documento que foi assinado com o código`,
      ],
      ['Desconhecido', () => `sha256=${other}`, 'não conhece este arquivo'],
    ])('the page says %s', async (heading, query, text) => {
      const { body } = await tests.visit(`/verificar?${query()}`);
      expect(body).toContain(`<h2>${heading}</h2>`);
      expect(body).toContain(text);
    });

    test('it says plainly what an official validator will say of our own certificate, and how to do without us', async () => {
      const { body } = await tests.visit('/verificar');
      expect(body).toContain('lá ele aparece como assinatura desconhecida');
      expect(body).toContain('openssl cms -verify');
      const root = await tests.visit('/verificar/certificado.pem');
      expect(root.body).toContain('BEGIN CERTIFICATE');
      expect(root.headers['content-disposition']).toContain('certificado.pem');
    });

    test('without a script the file is sent, hashed and not kept', async () => {
      const files = () => api.query('select count(*)::int as files from stored_files');
      const before = await files();
      const content = Buffer.concat([buildSamplePdf('Outro', 1), Buffer.from(`% Código ${code}`)]);
      const answer = await send(content);
      expect([answer.statusCode, answer.headers.location]).toEqual([
        303,
        `/verificar?sha256=${sha256(content)}&codigoNoArquivo=${code}`,
      ]);
      expect((await tests.visit(String(answer.headers.location))).body).toContain('<h2>Alterado</h2>');
      const typed = await send(Buffer.from('sem código'), { codigo: code });
      expect(typed.headers.location).toContain(`codigo=${code}`);
      expect(await files()).toEqual(before);
    });

    test('what is no file is refused in words', async () => {
      const empty = await send(Buffer.alloc(0));
      expect(empty.statusCode).toBe(400);
      const target = /<form id="file-form"[^>]* action="\/verificar#([^"]+)"/.exec(empty.body)?.[1];
      expect(empty.body).toMatch(
        new RegExp(`id="${target}" role="alert" tabindex="-1"><p>Escolha um arquivo primeiro`, 'i'),
      );
      const plain = await api.send({ method: 'POST', url: '/verificar', payload: { a: 1 } });
      expect([plain.statusCode, plain.body]).toEqual([415, expect.stringContaining('Verificar documento')]);
      for (const query of ['sha256=abc', 'sha256[]=x', `codigo=${'x'.repeat(5_000)}`])
        expect((await tests.visit(`/verificar?${query}`)).statusCode).toBe(200);
      const unstorable = await tests.visit('/verificar?codigo=%00');
      expect([unstorable.statusCode, unstorable.body]).toEqual([
        400,
        expect.stringContaining('O endereço é inválido.'),
      ]);
      const script = await tests.visit('/verificar?codigo=%3Cscript%3Ealert(1)%3C/script%3E');
      expect(script.body).not.toContain('<script>alert');
    });

    test('whoever tries many codes waits; who asks for what is there uses none up', async () => {
      for (let index = 0; index < 40; index += 1) {
        expect((await ask(sealedHash)).verdict).toBe('INTACT');
        expect((await tests.visit('/verificar/GRS-AAAA-BBBB-CCCC')).statusCode).toBe(200);
      }
      const { statusCode, headers, body } = await tests.visit('/verificar/GRS-AAAA-BBBB-CCCD');
      expect([statusCode, Number(headers['retry-after']) > 0]).toEqual([429, true]);
      expect(body).toContain('Foram muitas consultas sem resultado.');
      const refused = await api.refused('GET /signatures/verification/:hash', { params: { hash: other } });
      expect(refused.status).toBe(429);
    });

    const openssl = findProgram(undefined, ['openssl']) && findProgram(undefined, ['perl']);
    (openssl ? test : test.skip)(
      'the commands on the page check a seal, and see one that was altered',
      async () => {
        const sealing = {
          original: buildSamplePdf('Contrato', 2),
          evidence: buildSamplePdf('Evidências', 1),
          attachments: [],
          foot: 'Código',
          reason: 'Assinado',
        };
        const sealed = await api.app.sealer.seal(sealing, api.people.owner.accountId);
        const folder = mkdtempSync(join(tmpdir(), 'girassol-offline-'));
        const run = (pdf: Buffer): boolean => {
          writeFileSync(join(folder, 'documento.pdf'), pdf);
          try {
            execFileSync('sh', ['-ec', offlineCheckCommands.join('\n')], { cwd: folder, stdio: 'ignore' });
            return true;
          } catch {
            return false;
          }
        };
        writeFileSync(
          join(folder, 'certificado.pem'),
          (await tests.visit('/verificar/certificado.pem')).body,
        );
        const altered = Buffer.from(sealed);
        altered[200] = (altered[200] ?? 0) ^ 1;
        const answers = [run(sealed), run(altered)];
        rmSync(folder, { recursive: true, force: true });
        expect(answers).toEqual([true, false]);
      },
    );
  },
  { MAILBOX: 'on' },
  { documents: testSigningDocumentService },
);
