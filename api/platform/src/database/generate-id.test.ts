import { generateId, generateIds } from './generate-id';

const UUID_7 = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

test('ids of one millisecond come in the order in which they were made, and none twice', () => {
  const now = Date.now();
  const ids = [generateId(now), ...generateIds(1_000, now), generateId(now)];
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(1_002);
  for (const id of ids) expect(id).toMatch(UUID_7);
});

test('an id tells its millisecond, and a later one comes after it', () => {
  const ids = [generateId(1_700_000_000_000), generateId(1_700_000_000_001), generateId(1_800_000_000_000)];
  expect(ids.toSorted()).toEqual(ids);
  expect(ids.map((id) => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16))).toEqual([
    1_700_000_000_000, 1_700_000_000_001, 1_800_000_000_000,
  ]);
});

test('more ids than a millisecond has counts are still all different, and none comes before its time', () => {
  const ids = generateIds(10_000, 1_700_000_000_000);
  expect(new Set(ids).size).toBe(10_000);
  for (const id of ids) expect(id).toMatch(UUID_7);
});
