import { findMountLeaks, type MemorySample } from './judge';

const sample = (parts: Partial<MemorySample> = {}): MemorySample => ({
  on: {},
  styles: 1,
  rules: 10,
  nodes: 500,
  heap: 10_000_000,
  ...parts,
});
const resize = (count: number) => ({ 'listener resize on window @ /releases/x/1.js:1:2': count });
/**
 * Lists the codes of the findings on three samples, with this number of pages and of visits of each page in between.
 */
const listCodes = (samples: MemorySample[], { pages, visits }: { pages: number; visits: number }) => {
  const [before = sample(), middle = sample(), after = sample()] = samples;
  return findMountLeaks(
    { before, middle, after, pages, visits },
    { sourceAt: () => undefined, detached: [] },
  ).map(({ code }) => code);
};

test('what one page of several leaves with each of its visits is found', () => {
  const leaking = [3, 7, 11].map((count) => sample({ on: resize(count) }));
  expect(listCodes(leaking, { pages: 5, visits: 4 })).toEqual(['GF-613']);
  expect(
    listCodes(
      [1, 2, 3].map((count) => sample({ on: resize(count) })),
      { pages: 17, visits: 1 },
    ),
  ).toEqual(['GF-613']);
});

test('what is made once, or late, is no leak', () => {
  const late = [1, 5, 5].map((count) => sample({ on: resize(count) }));
  expect(listCodes(late, { pages: 5, visits: 4 })).toEqual([]);
  expect(
    listCodes(
      [0, 0, 4].map((count) => sample({ on: resize(count) })),
      { pages: 5, visits: 4 },
    ),
  ).toEqual([]);
});

test('a few nodes more by chance are no leak, a page of them with every visit is', () => {
  expect(
    listCodes(
      [500, 508, 514].map((nodes) => sample({ nodes })),
      { pages: 5, visits: 4 },
    ),
  ).toEqual([]);
  expect(
    listCodes(
      [500, 540, 580].map((nodes) => sample({ nodes })),
      { pages: 5, visits: 4 },
    ),
  ).toEqual(['GF-616']);
});

test('what a visit adds to the memory is found where it is more than chance', () => {
  const heaps = (...sizes: number[]) => sizes.map((heap) => sample({ heap }));
  const codes = (samples: MemorySample[]) => listCodes(samples, { pages: 1, visits: 20 });
  expect(codes(heaps(10_000_000, 11_000_000, 12_000_000))).toEqual(['GF-641']);
  // A cache that fills, and what the engine does for itself.
  expect(codes(heaps(10_000_000, 12_000_000, 12_100_000))).toEqual([]);
  expect(codes(heaps(10_000_000, 10_150_000, 10_300_000))).toEqual([]);
  // 14 kB with each visit.
  expect(codes(heaps(10_000_000, 10_280_000, 10_560_000))).toEqual(['GF-641']);
  expect(codes(heaps(10_000_000, 9_000_000, 12_000_000))).toEqual([]);
  // 14 kB with each visit of one page of two, and what all pages together keep by chance.
  const onePage = heaps(9_262_104, 9_405_416, 9_545_400);
  expect(listCodes(onePage, { pages: 2, visits: 10 })).toEqual(['GF-641']);
  expect(listCodes(heaps(9_000_000, 9_080_000, 9_160_000), { pages: 17, visits: 1 })).toEqual([]);
});

test('what stays open is named by its kind', () => {
  const open = [1, 21, 41].map((count) =>
    sample({ on: { 'open BroadcastChannel @ /releases/x/1.js:1:2': count } }),
  );
  expect(listCodes(open, { pages: 1, visits: 20 })).toEqual(['GF-640']);
});
