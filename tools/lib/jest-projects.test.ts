import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const jestBin = join(root, 'node_modules/jest/bin/jest.js');

/** Returns the test files of a project of jest, when the tests of a package are passed over. */
function listed(project: string, passedOver: string): string[] {
  const args = ['--listTests', '--json', '--testPathIgnorePatterns', `<rootDir>/${passedOver}/`];
  const output = execFileSync(process.execPath, [jestBin, '--selectProjects', project, ...args], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return JSON.parse(output).map((file: string) => file.slice(root.length + 1));
}

const needsPage = (file: string) =>
  /\.test\.tsx$|\.browser\.test\.ts$/.test(file) && !/^(api|tools)\//.test(file);

test('every test file runs in the environment of its name, also when a package is passed over', () => {
  const node = listed('node', 'federation');
  const browser = listed('browser', 'federation');
  expect(node).toContain('tools/lib/jest-projects.test.ts');
  expect(browser).toContain('shared-auth/src/api/client.browser.test.ts');
  expect(node.filter(needsPage)).toEqual([]);
  expect(browser.filter((file) => !needsPage(file))).toEqual([]);
  expect([...node, ...browser].filter((file) => file.startsWith('federation/'))).toEqual([]);
});
