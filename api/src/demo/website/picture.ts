import { Readable } from 'node:stream';
import type { ImageVariant, NewRow, Tx } from '@girassol/api-platform/database';
import type { FileStore } from '@girassol/api-platform/files/file-store';
import { type ResizedPicture, resizePictureToPageSizes } from '@girassol/api-platform/pictures';
import { buildPng, type Colour, mixColours } from '@girassol/api-platform/pictures/png';
import { PRODUCT_CONCURRENCY_KEY } from '@girassol/api-platform/turns/by-key';
import type { SitePicture } from '@girassol/shared-domain/website';
import type { DemoRandom } from '../demo-random';

const WIDTH = 1200;
const HEIGHT = 800;
const HORIZON = 470;
const SUN = { x: 810, y: 420, radius: 74 };
const NIGHT: Colour = [20, 36, 63];
const GLOW: Colour = [255, 197, 109];
const GLASS: [Colour, Colour] = [
  [96, 112, 146],
  [18, 34, 62],
];

/** A field of modules under a rising sun, point by point. */
function paint(x: number, y: number): Colour {
  const away = Math.hypot(x - SUN.x, y - SUN.y);
  const hill = HORIZON - 46 - 26 * Math.sin(x / 170) - 14 * Math.sin(x / 61);
  if (y < HORIZON) {
    if (away < SUN.radius && y < hill) return [255, 246, 220];
    const sky = mixColours(
      NIGHT,
      mixColours([229, 116, 74], GLOW, Math.max(0, y / HORIZON - 0.6) * 2),
      y / HORIZON,
    );
    return y < hill
      ? mixColours(sky, GLOW, Math.max(0, 0.75 - away / 460))
      : mixColours([74, 49, 72], sky, 0.18);
  }
  const depth = (y - HORIZON + 6) / (HEIGHT - HORIZON);
  const across = (x - WIDTH / 2) / depth / 210;
  const row = Math.log(depth * 12) * 3.1;
  const [inX, inY] = [across - Math.floor(across), row - Math.floor(row)];
  if (inY > 0.72) return mixColours([64, 52, 60], [14, 22, 34], depth);
  if (inX < 0.03 || inX > 0.97 || inY < 0.03) return mixColours([226, 190, 160], [120, 132, 150], depth);
  const cell = (inX * 6) % 1 < 0.06 || (inY * 4) % 1 < 0.08;
  return mixColours(
    mixColours(GLASS[0], GLOW, Math.max(0, 0.5 - depth)),
    GLASS[1],
    depth * (cell ? 0.7 : 0.9),
  );
}

/**
 * Draws the picture for link previews of the demonstration's site, and stores it like an uploaded picture.
 */
export async function writeSiteSharePicture(
  tx: Tx,
  {
    accountId,
    userId,
    random,
    store,
    at,
  }: { accountId: string; userId: string; random: DemoRandom; store: FileStore; at: number },
): Promise<SitePicture> {
  const { width, height, webp, og } = await resizePictureToPageSizes(
    buildPng(WIDTH, HEIGHT, paint),
    PRODUCT_CONCURRENCY_KEY,
  );
  const name = 'Módulos ao nascer do sol';
  const files: NewRow<'stored_files'>[] = [];
  const keep = async (drawn: ResizedPicture): Promise<ImageVariant> => {
    const { content, contentType } = drawn;
    const fileId = random.id(at);
    await store.put(fileId, Readable.from([content]));
    const size = content.length;
    files.push({
      account_id: accountId,
      id: fileId,
      user_id: userId,
      name,
      content_type: contentType,
      size,
      is_kept: true,
      is_public: true,
      created_at: new Date(at),
    });
    return { fileId, width: drawn.width, height: drawn.height, contentType, size };
  };
  const sizes = { webp: await Promise.all(webp.map(keep)), og: await keep(og) };
  await tx.insertInto('stored_files').values(files).execute();
  const imageId = random.id(at);
  await tx
    .insertInto('website_images')
    .values({
      account_id: accountId,
      id: imageId,
      name,
      width,
      height,
      sizes: JSON.stringify(sizes),
      user_id: userId,
      created_at: new Date(at),
    })
    .execute();
  return { imageId, alt: 'Fileiras de módulos solares ao nascer do sol', focusX: 0.6, focusY: 0.5 };
}
