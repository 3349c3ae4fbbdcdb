import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../../platform/database';
import { signedCookie } from '../../../platform/http/signed-cookie';
import { serverSecret } from '../../../platform/secrets/server-secret';
import { type HeldPermission, isPermitted } from './held-permissions';
import type { KeptPreview } from './previews';

const preview = z.object({ id: z.uuid(), until: z.number() });
const override = z.object({
  remote: z.string(),
  /** A released version, or null: the development server at `origin`. */
  version: z.string().nullable(),
  origin: z.string().nullable(),
  /** Who asked for it, as the record names them. */
  by: z.string(),
  /** Under which permission; null: an operator's. */
  permission: z.uuid().nullable().default(null),
  /** Epoch milliseconds. */
  until: z.number(),
});

/** One remote of another version, in one browser. */
export type Override = z.infer<typeof override>;

/** How long a browser sees something else than everybody, milliseconds. */
const PREVIEW_MS = 60 * 60_000;
export const OVERRIDE_MS = 8 * 60 * 60_000;

/**
 * What one browser sees other than everybody else: a distribution that is not live, another version of a remote. It is
 * kept in cookies that scripts cannot read and nobody else can make: they carry the server's signature.
 */
export async function openBrowserViews(database: Database) {
  // Without the database nobody is an operator, and nothing can be signed that must outlive this process.
  const secret = await database.asSystem(serverSecret('browser-views')).catch(() => randomBytes(32));
  const previewCookie = signedCookie('girassol_preview', preview, secret);
  const overrideCookie = signedCookie('girassol_override', override, secret);

  return {
    /** The preview this browser was let into, if it still exists. */
    previewOf(
      request: FastifyRequest,
      previews: readonly KeptPreview[],
    ): (KeptPreview & { until: number }) | null {
      const opened = previewCookie.read(request);
      const found = opened && previews.find(({ id }) => id === opened.id);
      return found ? { ...found, until: opened.until } : null;
    },
    openPreview(request: FastifyRequest, reply: FastifyReply, { id }: Pick<KeptPreview, 'id'>): void {
      previewCookie.set(request, reply, { id, until: Date.now() + PREVIEW_MS });
    },
    leavePreview: (request: FastifyRequest, reply: FastifyReply): void => previewCookie.clear(request, reply),

    /** What this browser was pointed at; null where the permission it was made under holds no longer. */
    overrideOf(request: FastifyRequest, permissions: readonly HeldPermission[]): Override | null {
      const found = overrideCookie.read(request);
      if (!found || found.permission === null) return found;
      const held = permissions.find(({ id }) => id === found.permission);
      return held && isPermitted(held, found.remote) ? found : null;
    },
    setOverride: (request: FastifyRequest, reply: FastifyReply, value: Override): void =>
      overrideCookie.set(request, reply, value),
    leaveOverride: (request: FastifyRequest, reply: FastifyReply): void =>
      overrideCookie.clear(request, reply),
  };
}

export type BrowserViews = Awaited<ReturnType<typeof openBrowserViews>>;
