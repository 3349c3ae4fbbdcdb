import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { createPageInspector, PageHangError } from './page-inspector';

const FILES = '/releases/mfe-x/1.0.0/';

/**
 * Creates a page whose script of the release runs until `endsAt`. As in a browser, a paused page answers what it was asked
 * before, also in the middle of a loop.
 */
function createBusyPage(endsAt: number): Page {
  const devtools = new EventEmitter();
  const waiting: (() => void)[] = [];
  const frame = { location: { scriptId: '1', lineNumber: 0, columnNumber: 400 } };
  const send = async (method: string): Promise<unknown> => {
    if (method === 'Debugger.enable')
      devtools.emit('Debugger.scriptParsed', { scriptId: '1', url: `http://x${FILES}1.js` });
    if (method === 'Runtime.evaluate' && performance.now() < endsAt)
      await new Promise<void>((resolve) => waiting.push(resolve));
    if (method === 'Debugger.pause')
      setImmediate(() => {
        devtools.emit('Debugger.paused', { callFrames: [frame] });
        for (const answer of waiting.splice(0)) answer();
      });
    return {};
  };
  return {
    context: () => ({ newCDPSession: async () => Object.assign(devtools, { send }) }),
    url: () => 'http://x/',
    once: () => undefined,
  } as unknown as Page;
}

test('a page that loops hangs, with the place, though it answers whenever it is paused', async () => {
  const { hang } = await createPageInspector(createBusyPage(Number.POSITIVE_INFINITY), {
    files: FILES,
    readWork: async () => new Map([[1, performance.now()]]),
    onBlock: () => undefined,
  });
  await expect(hang).rejects.toEqual(new PageHangError(`${FILES}1.js:1:401`));
});

test('a page that only waits for a processor does not hang, and blocks nobody', async () => {
  const onBlock = jest.fn();
  const { hang } = await createPageInspector(createBusyPage(performance.now() + 7_500), {
    files: FILES,
    readWork: async () => new Map([[1, 0]]),
    onBlock,
  });
  expect(await Promise.race([hang, sleep(10_000, 'well')])).toBe('well');
  expect(onBlock).not.toHaveBeenCalled();
});
