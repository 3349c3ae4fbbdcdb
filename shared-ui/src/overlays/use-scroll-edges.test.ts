import { getHiddenEdges } from './use-scroll-edges';

test.each([
  [0, 300, 300, []],
  [0, 420, 300, ['end']],
  [60, 420, 300, ['start', 'end']],
  [119.6, 420, 300, ['start']],
])(
  'scrolled by %d of %d at a width of %d, there is more at %j',
  (scrollLeft, scrollWidth, clientWidth, edges) => {
    expect(getHiddenEdges({ scrollLeft, scrollWidth, clientWidth })).toEqual(edges);
  },
);
