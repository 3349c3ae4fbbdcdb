import { DAY_MS } from '@girassol/shared-domain';
import { sleep } from '../../../test/wait-until';
import { startInMemoryPostgres } from './embedded';
import { limitTimerDelays, type WasmImports } from './embedded-extensions';

test('a timer is never longer than those of Node, and a timer that is taken away stays none', () => {
  const asked: number[] = [];
  const imports: WasmImports = {
    env: {
      _setitimer_js: (_which, ms) => {
        asked.push(ms);
        return 0;
      },
    },
  };
  limitTimerDelays(imports);
  for (const ms of [0, 10_000, 3_103_567_455]) imports.env._setitimer_js(0, ms);
  expect(asked).toEqual([0, 10_000, 2 ** 31 - 1]);
});

test('a clock that is set back by weeks leaves no timer that rings all the time', async () => {
  const warned = jest.fn();
  process.on('warning', warned);
  const lite = await startInMemoryPostgres();
  await lite.exec('set idle_in_transaction_session_timeout = 100');
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 36 * DAY_MS);
  await lite.exec('begin');
  clock.mockRestore();
  // Until its alarm rings, by the clock of before.
  await sleep(300);
  process.off('warning', warned);
  expect(warned).not.toHaveBeenCalled();
  await lite.close();
});
