import { createTableStatisticsUpdater } from './growth-analyser';

test('the planner’s figures are renewed each time when a table may have doubled', async () => {
  const analyse = jest.fn(async () => {});
  const grew = createTableStatisticsUpdater({ kind: 'embedded', analyse });
  const renewals: number[] = [];
  for (let rows = 400; rows <= 20_000; rows += 400) {
    const before = analyse.mock.calls.length;
    await grew(400);
    if (analyse.mock.calls.length > before) renewals.push(rows);
  }
  expect(renewals).toEqual([2_000, 4_000, 8_000, 16_000]);
});

test('a server is left to its autovacuum', async () => {
  const analyse = jest.fn(async () => {});
  await createTableStatisticsUpdater({ kind: 'server', analyse })(1_000_000);
  expect(analyse).not.toHaveBeenCalled();
});
