import { judge, type Sample } from './judge';

const sample = (parts: Partial<Sample> = {}): Sample => ({
  on: {},
  styles: 1,
  rules: 10,
  nodes: 500,
  heap: 10_000_000,
  ...parts,
});
const resize = (count: number) => ({ 'listener resize on window @ /releases/x/1.js:1:2': count });
/** Codes for what three samples show, of so many pages with so many visits each between them. */
const codesOf = (samples: Sample[], { pages, visits }: { pages: number; visits: number }) => {
  const [before = sample(), middle = sample(), after = sample()] = samples;
  return judge({ before, middle, after, pages, visits }, { sourceAt: () => undefined, detached: [] }).map(
    ({ code }) => code,
  );
};

test('what one page of several leaves with each of its visits is found', () => {
  const leaking = [3, 7, 11].map((count) => sample({ on: resize(count) }));
  expect(codesOf(leaking, { pages: 5, visits: 4 })).toEqual(['GF-613']);
  expect(
    codesOf(
      [1, 2, 3].map((count) => sample({ on: resize(count) })),
      { pages: 17, visits: 1 },
    ),
  ).toEqual(['GF-613']);
});

test('what is made once, or late, is no leak', () => {
  const late = [1, 5, 5].map((count) => sample({ on: resize(count) }));
  expect(codesOf(late, { pages: 5, visits: 4 })).toEqual([]);
  expect(
    codesOf(
      [0, 0, 4].map((count) => sample({ on: resize(count) })),
      { pages: 5, visits: 4 },
    ),
  ).toEqual([]);
});

test('a few nodes more by chance are no leak, a page of them with every visit is', () => {
  expect(
    codesOf(
      [500, 508, 514].map((nodes) => sample({ nodes })),
      { pages: 5, visits: 4 },
    ),
  ).toEqual([]);
  expect(
    codesOf(
      [500, 540, 580].map((nodes) => sample({ nodes })),
      { pages: 5, visits: 4 },
    ),
  ).toEqual(['GF-616']);
});

test('what a visit adds to the memory is found where it is more than chance', () => {
  const heaps = (...sizes: number[]) => sizes.map((heap) => sample({ heap }));
  const codes = (samples: Sample[]) => codesOf(samples, { pages: 1, visits: 20 });
  expect(codes(heaps(10_000_000, 11_000_000, 12_000_000))).toEqual(['GF-641']);
  // A cache that fills, and what the engine does for itself.
  expect(codes(heaps(10_000_000, 12_000_000, 12_100_000))).toEqual([]);
  expect(codes(heaps(10_000_000, 10_200_000, 10_400_000))).toEqual([]);
  expect(codes(heaps(10_000_000, 9_000_000, 12_000_000))).toEqual([]);
});

test('what stays open is named by its kind', () => {
  const open = [1, 21, 41].map((count) =>
    sample({ on: { 'open BroadcastChannel @ /releases/x/1.js:1:2': count } }),
  );
  expect(codesOf(open, { pages: 1, visits: 20 })).toEqual(['GF-640']);
});
