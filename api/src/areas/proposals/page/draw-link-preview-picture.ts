import { buildPng, type Colour, mixColours } from '@girassol/api-platform/pictures/png';
import { isHexColour } from '@girassol/shared-domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { buildProposalNotFound } from '../public/load-finished-proposal';

/** Width in pixels that messaging programs expect. */
const PREVIEW_WIDTH = 1_200;
const HEIGHT = 630;

const pictures = new LRUCache<string, Buffer>({ max: 20 });

/**
 * Sends the picture that messaging programs show beside the link to a proposal: a sun over modules in the
 * colour of the brand. The picture contains no data of the proposal.
 */
export async function sendLinkPreviewPicture(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { data } = z.object({ colour: z.string() }).safeParse(request.params);
  const colour = `#${data?.colour.replace(/\.png$/, '').toLowerCase()}`;
  if (!isHexColour(colour)) throw buildProposalNotFound();
  const picture = pictures.get(colour) ?? drawLinkPreviewPicture(colour);
  pictures.set(colour, picture);
  return reply
    .type('image/png')
    .header('cache-control', 'public, max-age=604800')
    .header('x-content-type-options', 'nosniff')
    .send(picture);
}

/** Draws the picture for link previews of proposals as a PNG in the colour of a brand. */
export function drawLinkPreviewPicture(hex: string): Buffer {
  const value = Number.parseInt(hex.slice(1), 16);
  const brand: Colour = [value >> 16, (value >> 8) & 255, value & 255];
  const deep = mixColours(brand, [0, 0, 0], 0.5);
  const sun: Colour = [242, 169, 0];
  return buildPng(PREVIEW_WIDTH, HEIGHT, (x, y) => {
    const sky = mixColours(
      deep,
      mixColours(brand, [255, 255, 255], 0.15),
      Math.round((x / PREVIEW_WIDTH + y / HEIGHT) * 24) / 48,
    );
    const distance = Math.hypot(x - 860, y - 250);
    if (y > 400) return modules(x, y, brand, deep);
    if (distance < 110) return sun;
    if (distance < 180) return mixColours(sky, sun, 0.28);
    return distance < 260 ? mixColours(sky, sun, 0.12) : sky;
  });
}

/** Modules on their way to the horizon: lines that meet far above. */
function modules(x: number, y: number, brand: Colour, deep: Colour): Colour {
  const depth = (y - 400) / (HEIGHT - 400);
  const across = (x - PREVIEW_WIDTH / 2) / (0.55 + depth * 0.6);
  const isLine = Math.abs(across) % 96 < 3 || ((depth * depth + depth) * 115) % 46 < 2;
  return isLine ? mixColours(brand, [255, 255, 255], 0.55) : mixColours(deep, [20, 40, 90], 0.45);
}
