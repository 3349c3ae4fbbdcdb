import { Writable } from 'node:stream';
import { createEventStream } from './event-stream';

/** A reader that takes nothing until it is told to. */
function slowReader() {
  const received: string[] = [];
  const waiting: (() => void)[] = [];
  let isReading = false;
  const out = new Writable({
    highWaterMark: 1024,
    write(chunk, _encoding, done) {
      received.push(String(chunk));
      if (isReading) done();
      else waiting.push(done);
    },
  });
  const read = async () => {
    isReading = true;
    for (const done of waiting.splice(0)) done();
    await new Promise(setImmediate);
  };
  return { out, received, read };
}

const left = (item: string) => ({ kind: 'item-left', board: 'SALES', item, column: 'c', by: null }) as const;

test('a reader that keeps up gets every event, in order', async () => {
  const { out, received, read } = slowReader();
  await read();
  const stream = createEventStream(out);
  for (const item of ['1', '2', '3']) stream.send(left(item));
  expect(received.map((frame) => JSON.parse(frame.replace('data: ', '')).item)).toEqual(['1', '2', '3']);
});

test('a reader that does not read costs bounded memory, and is told to load again when it reads', async () => {
  const { out, received, read } = slowReader();
  const stream = createEventStream(out);
  for (let index = 0; index < 50_000; index += 1) stream.send(left(`item ${index}`));
  expect(out.writableLength).toBeLessThan(70_000);

  await read();
  expect(received.at(-1)).toBe('data: {"kind":"resync"}\n\n');
  stream.send(left('afterwards'));
  expect(received.at(-1)).toContain('afterwards');
});

test('nothing is written to a reader whose session has ended', async () => {
  const { out, received, read } = slowReader();
  const stream = createEventStream(out);
  await read();
  const failed = jest.fn();
  out.on('error', failed);
  out.end();
  stream.send(left('1'));
  stream.beat();
  await read();
  expect(received).toEqual([]);
  expect(failed).not.toHaveBeenCalled();
});

test('a reader that has read nothing for three beats is gone', () => {
  const { out } = slowReader();
  const stream = createEventStream(out);
  stream.send(left('1'));
  expect([stream.beat(), stream.beat(), stream.beat()]).toEqual([true, true, false]);
});
