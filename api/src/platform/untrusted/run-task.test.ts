import { readFile } from 'node:fs/promises';
import { wordText } from '@girassol/shared-domain/templates';
import { worstDocx, worstPdf, worstXml } from '../../../test/worst-inputs';
import { tagsTask } from '../../areas/contracts/templates/template-tags';
import { checkInvoiceTask, checkPdfTask } from '../../areas/financings/papers/checks/tasks';
import { cleanDocxTask } from '../docx';
import { defineTask, runTask } from './index';

const MB = 1024 * 1024;
const sound = Buffer.from(wordText('Contrato'));
const words = { damaged: 'Está danificado.', tooHeavy: 'É pesado demais.' };

test('work is done in another process, one reader after the other', async () => {
  const clean = await runTask(cleanDocxTask, sound);
  expect(Buffer.isBuffer(clean)).toBe(true);
  expect(clean.subarray(0, 2).toString()).toBe('PK');
  const again = await Promise.all([1, 2, 3].map(() => runTask(cleanDocxTask, sound)));
  for (const one of again) expect(one.equals(clean)).toBe(true);
});

test('a reader that takes too long is ended, and the next work is done', async () => {
  const hasty = defineTask<Buffer, Buffer>('clean-docx', words, { seconds: 0.001 });
  await expect(runTask(hasty, sound)).rejects.toMatchObject({ status: 415, message: words.tooHeavy });
  await runTask(cleanDocxTask, sound);
});

test('a reader that takes too much memory is ended', async () => {
  const [, large = sound] =
    worstDocx(20 * MB).find(([name]) => name === 'one element of many attributes') ?? [];
  const thrifty = defineTask<Buffer, Buffer>('clean-docx', words, { megabytes: 10 });
  await expect(runTask(thrifty, large)).rejects.toMatchObject({ status: 415, message: words.tooHeavy });
});

test('a reader that breaks says that the file is damaged', async () => {
  const unknown = defineTask<string, string>('nobody', words);
  await expect(runTask(unknown, '')).rejects.toMatchObject({ status: 415, message: words.damaged });
  const broken = defineTask<null, object>('check-invoice', words);
  await expect(runTask(broken, null)).rejects.toMatchObject({ status: 415, message: words.damaged });
});

test('a reader has nothing of this process’s environment, and does not outlive it idly', async () => {
  await runTask(cleanDocxTask, sound);
  const children = (await readFile(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8'))
    .trim()
    .split(' ');
  const environments = await Promise.all(
    children.map((pid) => readFile(`/proc/${pid}/environ`, 'utf8').catch(() => '')),
  );
  const readers = environments.filter((text) => text.includes('NODE_CHANNEL_FD'));
  expect(readers.length).toBeGreaterThan(0);
  for (const text of readers) expect(text).not.toMatch(/PATH=\/.*HOME|DATABASE_URL|GIRASSOL/s);
});

/** Every outcome but a file that is taken in time, or a refusal in words, is a fault. */
const outcomeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'read',
    (error: { status?: number; message: string }) => `${error.status}`,
  );

describe.each([
  ['a Word document', worstDocx, (content: Buffer) => runTask(cleanDocxTask, content)],
  ['a template', worstDocx, (content: Buffer) => runTask(tagsTask, content)],
  ['a PDF', worstPdf, (content: Buffer) => runTask(checkPdfTask, content)],
  [
    'an invoice',
    worstXml,
    (content: Buffer) =>
      runTask(checkInvoiceTask, {
        content,
        facts: { semantic: 'NFe dos Equipamentos', projectValue: null, issuer: null },
      }),
  ],
] as const)('the worst of %s is read or refused in time', (_, worst, read) => {
  test.each(worst(MB))('%s', async (_name, content) => {
    expect(await outcomeOf(read(content))).toMatch(/^(read|415|413)$/);
  });
});
