import { describeStartError, isOutOfSpace, StartFailure } from './start-failure';

const withCode = (code: string) => Object.assign(new Error('write'), { code });

test.each([
  ['of the system', withCode('ENOSPC')],
  ['of a quota', withCode('EDQUOT')],
  ['of PostgreSQL', withCode('53100')],
  ['of the embedded database, in words alone', new Error('could not write: No space left on device')],
  ['as the cause of another failure', new Error('migration failed', { cause: withCode('ENOSPC') })],
])('a full disk %s is told in one line', (_title, error) => {
  expect(isOutOfSpace(error)).toBe(true);
  expect(describeStartError(error)).toMatch(/^Não há espaço em disco .* Libere espaço e inicie de novo\.$/);
});

test('a failure that names itself is one line, any other keeps its stack', () => {
  expect(describeStartError(new StartFailure('A porta 80 já está em uso.'))).toBe(
    'A porta 80 já está em uso.',
  );
  const unknown = new TypeError('x is undefined');
  expect(describeStartError(unknown)).toBe(unknown);
});
