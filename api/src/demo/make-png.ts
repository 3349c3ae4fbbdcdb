import { deflateSync } from 'node:zlib';

type Colour = readonly [red: number, green: number, blue: number];

/** A PNG of `width` times `height` pixels, each coloured by `paint` (PNG specification, second edition). */
export function makePng(width: number, height: number, paint: (x: number, y: number) => Colour): Buffer {
  const line = 1 + width * 3;
  const pixels = Buffer.alloc(line * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) pixels.set(paint(x, y), y * line + 1 + x * 3);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8); // eight bits of red, green and blue
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(pixels, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

const table = Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

const crc = (bytes: Buffer): number =>
  ~bytes.reduce((value, byte) => (table[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8), ~0) >>> 0;

const mix = (from: Colour, to: Colour, share: number): Colour => [
  Math.round(from[0] + (to[0] - from[0]) * share),
  Math.round(from[1] + (to[1] - from[1]) * share),
  Math.round(from[2] + (to[2] - from[2]) * share),
];

const WIDTH = 480;
const HEIGHT = 320;
const HORIZON = 130;

/** A roof with modules under the sky of some hour: `hour` from 0 (noon) to 1 (evening). */
export function roofPicture({ modules, hour }: { modules: number; hour: number }): Buffer {
  const sky: [Colour, Colour] = [mix([92, 160, 220], [240, 150, 90], hour), [236, 232, 214]];
  const tiles: Colour = mix([196, 104, 72], [150, 72, 56], hour);
  return makePng(WIDTH, HEIGHT, (x, y) => {
    if ((x - 400) ** 2 + (y - 50 - hour * 50) ** 2 < 900) return [255, 214, 102];
    if (y < HORIZON) return mix(sky[0], sky[1], y / HORIZON);
    // The roof narrows upward; modules lie on it in rows.
    const depth = (y - HORIZON) / (HEIGHT - HORIZON);
    const across = (x - WIDTH / 2) / (0.62 + depth * 0.5) + WIDTH / 2;
    if (across < 20 || across > WIDTH - 20) return mix([122, 158, 96], [84, 112, 70], depth);
    const [column, row] = [Math.floor((across - 60) / 46), Math.floor((y - 150) / 52)];
    const isModule = across > 60 && column < 8 && row >= 0 && row < 3 && column + row * 8 < modules;
    if (!isModule) return mix(tiles, [110, 52, 40], ((y + Math.floor(across / 16)) % 9) / 18);
    const [inX, inY] = [(across - 60) % 46, (y - 150) % 52];
    if (inX < 3 || inY < 3) return [214, 218, 222];
    if (inX % 11 < 1 || inY % 12 < 1) return [62, 84, 128];
    return mix([28, 44, 86], [54, 84, 140], (inX + inY) / 98);
  });
}
