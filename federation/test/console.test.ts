import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

interface Result {
  assertionResults: { title: string; status: string; failureMessages: string[] }[];
}

/** Runs the fixture and returns jest's result of each test. */
function runFixture(): Result['assertionResults'] {
  const config = {
    rootDir: join(__dirname, 'fixtures/console'),
    testMatch: ['**/*.fixture.cjs'],
    setupFilesAfterEnv: [join(__dirname, '../jest/console-setup.cjs')],
    transform: {},
  };
  const jest = require.resolve('jest/bin/jest');
  const args = [jest, '--json', '--runInBand', '--config', JSON.stringify(config)];
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8', timeout: 60_000 });
  const { testResults }: { testResults: Result[] } = JSON.parse(stdout);
  return testResults.flatMap(({ assertionResults }) => assertionResults);
}

test('a test that writes on the console fails with what it wrote and where, unless it declared it', () => {
  const failures = new Map(
    runFixture().map(({ title, failureMessages }) => [title, failureMessages.join('\n')]),
  );
  const said = (title: string) => failures.get(title);
  expect([...failures].filter(([, failure]) => failure === '').map(([title]) => title)).toEqual([
    'silent',
    'declared',
    'put a double in its place',
  ]);
  expect(said('an error')).toMatch(
    /console\.error in “an error”: broke twice\n +at .*console\.fixture\.cjs:5:/,
  );
  expect(said('a warning')).toContain('console.warn in “a warning”: soon');
  expect(said('a late message')).toContain('late');
  expect(said('declared, and another one')).toContain(': other');
  expect(said('declared, and another one')).not.toContain(': broken');
  expect(said('declared of another kind')).toContain('No console.warn came that matches /broken/');
  expect(said('declared, and nothing comes')).toContain('No console.error came that matches /never/');
  expect(said('after one that put a double in its place')).toContain('heard again');
});
