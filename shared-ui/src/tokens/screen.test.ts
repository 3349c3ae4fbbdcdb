import { tokens } from './tokens';

test('[shell-018] layouts change at eight widths, each side of which is told by one query', () => {
  const widths = Object.values(tokens.screen).map((query) => {
    const [, side, width] = /^\((max|min)-width: (\d+)px\)$/.exec(query) ?? [];
    return side === 'max' ? Number(width) + 1 : Number(width);
  });
  expect(widths).toEqual([400, 600, 900, 1000, 1100, 1200, 1520, 1550]);
});
