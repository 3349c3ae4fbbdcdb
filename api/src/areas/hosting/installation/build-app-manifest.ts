import { createHash } from 'node:crypto';
import { escapeHtml } from '@girassol/api-platform/http/escape-html';
import type { Distribution } from '@girassol/federation/registry';
import { type HexColour, isHexColour } from '@girassol/shared-domain';
import { APP_BACKGROUND, type AppIconName, appIcons, defaultMarkColors } from './draw-app-icon';

type Brand = Distribution['brand'];

/** Folder of the icons, and address of the manifest by which browsers install the product as an app. */
const ICONS_URL = '/federation/icons/';
export const APP_MANIFEST_URL = '/federation/app.webmanifest';
/** File name of the icon that shows a brand's own picture. */
export const PICTURE_ICON_NAME = 'picture.svg';

/** Returns the colours in which the product's mark is drawn for a brand. */
export function getMarkColors({ colors }: Brand): { leaf: HexColour; sun: HexColour } {
  const pick = (color: string | undefined, standard: HexColour) =>
    color !== undefined && isHexColour(color) ? color : standard;
  return {
    leaf: pick(colors?.leaf, defaultMarkColors.leaf),
    sun: pick(colors?.sun, defaultMarkColors.sun),
  };
}

/** Returns the picture that a brand has in place of the product's mark; undefined for one that shows the mark. */
export const getBrandPicture = ({ faviconUrl, logoUrl }: Brand): string | undefined => faviconUrl ?? logoUrl;

/** Returns the address of an icon, which changes with the brand so that the icon may be cached for ever. */
function getIconUrl(brand: Brand, name: string): string {
  const content = JSON.stringify([getMarkColors(brand), getBrandPicture(brand)]);
  const version = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return `${ICONS_URL}${name}?v=${version}`;
}

/**
 * Returns the address of the icon for the home screen of iOS, which takes no SVG; undefined for a brand with a picture
 * of its own: iOS then draws the first letter of the name.
 */
export const getAppleIconUrl = (brand: Brand): string | undefined =>
  getBrandPicture(brand) === undefined ? getIconUrl(brand, 'apple-180.png' satisfies AppIconName) : undefined;

/** Builds an SVG square with a brand's own picture in its middle, for pictures of any proportions. */
export const buildPictureIcon = (dataUrl: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" rx="96" fill="${APP_BACKGROUND}"/><image href="${escapeHtml(dataUrl)}" x="72" y="72" width="368" height="368"/></svg>`;

function listIcons(brand: Brand) {
  const picture = getBrandPicture(brand);
  if (picture !== undefined) {
    // A picture inside an SVG loads no file of the server.
    const isFile = picture.startsWith('/');
    return [
      isFile
        ? { src: picture, sizes: 'any', purpose: 'any' }
        : {
            src: getIconUrl(brand, PICTURE_ICON_NAME),
            sizes: 'any',
            type: 'image/svg+xml',
            purpose: 'any',
          },
    ];
  }
  const build = (name: AppIconName, purpose: 'any' | 'maskable') => ({
    src: getIconUrl(brand, name),
    sizes: `${appIcons[name].size}x${appIcons[name].size}`,
    type: 'image/png',
    purpose,
  });
  return [build('icon-192.png', 'any'), build('icon-512.png', 'any'), build('maskable-512.png', 'maskable')];
}

/** Builds the web app manifest of a brand, by which browsers install the product as an app. */
export function buildAppManifest(brand: Brand) {
  return {
    id: '/',
    name: brand.title,
    short_name: brand.name,
    description: brand.description,
    lang: 'pt-BR',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: APP_BACKGROUND,
    theme_color: getMarkColors(brand).leaf,
    categories: ['business', 'productivity'],
    icons: listIcons(brand),
  };
}
