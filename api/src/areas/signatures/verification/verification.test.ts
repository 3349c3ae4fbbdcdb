import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '@girassol/federation/machine';
import { TEST_LIMITS } from '@girassol/shared-domain/testing';
import { testBoards } from '../../../../test/boards';
import { formOf } from '../../../../test/form';
import { describeApi } from '../../../../test/harness';
import { maria, type TestSignatures, testDocuments, testSignatures } from '../../../../test/signatures';
import { samplePdf } from '../../../platform/sealing/sample-pdf.testing';
import { offlineCommands } from './OfflineCheck';

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
const other = 'f'.repeat(64);

describeApi(
  'verifying a document',
  (api) => {
    let tests: TestSignatures;
    let code: string;
    let documentHash: string;
    let sealedHash: string;

    beforeAll(async () => {
      tests = await testSignatures(api, await testBoards(api));
      const { signature, ...place } = await tests.sent([maria]);
      await tests.signAs(maria, tests.pathOf(signature));
      await api.app.jobs.runDue();
      const sealed = await tests.read(place);
      code = sealed.verifyCode ?? '';
      documentHash = sealed.documentHash ?? '';
      const [row] = await api.query<{ sealed_hash: string }>(
        'select sealed_hash from signatures where verify_code = $1',
        [code],
      );
      sealedHash = row?.sealed_hash ?? '';
    }, TEST_LIMITS.process);
    beforeEach(() => api.query('delete from login_attempts'));

    const ask = (hash: string, typed?: string) =>
      api.call('GET /signatures/verification/:hash', {
        params: { hash },
        query: typed === undefined ? {} : { code: typed },
      });
    const send = (content: Buffer, fields: Record<string, string> = {}) => {
      const form = formOf(fields, { name: 'a.pdf', content });
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

    test('strangers see initials and the middle of a CPF, and nothing else of a person', async () => {
      const { document } = await ask(sealedHash);
      expect(document?.persons).toEqual([
        {
          name: 'Maria D. C.',
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

    test.each([
      ['Íntegro', () => `sha256=${sealedHash}`, 'byte por byte, o documento assinado e lacrado'],
      ['Íntegro', () => `sha256=${documentHash}`, 'sem as páginas de evidências'],
      ['Alterado', () => `sha256=${other}&codigo=${code}`, 'ao menos um byte é outro'],
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
      const content = Buffer.concat([samplePdf('Outro', 1), Buffer.from(`% Código ${code}`)]);
      const answer = await send(content);
      expect([answer.statusCode, answer.headers.location]).toEqual([
        303,
        `/verificar?sha256=${sha256(content)}&codigo=${code}`,
      ]);
      expect((await tests.visit(String(answer.headers.location))).body).toContain('<h2>Alterado</h2>');
      const typed = await send(Buffer.from('sem código'), { codigo: code });
      expect(typed.headers.location).toContain(`codigo=${code}`);
      expect(await files()).toEqual(before);
    });

    test('what is no file is refused in words', async () => {
      expect(await send(Buffer.alloc(0))).toMatchObject({ statusCode: 400 });
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
          original: samplePdf('Contrato', 2),
          evidence: samplePdf('Evidências', 1),
          attachments: [],
          foot: 'Código',
          reason: 'Assinado',
        };
        const sealed = await api.app.sealer.seal(sealing, api.people.owner.accountId);
        const folder = mkdtempSync(join(tmpdir(), 'girassol-offline-'));
        const run = (pdf: Buffer): boolean => {
          writeFileSync(join(folder, 'documento.pdf'), pdf);
          try {
            execFileSync('sh', ['-ec', offlineCommands.join('\n')], { cwd: folder, stdio: 'ignore' });
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
  { documents: testDocuments },
);
