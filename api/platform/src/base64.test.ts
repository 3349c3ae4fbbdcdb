import { randomBytes } from 'node:crypto';
import { decodeBase64 } from './base64';

const MB = 1024 * 1024;

test.each([1, 2, 3, 1_000, MB - 1, 3 * MB, 5 * MB + 2])('%p bytes are what they were', async (size) => {
  const bytes = randomBytes(size);
  const text = bytes.toString('base64');
  expect((await decodeBase64(text))?.equals(bytes)).toBe(true);
  expect((await decodeBase64(`data:application/pdf;base64,${text}`))?.equals(bytes)).toBe(true);
  const inLines = text.replace(/.{76}/g, '$&\r\n');
  expect((await decodeBase64(inLines))?.equals(bytes)).toBe(true);
  expect((await decodeBase64(bytes.toString('base64url')))?.equals(bytes)).toBe(true);
});

test.each([
  ['nothing', ''],
  ['spaces', '   '],
  ['an address without contents', 'data:application/pdf;base64,'],
  ['another letter', 'QUJD!'],
  ['two other letters', 'Q*J!QUJD'],
  ['an end in the middle', 'QQ==QUJD'],
  ['another letter in megabytes', `${'QUJD'.repeat(MB)}*${'QUJD'.repeat(MB)}`],
  ['an end in the middle of megabytes', `${'QUJD'.repeat(MB / 4 - 1)}QQ==${'QUJD'.repeat(MB)}`],
])('%s is none', async (_, text) => {
  expect(await decodeBase64(text)).toBeNull();
});

test('others have their turn while megabytes are read', async () => {
  const text = 'QUJD'.repeat(2 * MB);
  let turns = 0;
  let isDone = false;
  const spin = () => {
    turns += 1;
    if (!isDone) setImmediate(spin);
  };
  spin();
  await decodeBase64(text);
  isDone = true;
  expect(turns).toBeGreaterThan(5);
});
