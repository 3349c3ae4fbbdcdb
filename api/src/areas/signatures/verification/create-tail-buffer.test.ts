import { createTailBuffer } from './create-tail-buffer';

test.each([
  [1, 30],
  [3, 30],
  [7, 30],
  [10, 30],
  [25, 75],
  [4, 4],
  [1, 0],
])('in pieces of %p bytes the last of %p are kept', (size, total) => {
  const all = Buffer.from(Array.from({ length: total }, (_, at) => at));
  const end = createTailBuffer(10);
  for (let at = 0; at < total; at += size) end.add(all.subarray(at, at + size));
  expect(end.read().equals(all.subarray(-10))).toBe(true);
});
