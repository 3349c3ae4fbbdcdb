import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Row } from '@girassol/api-platform/database';
import { createPrinter, PrintError } from '@girassol/api-platform/printing';
import { findChromium, findProgram } from '@girassol/federation/machine';
import {
  type SignatureTrailEventKind,
  serializeTrailEvent,
  TRAIL_START_DIGEST,
  type TrailEventFacts,
} from '@girassol/shared-domain/signatures';
import { pino } from 'pino';
import { renderToStaticMarkup } from 'react-dom/server';
import { reportUntested } from '../../../../test/report-untested';
import { describeDevice } from './describe-device';
import { EvidencePage } from './EvidencePage';
import type { EvidenceInput } from './evidence-input';
import { renderEvidenceStyle } from './render-evidence-style';
import { sealWithEvidence } from './seal-with-evidence';
import { serializeEvidence } from './serialize-evidence';

const at = new Date('2026-11-23T15:04:05.678Z');
const agent =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36';
const signed: TrailEventFacts = {
  method: 'email',
  to: 'ma•••@exemplo.com',
  name: 'Maria Souza',
  ip: '200.1.2.3',
  userAgent: agent,
  hasDrawing: false,
};

const trail = (
  events: readonly [kind: SignatureTrailEventKind, person: string | null, facts: TrailEventFacts][],
) => {
  let previous = TRAIL_START_DIGEST;
  return events.map(([kind, person_id, facts], index): Row<'signature_events'> => {
    const seq = index + 1;
    const text = serializeTrailEvent({
      signatureId: 'signature',
      seq,
      at: at.getTime(),
      kind,
      personId: person_id,
      userId: null,
      facts,
    });
    const hash = createHash('sha256')
      .update(previous + text)
      .digest('hex');
    const row = {
      account_id: 'account',
      id: `event-${seq}`,
      signature_id: 'signature',
      seq,
      at,
      kind,
      person_id,
      user_id: null,
      facts,
      previous_hash: previous,
      hash,
    };
    previous = hash;
    return row;
  });
};

const person = (id: string, changes: Partial<Row<'signature_persons'>>): Row<'signature_persons'> => ({
  account_id: 'account',
  id,
  signature_id: 'signature',
  place: 0,
  turn: 1,
  role: 'CONTRACTING',
  kind: 'SIGN',
  name: 'Maria',
  surname: 'Souza <b>',
  email: 'maria@exemplo.com',
  document: '52998224725',
  phone: '47999998888',
  auth: 'email',
  epoch: 1,
  provider_key: null,
  provider_url: null,
  notified_at: null,
  notified_by: null,
  mail_key: null,
  opened_at: null,
  signed_at: at,
  signed_name: 'Maria Souza',
  drawing: null,
  refused_at: null,
  refusal_reason: null,
  wrong_codes: 0,
  codes_wait_until: null,
  ...changes,
});

/** A PNG of 12 by 8 points. */
const drawing = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAwAAAAICAIAAABChommAAAAEUlEQVR4nGNQcEggiBhGFQEAi49IAfyzE+AAAAAASUVORK5CYII=',
  'base64',
);
const original = Buffer.from('%PDF-1.7 o que foi lido');
const input: EvidenceInput = {
  signature: {
    id: 'signature',
    pages: 3,
    document_hash: createHash('sha256').update(original).digest('hex'),
    verify_code: 'GRS-7K2M-9QXA-3TVB',
  } as Row<'signatures'>,
  contract: { number: 7, name: 'Contrato de venda & instalação' },
  companyName: 'Sol Nascente',
  brand: { name: 'Sol', color: '#0b6b4f', origin: 'https://app.sol.example' },
  persons: [
    person('person-1', { drawing }),
    person('person-2', { role: 'WITNESS', name: 'João', surname: 'Lima', signed_name: 'João Lima' }),
    person('person-3', { kind: 'COPY', name: 'Cópia', surname: 'Só', signed_at: null, signed_name: null }),
  ],
  events: trail([
    ['CREATED', null, { pages: 3, documentHash: 'abc' }],
    ['SIGNED', 'person-1', signed],
    ['SIGNED', 'person-2', { method: 'provider', zeta: 1, alfa: 2 }],
    ['COMPLETED', null, {}],
  ]),
};

describe('the evidence of a document', () => {
  const html = renderToStaticMarkup(EvidencePage(input)).replaceAll('<!-- -->', '');

  test('says who signed as what, when, from where and how, with CPF and e-mail masked', () => {
    expect(html).toContain('Maria Souza &lt;b&gt;');
    expect(html).toContain('Contratante · CPF •••.982.247-•• · ma•••@exemplo.com');
    expect(html).toContain('Assinado em 23/11/2026 12:04:05 como “Maria Souza”.');
    expect(html).toContain(
      'Código enviado a ma•••@exemplo.com, nome e CPF conferidos, aceite marcado. IP 200.1.2.3, Chrome em Android.',
    );
    expect(html).toContain('Recolhida por um provedor de assinaturas.');
    expect(html).not.toMatch(/52998224725|maria@exemplo|Cópia Só/);
  });

  test('names the document, its digest and code, and leads to where it is verified', () => {
    expect(html).toContain(input.signature.document_hash);
    expect(html).toContain('GRS-7K2M-9QXA-3TVB');
    expect(html).toContain('Confira em app.sol.example/verificar/GRS-7K2M-9QXA-3TVB');
    expect(html).toContain(
      'aria-label="Código que leva a https://app.sol.example/verificar/GRS-7K2M-9QXA-3TVB"',
    );
    for (const { hash } of input.events) expect(html).toContain(hash);
  });

  test('keeps number and time of an event on one line', () => {
    expect(html).toMatch(/<tr><td>1<\/td><td>23\/11\/2026 12:04:05<\/td>/);
    expect(renderEvidenceStyle('#123456')).toContain('td:nth-child(-n+2){white-space:nowrap}');
  });

  test('can be worked out again from evidencias.json alone, digest after digest', () => {
    const text = serializeEvidence(input, original.length).toString();
    expect(text).toBe(serializeEvidence(input, original.length).toString());
    const { documento, pessoas, trilha } = JSON.parse(text);
    expect(documento).toMatchObject({
      bytes: original.length,
      sha256: input.signature.document_hash,
      numero: 7,
    });
    let previous = trilha.inicio;
    for (const { seq, quando, tipo, pessoa, usuario, dados, hash } of trilha.eventos) {
      const event = JSON.stringify([documento.id, seq, quando, tipo, pessoa, usuario, Object.entries(dados)]);
      previous = createHash('sha256')
        .update(previous + event)
        .digest('hex');
      expect(hash).toBe(previous);
    }
    expect(pessoas[0].assinatura).toMatchObject({
      metodo: 'codigo-por-email',
      ip: '200.1.2.3',
      dispositivo: agent,
    });
    expect(pessoas[2].assinatura).toBeNull();
    expect(text).not.toMatch(/52998224725|maria@exemplo/);
  });

  test('is printed on A4, with what somebody drew', async () => {
    const chromium = findChromium(undefined);
    const pdftotext = findProgram(undefined, ['pdftotext']);
    const pdfimages = findProgram(undefined, ['pdfimages']);
    if (!chromium || !pdftotext || !pdfimages) {
      reportUntested('no Chromium or Poppler: printed evidence is not tested');
      return;
    }
    const printer = createPrinter({ chromium, installs: false, log: pino({ level: 'silent' }) });
    const folder = mkdtempSync(join(tmpdir(), 'girassol-evidence-'));
    try {
      const [sealed] = await createSealer(printer);
      writeFileSync(join(folder, 'e.pdf'), sealed?.evidence ?? '');
      const text = execFileSync(pdftotext, ['-layout', join(folder, 'e.pdf'), '-']).toString();
      expect(text).toContain('Evidências das assinaturas');
      expect(text).toContain('GRS-7K2M-9QXA-3TVB');
      expect(text).toMatch(/^ *1 +23\/11\/2026 12:04:05 /m);
      expect(execFileSync(pdfimages, ['-list', join(folder, 'e.pdf')]).toString()).toMatch(/\bimage +12 +8 /);
    } finally {
      printer.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });

  test('waits while nothing prints, and not for what cannot be printed', async () => {
    const failing = (why: 'NO_BROWSER' | 'BUSY' | 'FAILED') =>
      createSealer({ print: () => Promise.reject(new PrintError(why)) });
    await expect(failing('NO_BROWSER')).rejects.toMatchObject({ name: 'NotYet' });
    await expect(failing('BUSY')).rejects.toMatchObject({ name: 'NotYet' });
    await expect(failing('FAILED')).rejects.toMatchObject({ name: 'CannotPrint' });
  });
});

test('devices are named by what their browsers say of themselves', () => {
  expect(describeDevice('Mozilla/5.0 (iPhone; CPU iPhone OS 17_0) Version/17.0 Mobile Safari/604.1')).toBe(
    'Safari em iPhone',
  );
  expect(describeDevice('Mozilla/5.0 (Windows NT 10.0) Chrome/130.0 Safari/537.36 Edg/130.0')).toBe(
    'Edge em Windows',
  );
  expect(describeDevice('curl/8')).toBe('outro dispositivo');
  expect(describeDevice(null)).toBe('dispositivo não informado');
});

/** Creates a sealer that records what it is given. */
async function createSealer(printer: Parameters<typeof sealWithEvidence>[0]['printer']) {
  const seal = jest.fn(async () => Buffer.from('sealed'));
  await sealWithEvidence({ printer, sealer: { seal } }, input, original);
  return seal.mock.calls.map(
    (call: unknown[]) => call[0] as { evidence: Buffer; foot: string; reason: string },
  );
}
