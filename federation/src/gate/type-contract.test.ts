import { join } from 'node:path';
import { TEST_TIMEOUTS_MS } from '@girassol/shared-domain/testing';
import { compareTypeContracts, type ReleaseWithTypeContract, type TypeContract } from './type-contract';

// A package whose node_modules have what the declarations speak of.
const folder = join(__dirname, '..', '..');

const declared = (
  version: string,
  text: string,
  slots: ReleaseWithTypeContract['manifest']['slots'] = [],
): ReleaseWithTypeContract => {
  const contract: TypeContract = {
    modules: { './choice': 'src/Choice.d.ts' },
    files: { 'src/Choice.d.ts': text, 'src/kinds.d.ts': `export type Kind = 'a' | 'b';` },
  };
  return { manifest: { version, slots }, contract };
};
const choice = (props: string) =>
  `import type { ReactNode } from 'react';\nimport type { Kind } from './kinds';\nexport default function Choice(props: ${props}): ReactNode;\nexport type Unused = Kind;`;

const findings = async (before: string, after: string, version = '1.1.0') =>
  (
    await compareTypeContracts({
      release: declared(version, choice(after)),
      live: declared('1.0.0', choice(before)),
      folder,
    })
  )?.map(({ code, what }) => `${code} ${what}`);

test(
  'the same, an added optional property and a wider one break nobody',
  async () => {
    expect(
      await findings('{ id: string; kind: Kind }', '{ id: string; kind: Kind | null; note?: string }'),
    ).toEqual([]);
  },
  TEST_TIMEOUTS_MS.process,
);

test.each([
  [
    'a new required property',
    '{ id: string }',
    '{ id: string; note: string }',
    /cannot be used.*Property 'note' is missing/,
  ],
  [
    'a narrowed property',
    '{ kind: Kind }',
    `{ kind: 'a' }`,
    /cannot be used.*'"b"' is not assignable.*'"a"'/,
  ],
  ['an optional one that is required now', '{ id?: string }', '{ id: string }', /cannot be used/],
  [
    'a removed property',
    '{ id: string; onDone?: () => void }',
    '{ id: string }',
    /takes less than that of 1\.0\.0: onDone is gone/,
  ],
])(
  '%s is named',
  async (_what, before, after, words) => {
    const found = await findings(before, after);
    expect(found).toEqual([expect.stringMatching(/^GF-618 \.\/choice /)]);
    expect(found?.[0]).toMatch(words);
    // A version that says so may.
    expect(await findings(before, after, '2.0.0')).toEqual([]);
  },
  TEST_TIMEOUTS_MS.process,
);

test(
  'a contribution that wants more than its slot gives is found before anybody sees it',
  async () => {
    const slot = { slot: 'home.card/v1', id: 'a', title: 'A', order: 1, module: './choice' } as const;
    const found = await compareTypeContracts({
      release: declared('1.0.0', choice('{ scope: { id: string }; customer: string }'), [slot]),
      live: null,
      folder,
    });
    expect(found).toEqual([
      expect.objectContaining({
        code: 'GF-618',
        what: expect.stringMatching(
          /wants what the slot home\.card\/v1 does not give: Property 'customer' is missing/,
        ),
      }),
    ]);
  },
  TEST_TIMEOUTS_MS.process,
);

test.each([
  ['any', /without types.*: any is the type of all fields/],
  ['{ scope: any }', /without types.*: any is the type of scope/],
])(
  'a contribution that takes %s of its slot is named: no compiler would see the slot change',
  async (props, words) => {
    const slot = { slot: 'home.card/v1', id: 'a', title: 'A', order: 1, module: './choice' } as const;
    const release = declared('1.0.0', choice(props), [slot]);
    const found = await compareTypeContracts({ release, live: null, folder });
    expect(found).toMatchObject([{ code: 'GF-618', severity: 'error', what: expect.stringMatching(words) }]);
  },
  TEST_TIMEOUTS_MS.process,
);

test('without a contract there is nothing to compare', async () => {
  const bare: ReleaseWithTypeContract = { manifest: { version: '1.0.0', slots: [] }, contract: null };
  expect(await compareTypeContracts({ release: bare, live: null, folder })).toBeNull();
});

test.each([
  ['a file outside', { '../../../../evil.d.ts': 'export {}' }, 'evil.d.ts'],
  ['a reference to a file', { 'src/Choice.d.ts': '/// <reference path="/etc/passwd" />' }, 'Choice.d.ts'],
  ['an import of a file outside', { 'src/Choice.d.ts': "export * from '../../secret';" }, 'Choice.d.ts'],
  ['an absolute import', { 'src/Choice.d.ts': "type A = import('/etc/secret.json');" }, 'Choice.d.ts'],
  ['a written one', { 'src/Choice.d.ts': "import A = require('./\\x2e./x');" }, 'Choice.d.ts'],
])('a contract with %s is neither written nor compiled', async (_what, files, named) => {
  const { manifest, contract } = declared('1.0.0', choice('{ id: string }'));
  const release = { manifest, contract: contract && { ...contract, files: { ...contract.files, ...files } } };
  const found = await compareTypeContracts({ release, live: null, folder });
  expect(found?.map(({ code, what }) => `${code} ${what}`)).toEqual([
    expect.stringMatching(new RegExp(`^GF-618 contract.json leads out of the release: .*${named}`)),
  ]);
});
