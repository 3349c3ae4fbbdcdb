import { computeWrittenRecordCounts } from './written-counts';

test.each([
  ['nothing was written', { created: 600, updated: 0, ready: 600, readyUpdates: 0 }, [0, 0]],
  ['a part was', { created: 600, updated: 100, ready: 450, readyUpdates: 50 }, [200, 50]],
  ['all was', { created: 600, updated: 100, ready: 0, readyUpdates: 0 }, [600, 100]],
  ['nothing is known yet', {}, [0, 0]],
  ['an earlier release counted', { created: 10, updated: 5, ready: 12 }, [0, 3]],
])('%s', (_title, counts, [created, updated]) => {
  expect(computeWrittenRecordCounts(counts)).toEqual({ created, updated });
});
