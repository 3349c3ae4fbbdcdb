import { buildPng, type Colour, mixColours } from '@girassol/api-platform/pictures/png';

const WIDTH = 480;
const HEIGHT = 320;
const HORIZON = 130;

/**
 * Draws a roof with solar modules as a PNG for demonstration archives; `hour` is the light, from 0 (noon) to
 * 1 (evening).
 */
export function drawRoofPicture({ modules, hour }: { modules: number; hour: number }): Buffer {
  const sky: [Colour, Colour] = [mixColours([92, 160, 220], [240, 150, 90], hour), [236, 232, 214]];
  const tiles: Colour = mixColours([196, 104, 72], [150, 72, 56], hour);
  return buildPng(WIDTH, HEIGHT, (x, y) => {
    if ((x - 400) ** 2 + (y - 50 - hour * 50) ** 2 < 900) return [255, 214, 102];
    if (y < HORIZON) return mixColours(sky[0], sky[1], y / HORIZON);
    // The roof narrows upward; modules lie on it in rows.
    const depth = (y - HORIZON) / (HEIGHT - HORIZON);
    const across = (x - WIDTH / 2) / (0.62 + depth * 0.5) + WIDTH / 2;
    if (across < 20 || across > WIDTH - 20) return mixColours([122, 158, 96], [84, 112, 70], depth);
    const [column, row] = [Math.floor((across - 60) / 46), Math.floor((y - 150) / 52)];
    const isModule = across > 60 && column < 8 && row >= 0 && row < 3 && column + row * 8 < modules;
    if (!isModule) return mixColours(tiles, [110, 52, 40], ((y + Math.floor(across / 16)) % 9) / 18);
    const [inX, inY] = [(across - 60) % 46, (y - 150) % 52];
    if (inX < 3 || inY < 3) return [214, 218, 222];
    if (inX % 11 < 1 || inY % 12 < 1) return [62, 84, 128];
    return mixColours([28, 44, 86], [54, 84, 140], (inX + inY) / 98);
  });
}
