import { generateFrontId } from './proposal-ids';

test('the five characters of a short address are 30 bits, each of any letter or digit', () => {
  const codes = Array.from({ length: 4_000 }, () => generateFrontId().slice(0, 5));
  const seen = Array.from({ length: 5 }, (_, place) => new Set(codes.map((code) => code[place])).size);
  expect(seen.reduce((bits, letters) => bits + Math.log2(letters), 0)).toBeGreaterThan(29.7);
  expect(codes.every((code) => /^[A-Za-z0-9]{5}$/.test(code))).toBe(true);
  expect(new Set(codes).size).toBe(codes.length);
});
