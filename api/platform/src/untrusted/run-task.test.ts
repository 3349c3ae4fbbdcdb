import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buildWordDocumentFromLines } from '@girassol/shared-domain/templates';
import { parseTagsTask } from '../../../src/areas/contracts/templates/template-tags';
import { checkInvoiceTask, checkPdfTask } from '../../../src/areas/financings/documents/checks/tasks';
import { listWorstCaseDocx, listWorstCasePdfs, listWorstCaseXml } from '../../../test/worst-inputs';
import { cleanDocxTask } from '../docx';
import { defineUntrustedTask, runUntrustedTask, StoredBytes } from '.';
import { createHeldBytes } from './held-bytes.testing';

const MB = 1024 * 1024;
const sound = Buffer.from(buildWordDocumentFromLines('Contrato'));
/** Takes seconds to read. */
const heavy = () =>
  listWorstCaseDocx(20 * MB).find(([name]) => name === 'one element of many attributes')?.[1] ?? sound;
const failureMessages = { damaged: 'Está danificado.', tooHeavy: 'É pesado demais.' };

test('work is done in another process, one reader after the other', async () => {
  const { content: clean } = await runUntrustedTask(cleanDocxTask, sound, 'a');
  expect(Buffer.isBuffer(clean)).toBe(true);
  expect(clean.subarray(0, 2).toString()).toBe('PK');
  const again = await Promise.all([1, 2, 3].map(() => runUntrustedTask(cleanDocxTask, sound, 'a')));
  for (const { content } of again) expect(content.equals(clean)).toBe(true);
});

test('a document of megabytes arrives whole', async () => {
  // Nothing in it can be packed.
  const large = Buffer.from(buildWordDocumentFromLines(randomBytes(MB).toString('base64')));
  expect(large.length).toBeGreaterThan(MB / 2);
  expect((await runUntrustedTask(cleanDocxTask, large, 'a')).content.length).toBeGreaterThan(MB / 2);
});

test('bytes flow from their store to the reader, in its turn', async () => {
  const text = buildWordDocumentFromLines(randomBytes(MB).toString('base64'));
  const large = Buffer.from(text);
  const chunks = Array.from({ length: Math.ceil(large.length / 40_000) }, (_, at) =>
    large.subarray(at * 40_000, (at + 1) * 40_000),
  );
  let opened = 0;
  const stored = () =>
    new StoredBytes(large.length, async () => {
      opened += 1;
      return Readable.from(chunks);
    });
  const whole = await runUntrustedTask(cleanDocxTask, large, 'a');
  const works = Array.from({ length: 8 }, () => runUntrustedTask(cleanDocxTask, stored(), 'a'));
  await Promise.resolve();
  // Those that wait have opened nothing.
  expect(opened).toBeLessThanOrEqual(2);
  for (const { content } of await Promise.all(works)) expect(content.equals(whole.content)).toBe(true);
  expect(opened).toBe(8);
});

test.each([
  ['fewer bytes than it says', new StoredBytes(sound.length + 1, async () => Readable.from([sound]))],
  ['more bytes than it says', new StoredBytes(10, async () => Readable.from([sound]))],
  [
    'what fails',
    new StoredBytes(10, () => {
      throw new Error('the store is away');
    }),
  ],
])('a store that gives %s is no fault of the document, and the next work is done', async (_what, stored) => {
  await expect(runUntrustedTask(cleanDocxTask, stored, 'a')).rejects.toThrow(/^(stored bytes|the store)/);
  await runUntrustedTask(cleanDocxTask, sound, 'a');
});

test('an account that keeps readers busy keeps none from another one', async () => {
  const held = createHeldBytes(sound);
  const busy = Array.from({ length: 3 }, () => runUntrustedTask(cleanDocxTask, held.take(), 'a'));
  await expect(runUntrustedTask(cleanDocxTask, sound, 'b')).resolves.toBeDefined();
  held.release();
  await Promise.all(busy);
});

test('a reader that takes too long is ended, and the next work is done', async () => {
  const hasty = defineUntrustedTask<Buffer, Buffer>('clean-docx', failureMessages, { seconds: 0.001 });
  await expect(runUntrustedTask(hasty, heavy(), 'a')).rejects.toMatchObject({
    status: 415,
    message: failureMessages.tooHeavy,
  });
  await runUntrustedTask(cleanDocxTask, sound, 'a');
});

test('a reader that takes too much memory is ended', async () => {
  const thrifty = defineUntrustedTask<Buffer, Buffer>('clean-docx', failureMessages, { megabytes: 10 });
  await expect(runUntrustedTask(thrifty, heavy(), 'a')).rejects.toMatchObject({
    status: 415,
    message: failureMessages.tooHeavy,
  });
});

test('a reader that breaks says that the file is damaged', async () => {
  const unknown = defineUntrustedTask<string, string>('nobody', failureMessages);
  await expect(runUntrustedTask(unknown, '', 'a')).rejects.toMatchObject({
    status: 415,
    message: failureMessages.damaged,
  });
  const broken = defineUntrustedTask<null, object>('check-invoice', failureMessages);
  await expect(runUntrustedTask(broken, null, 'a')).rejects.toMatchObject({
    status: 415,
    message: failureMessages.damaged,
  });
});

test('a reader has nothing of this process’s environment, and does not outlive it idly', async () => {
  await runUntrustedTask(cleanDocxTask, sound, 'a');
  const children = (await readFile(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8'))
    .trim()
    .split(' ');
  const environments = await Promise.all(
    children.map((pid) => readFile(`/proc/${pid}/environ`, 'utf8').catch(() => '')),
  );
  const readers = environments.filter((text) => text.includes('NODE_CHANNEL_FD'));
  expect(readers.length).toBeGreaterThan(0);
  const scores = await Promise.all(
    children.map((pid) => readFile(`/proc/${pid}/oom_score_adj`, 'utf8').catch(() => '')),
  );
  expect(scores.map((text) => text.trim())).toContain('500');
  for (const text of readers) expect(text).not.toMatch(/PATH=\/.*HOME|DATABASE_URL|GIRASSOL/s);
});

/** Returns the outcome of a task. Only a file accepted in time, or a refusal with a message, is correct. */
const getOutcome = (work: Promise<unknown>) =>
  work.then(
    () => 'read',
    (error: { status?: number; message: string }) => `${error.status}`,
  );

describe.each([
  ['a Word document', listWorstCaseDocx, (content: Buffer) => runUntrustedTask(cleanDocxTask, content, 'a')],
  ['a template', listWorstCaseDocx, (content: Buffer) => runUntrustedTask(parseTagsTask, content, 'a')],
  ['a PDF', listWorstCasePdfs, (content: Buffer) => runUntrustedTask(checkPdfTask, content, 'a')],
  [
    'an invoice',
    listWorstCaseXml,
    (content: Buffer) =>
      runUntrustedTask(
        checkInvoiceTask,
        {
          content,
          facts: { semantic: 'NFe dos Equipamentos', projectValue: null, issuer: null },
        },
        'a',
      ),
  ],
] as const)('the worst of %s is read or refused in time', (_, worst, read) => {
  test.each(worst(MB))('%s', async (_name, content) => {
    expect(await getOutcome(read(content))).toMatch(/^(read|415|413)$/);
  });
});
