import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Screenshots of the product in its demonstration, with their size in pixels. */
const sizes = {
  board: [1280, 800],
  'board-phone': [390, 740],
  'proposal-phone': [520, 1067],
  home: [1056, 660],
  financing: [1056, 660],
  signatures: [1056, 660],
  'site-editor': [1056, 660],
} as const;

export type PictureName = keyof typeof sizes;

/** Picture of the sales page: its file, and a URL that changes with its content. */
export interface AboutPicture {
  content: Buffer;
  url: string;
  width: number;
  height: number;
}

const isPictureName = (name: string): name is PictureName => Object.hasOwn(sizes, name);

/** Path below which the pictures of the sales page are served. */
export const PICTURES_PATH = '/sobre/imagens';

/** In a bundled server the pictures lie beside the program (`api/build.mjs`). */
const folder = new URL(
  import.meta.url.endsWith('.ts') ? './pictures/' : './about-pictures/',
  import.meta.url,
);

const loaded = new Map<PictureName, AboutPicture>();

/** Loads a picture of the sales page from its file, once. */
export function loadPicture(name: PictureName): AboutPicture {
  const known = loaded.get(name);
  if (known) return known;
  const content = readFileSync(fileURLToPath(new URL(`${name}.avif`, folder)));
  const version = createHash('sha256').update(content).digest('base64url').slice(0, 10);
  const [width, height] = sizes[name];
  const picture = { content, url: `${PICTURES_PATH}/${name}.avif?v=${version}`, width, height };
  loaded.set(name, picture);
  return picture;
}

/** Finds a picture by the name of its file, such as `board.avif`; undefined where there is none. */
export function findPicture(fileName: string): AboutPicture | undefined {
  const name = fileName.replace(/\.avif$/, '');
  return fileName.endsWith('.avif') && isPictureName(name) ? loadPicture(name) : undefined;
}
