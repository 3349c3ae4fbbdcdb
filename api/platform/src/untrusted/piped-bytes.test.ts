import { PassThrough } from 'node:stream';
import { createByteReader, extractInputBytes, restoreInputBytes } from './piped-bytes';

const arrivingAs = (chunks: Buffer[]) => {
  const pipe = new PassThrough();
  for (const chunk of chunks) pipe.write(chunk);
  return pipe;
};

test.each<[string, unknown]>([
  ['bytes alone', Buffer.from('Contrato')],
  ['no bytes', Buffer.alloc(0)],
  ['bytes beside facts', { content: Buffer.from('<nfe/>'), facts: { power: 5.4, names: ['Ana'] } }],
  ['twice the same bytes', { one: Buffer.from('a'), other: Buffer.from('a') }],
  ['no bytes in it', { order: 3, none: null, list: [1, 2] }],
  ['a text', 'texto'],
  ['nothing', null],
])('%s arrive as they left', async (_, input) => {
  const { rest, bytes } = extractInputBytes(input);
  expect(JSON.stringify(rest ?? null)).not.toContain('"Buffer"');
  expect(
    await restoreInputBytes(
      structuredClone(rest),
      createByteReader(arrivingAs(bytes.filter((part) => Buffer.isBuffer(part)))),
    ),
  ).toEqual(input);
});

test('bytes are taken whole, however they are cut on their way, and no more of them', async () => {
  const large = Buffer.from(Array.from({ length: 300_000 }, (_, place) => place % 251));
  const next = Buffer.from('next');
  const { rest } = extractInputBytes(large);
  const all = Buffer.concat([large, next]);
  const pipe = new PassThrough();
  const readBytes = createByteReader(pipe);
  const whole = restoreInputBytes(rest, readBytes);
  for (let from = 0; from < all.length; from += 7_777) pipe.write(all.subarray(from, from + 7_777));
  expect(await whole).toEqual(large);
  expect(await restoreInputBytes(extractInputBytes(next).rest, readBytes)).toEqual(next);
});
