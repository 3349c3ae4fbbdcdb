import { sendNotFound } from '@girassol/api-platform/http/bad-address';
import type { Distribution } from '@girassol/federation/registry';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  APP_MANIFEST_URL,
  buildAppManifest,
  buildPictureIcon,
  getBrandPicture,
  getMarkColors,
  PICTURE_ICON_NAME,
} from './build-app-manifest';
import { drawAppIcon, isAppIconName } from './draw-app-icon';

/** Maximum number of drawn icons in memory: four for each brand with colours of its own. */
const MAX_CACHED_ICONS = 200;
/** An icon's address changes with the brand. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/**
 * Registers the manifest by which browsers install the product as an app, and its icons, in the brand of the host.
 * `getBrand` returns null on hosts that show no product.
 */
export function registerInstallationRoutes(
  app: FastifyInstance,
  getBrand: (request: FastifyRequest) => Distribution['brand'] | null,
): void {
  const drawn = new Map<string, Promise<Buffer>>();

  app.get(APP_MANIFEST_URL, { schema: { hide: true } }, async (request, reply) => {
    const brand = getBrand(request);
    if (!brand) return sendNotFound(request, reply);
    return reply
      .headers({ 'content-type': 'application/manifest+json; charset=utf-8', 'cache-control': 'no-cache' })
      .send(JSON.stringify(buildAppManifest(brand)));
  });

  app.get<{ Params: { name: string } }>(
    '/federation/icons/:name',
    { schema: { hide: true } },
    async (request, reply) => {
      const { name } = request.params;
      const brand = getBrand(request);
      if (!brand) return sendNotFound(request, reply);
      const picture = getBrandPicture(brand);
      const lasting = { 'cache-control': FOR_EVER, 'x-content-type-options': 'nosniff' };
      if (name === PICTURE_ICON_NAME && picture?.startsWith('data:'))
        return reply
          .headers({
            ...lasting,
            'content-type': 'image/svg+xml; charset=utf-8',
            // A partner's picture, in case somebody opens it as a page.
            'content-security-policy': "default-src 'none'; img-src data:; sandbox",
          })
          .send(buildPictureIcon(picture));
      if (!isAppIconName(name)) return sendNotFound(request, reply);

      const colors = getMarkColors(brand);
      const key = `${name} ${colors.leaf} ${colors.sun}`;
      const icon = drawn.get(key) ?? drawAppIcon(name, colors);
      if (drawn.size < MAX_CACHED_ICONS) drawn.set(key, icon);
      return reply.headers({ ...lasting, 'content-type': 'image/png' }).send(await icon);
    },
  );
}
