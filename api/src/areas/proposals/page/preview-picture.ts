import { isHex } from '@girassol/shared-domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { type Colour, makePng, mix } from '../../../platform/pictures/png';
import { noSuchProposal } from '../public/read-public-proposal';

/** What messaging programs ask for. */
const WIDTH = 1_200;
const HEIGHT = 630;

const pictures = new LRUCache<string, Buffer>({ max: 20 });

/** The picture beside a link in a conversation: a sun over modules in the brand's colour. Nothing of the proposal. */
export async function sendPreviewPicture(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { data } = z.object({ colour: z.string() }).safeParse(request.params);
  const colour = `#${data?.colour.replace(/\.png$/, '').toLowerCase()}`;
  if (!isHex(colour)) throw noSuchProposal();
  const picture = pictures.get(colour) ?? previewPicture(colour);
  pictures.set(colour, picture);
  return reply
    .type('image/png')
    .header('cache-control', 'public, max-age=604800')
    .header('x-content-type-options', 'nosniff')
    .send(picture);
}

/** Draws it. */
export function previewPicture(hex: string): Buffer {
  const value = Number.parseInt(hex.slice(1), 16);
  const brand: Colour = [value >> 16, (value >> 8) & 255, value & 255];
  const deep = mix(brand, [0, 0, 0], 0.5);
  const sun: Colour = [242, 169, 0];
  return makePng(WIDTH, HEIGHT, (x, y) => {
    const sky = mix(deep, mix(brand, [255, 255, 255], 0.15), Math.round((x / WIDTH + y / HEIGHT) * 24) / 48);
    const distance = Math.hypot(x - 860, y - 250);
    if (y > 400) return modules(x, y, brand, deep);
    if (distance < 110) return sun;
    if (distance < 180) return mix(sky, sun, 0.28);
    return distance < 260 ? mix(sky, sun, 0.12) : sky;
  });
}

/** Modules on their way to the horizon: lines that meet far above. */
function modules(x: number, y: number, brand: Colour, deep: Colour): Colour {
  const depth = (y - 400) / (HEIGHT - 400);
  const across = (x - WIDTH / 2) / (0.55 + depth * 0.6);
  const isLine = Math.abs(across) % 96 < 3 || ((depth * depth + depth) * 115) % 46 < 2;
  return isLine ? mix(brand, [255, 255, 255], 0.55) : mix(deep, [20, 40, 90], 0.45);
}
