import { computeSharpness, MIN_SHARPNESS } from './blur';

/** A page of lines of letters, each `soft` pixels wide at its edges. */
function page(soft: number) {
  const [width, height] = [256, 256];
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const wave = Math.sin((x / (4 + soft)) * Math.PI) * Math.sin((y / (4 + soft)) * Math.PI);
      const grey = soft === 0 ? (wave > 0 ? 230 : 30) : 130 + wave * (100 / soft);
      data.set([grey, grey, grey, 255], (y * width + x) * 4);
    }
  }
  return { data, width, height };
}

test('letters with edges are sharp, washed ones and an empty wall are not', () => {
  expect(computeSharpness(page(0))).toBeGreaterThan(MIN_SHARPNESS * 10);
  expect(computeSharpness(page(12))).toBeLessThan(MIN_SHARPNESS);
  expect(computeSharpness({ data: new Uint8ClampedArray(4 * 9).fill(200), width: 3, height: 3 })).toBe(0);
  expect(computeSharpness({ data: new Uint8ClampedArray(4), width: 1, height: 1 })).toBe(0);
});
