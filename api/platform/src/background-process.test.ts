import { once } from 'node:events';
import { getPriority } from 'node:os';
import { text } from 'node:stream/consumers';
import { spawnBackgroundProcess } from './background-process';

/** Runs a script of the shell as a background process, and returns its lines. */
async function run(script: string, limits = {}): Promise<string[]> {
  const child = spawnBackgroundProcess(['/bin/sh', '-c', script], {
    stdio: ['ignore', 'pipe', 'ignore'],
    limits,
  });
  if (!child.stdout) throw new Error('its output is a pipe');
  const [said] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return said.trim().split('\n');
}

test('a child and what it starts have a lower priority than this process, from the first instruction', async () => {
  const lines = await run('nice; sh -c nice; (nice) & wait');
  const lower = String(Math.min(getPriority() + 10, 19));
  expect(lines).toEqual([lower, lower, lower]);
});

test('the kernel holds a child to its limits, and writes no dump of it', async () => {
  const limits = { processorSeconds: 7.2, memoryKilobytes: 900_000, fileBlocks: 40 };
  expect(await run('ulimit -c; ulimit -t; ulimit -v; ulimit -f', limits)).toEqual(['0', '8', '900000', '40']);
});

test('a program that does not exist ends with 127', async () => {
  const child = spawnBackgroundProcess(['/nowhere/program'], { stdio: 'ignore' });
  expect(await once(child, 'exit')).toEqual([127, null]);
});
