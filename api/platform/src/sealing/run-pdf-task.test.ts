import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { runPdfTask } from './run-pdf-task';

/** Lists the `nice` values of the threads of this process, as Linux tells them. */
const listThreadPriorities = (): number[] =>
  readdirSync('/proc/self/task').map((id) => {
    // The name of the thread stands in brackets and may contain spaces; `nice` is the 17th field behind it.
    const fields = readFileSync(`/proc/self/task/${id}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return Number(fields[16]);
  });

const onLinux = process.platform === 'linux' ? test : test.skip;
onLinux('the thread of PDFs has a lower priority than the one that answers requests', async () => {
  const before = getPriority();
  await runPdfTask('openPfx', { file: Buffer.from('no certificate'), password: '' }, 'a').catch(() => {});
  expect(listThreadPriorities()).toContain(Math.min(before + 10, 19));
  expect(getPriority()).toBe(before);
});
