import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '@girassol/federation/machine';
import { DAY_MS } from '@girassol/shared-domain';
import { TEST_TIMEOUTS_MS } from '@girassol/shared-domain/testing';
import { pino } from 'pino';
import { describeApi } from '../../../test/harness';
import { reportUntested } from '../../../test/report-untested';
import { createSealer, type Sealer, verifySeal } from '.';
import { buildSamplePdf } from './sample-pdf.testing';

const log = pino({ level: 'silent' });
const has = (name: string) => findProgram(undefined, [name]) !== null;
const testWith = (name: string) => {
  if (!has(name)) reportUntested(`${name} is missing: what it says of a seal is not tested`);
  return has(name) ? test : test.skip;
};

const original = buildSamplePdf('Contrato de venda', 3);
const evidence = buildSamplePdf('Evidências', 1);
const trail = Buffer.from('{"hash":"abc"}');
const sealing = {
  original,
  evidence,
  attachments: [{ name: 'evidencias.json', contentType: 'application/json', content: trail }],
  foot: 'Código GRS-7K2M-9QXA-3TVB · girassol.test/verificar',
  reason: 'Documento assinado eletronicamente por 2 pessoas (São Paulo)',
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'girassol-sealing-test-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const writeTestFile = (name: string, content: string | Buffer): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

describeApi('a sealed document', (api) => {
  let sealer: Sealer;
  let sealed: Buffer;
  beforeAll(async () => {
    sealer = api.app.sealer;
    sealed = await sealer.seal(sealing, 'account');
  }, TEST_TIMEOUTS_MS.process);

  test('begins with the very bytes that people agreed to, and says how many they are', () => {
    expect(sealed.subarray(0, original.length).equals(original)).toBe(true);
    expect(verifySeal(sealed)).toMatchObject({
      hasSeal: true,
      isIntact: true,
      originalBytes: original.length,
      subject: 'Girassol Lacre de Documentos',
      issuer: 'Girassol Raiz de Lacre',
      rootFingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
      problem: null,
    });
  });

  test(
    'of its 1,000 bytes that are altered all are found, wherever they stand',
    () => {
      const spread = Math.floor(sealed.length / 600);
      const place = sealed.lastIndexOf('/Contents <');
      // Some everywhere, many in the place that a signature does not cover.
      const everywhere = Array.from({ length: 600 }, (_, index) => index * spread);
      const within = Array.from({ length: 400 }, (_, index) => place + 11 + index * 20);
      const unseen = [...everywhere, ...within].filter((at, index) => {
        const altered = Buffer.from(sealed);
        altered[at] = (altered[at] ?? 0) ^ (1 << (index % 8));
        return verifySeal(altered).isIntact;
      });
      expect(unseen).toEqual([]);
    },
    TEST_TIMEOUTS_MS.database,
  );

  test('is altered where something was added, taken away or put in another file', () => {
    expect(verifySeal(Buffer.concat([sealed, Buffer.from('\n% mais')]))).toMatchObject({
      hasSeal: true,
      isIntact: false,
      problem: 'Algo foi acrescentado ao arquivo depois do lacre.',
    });
    expect(verifySeal(sealed.subarray(0, sealed.length - 20)).isIntact).toBe(false);
    expect(verifySeal(original)).toMatchObject({ hasSeal: false, isIntact: false });
    expect(verifySeal(Buffer.alloc(0))).toMatchObject({ hasSeal: false });
  });

  testWith('pdfsig')('is valid for Poppler, as a PAdES signature of the whole file', () => {
    const said = execFileSync('pdfsig', ['-nocert', writeTestFile('sealed.pdf', sealed)]).toString();
    expect(said).toContain('Signature is Valid.');
    expect(said).toContain('Total document signed');
    expect(said).toContain('ETSI.CAdES.detached');
    expect(said).toContain('SHA-256');
  });

  testWith('openssl')('is valid for OpenSSL, by our root, and has no signing time', async () => {
    const { rootPem } = await sealer.certificate();
    const place = sealed.lastIndexOf('/Contents <') + 10;
    const end = sealed.indexOf('>', place);
    const cms = writeTestFile('seal.p7s', Buffer.from(sealed.toString('latin1', place + 1, end), 'hex'));
    const content = writeTestFile(
      'content.bin',
      Buffer.concat([sealed.subarray(0, place), sealed.subarray(end + 1)]),
    );
    const args = ['cms', '-verify', '-binary', '-inform', 'DER', '-in', cms, '-content', content];
    const { status, stderr } = spawnSync('openssl', [
      ...args,
      '-CAfile',
      writeTestFile('root.pem', rootPem),
      '-out',
      '/dev/null',
    ]);
    expect([status, stderr.toString()]).toEqual([0, expect.stringContaining('successful')]);
    const printed = execFileSync('openssl', [
      'cms',
      '-cmsout',
      '-print',
      '-inform',
      'DER',
      '-in',
      cms,
    ]).toString();
    expect(printed).toContain('id-smime-aa-signingCertificateV2');
    expect(printed).not.toContain('signingTime');
  });

  testWith('pdfdetach')('carries the evidence, which comes out as it went in', () => {
    const out = join(folder, 'out.json');
    execFileSync('pdfdetach', ['-save', '1', '-o', out, writeTestFile('sealed.pdf', sealed)]);
    expect(readFileSync(out).equals(trail)).toBe(true);
  });

  testWith('pdftotext')('has code and page number in the foot of every page, evidence included', () => {
    const text = execFileSync('pdftotext', ['-layout', writeTestFile('sealed.pdf', sealed), '-']).toString();
    const pages = text.split('\f').slice(0, -1);
    expect(pages).toHaveLength(4);
    pages.forEach((page, index) => {
      expect(page).toContain(
        `Código GRS-7K2M-9QXA-3TVB · girassol.test/verificar · página ${index + 1} de 4`,
      );
    });
    expect(pages[3]).toContain('Evidências');
  });

  test('is sealed by the same key in every process, and requests are answered meanwhile', async () => {
    const other = await createSealer({ database: api.database, secret: undefined, pfx: undefined, log });
    let turns = 0;
    let isDone = false;
    const count = () => {
      turns += 1;
      if (!isDone) setImmediate(count);
    };
    count();
    const again = await other.seal(sealing, 'account');
    isDone = true;
    // Thousands on a quiet machine; a process that does the work itself turns two or three times.
    expect(turns).toBeGreaterThan(10);
    expect(verifySeal(again).rootFingerprint).toBe(verifySeal(sealed).rootFingerprint);
    expect((await other.certificate()).pem).toBe((await sealer.certificate()).pem);
  });

  test('its key is locked: with the secret of the environment once there is one, and with no other', async () => {
    const options = { database: api.database, pfx: undefined, log };
    const stored = async () => {
      const [row] = await api.query<{ secret: Buffer }>(
        "select secret from server_secrets where name = 'sealing-keys'",
      );
      return Buffer.from(row?.secret ?? []);
    };
    const { pem } = await sealer.certificate();
    const before = await stored();
    expect(before.includes('PRIVATE KEY')).toBe(false);

    const secret = 'um segredo comprido do ambiente';
    const locked = await createSealer({ ...options, secret });
    expect((await locked.certificate()).pem).toBe(pem);
    expect((await stored()).equals(before)).toBe(false);
    await expect(createSealer({ ...options, secret: 'outro segredo comprido' })).rejects.toThrow(
      'outro SEALING_SECRET',
    );
    await expect(createSealer({ ...options, secret: undefined })).rejects.toThrow('outro SEALING_SECRET');
  });

  test(
    'of two that come first at once both have the same key',
    async () => {
      await api.query("delete from server_secrets where name like 'sealing-%'");
      const options = { database: api.database, secret: undefined, pfx: undefined, log };
      const all = await Promise.all(
        [1, 2, 3].map(async () => (await (await createSealer(options)).certificate()).pem),
      );
      expect(new Set(all).size).toBe(1);
    },
    TEST_TIMEOUTS_MS.process,
  );

  describe('with an A1 certificate in place of our own', () => {
    const subject = '/C=BR/O=ICP-Brasil/CN=SOL NASCENTE LTDA:12345678000195';
    const getPfx = (days: number, ...how: string[]): string => {
      const key = join(folder, `key-${days}-${how.length}.pem`);
      const certificate = join(folder, `cert-${days}-${how.length}.pem`);
      const pfx = join(folder, `a1-${days}-${how.length}.pfx`);
      const quiet = { stdio: 'ignore' } as const;
      const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', subject];
      execFileSync('openssl', [...made, '-days', String(days), '-keyout', key, '-out', certificate], quiet);
      execFileSync(
        'openssl',
        [
          'pkcs12',
          '-export',
          ...how,
          '-inkey',
          key,
          '-in',
          certificate,
          '-out',
          pfx,
          '-passout',
          'pass:senha',
        ],
        quiet,
      );
      return pfx;
    };
    const open = (path: string, password = 'senha') =>
      createSealer({ database: api.database, secret: undefined, pfx: { path, password }, log });

    testWith('openssl')('seals with it, also of the older kind', async () => {
      for (const how of [[], ['-legacy']]) {
        const sealer = await open(getPfx(300, ...how));
        expect(await sealer.certificate()).toMatchObject({
          subject: 'SOL NASCENTE LTDA:12345678000195',
          isOwn: false,
        });
        expect(verifySeal(await sealer.seal(sealing, 'account'))).toMatchObject({
          isIntact: true,
          subject: 'SOL NASCENTE LTDA:12345678000195',
        });
      }
    });

    testWith('openssl')('says at the start what is wrong with it', async () => {
      await expect(open(getPfx(300), 'errada')).rejects.toThrow('a senha do certificado está errada');
      await expect(open(getPfx(300, '-legacy'), 'errada')).rejects.toThrow(
        'a senha do certificado está errada',
      );
      await expect(open(join(folder, 'nada.pfx'))).rejects.toThrow('não pôde ser lido');
      await expect(open(writeTestFile('x.pfx', 'nada'))).rejects.toThrow('não é um certificado A1');
    });

    testWith('openssl')('seals nothing once it has expired, and never with another key', async () => {
      const sealer = await open(getPfx(1));
      jest.useFakeTimers({ now: Date.now() + 2 * DAY_MS, doNotFake: ['setImmediate', 'setTimeout'] });
      try {
        await expect(sealer.seal(sealing, 'account')).rejects.toThrow(/SEALING_PFX venceu/);
      } finally {
        jest.useRealTimers();
      }
    });
  });
});
