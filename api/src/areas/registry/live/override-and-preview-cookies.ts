import { randomBytes } from 'node:crypto';
import type { Database } from '@girassol/api-platform/database';
import { createSignedCookie } from '@girassol/api-platform/http/signed-cookie';
import { createSecretLoader } from '@girassol/api-platform/secrets/create-secret-loader';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type ActiveOverridePermission, isOverridePermitted } from './active-permissions';
import type { StoredDistributionPreview } from './previews';

const preview = z.object({ id: z.uuid(), until: z.number() });
const override = z.object({
  remote: z.string(),
  /** A released version, or null: the development server at `origin`. */
  version: z.string().nullable(),
  origin: z.string().nullable(),
  /** Person who asked for the preview, as the audit log names them. */
  by: z.string(),
  /** Under which permission; null: an operator's. */
  permission: z.uuid().nullable().default(null),
  /** Epoch milliseconds. */
  until: z.number(),
});

/** Override of one remote by another version or a development server, in one browser. */
export type BrowserOverride = z.infer<typeof override>;

/** Duration in milliseconds of a preview in a browser. */
const PREVIEW_DURATION_MS = 60 * 60_000;
/** Duration in milliseconds of an override in a browser. */
export const OVERRIDE_DURATION_MS = 8 * 60 * 60_000;

/**
 * Creates the reader and writer of two signed cookies that scripts cannot read. One selects a preview of a
 * distribution for a browser; the other selects other versions of remotes than the live ones.
 */
export async function createOverrideAndPreviewCookies(database: Database) {
  // Without the database nobody is an operator, and nothing can be signed that must outlive this process.
  const secret = await database.asSystem(createSecretLoader('browser-views')).catch(() => randomBytes(32));
  const previewCookie = createSignedCookie('girassol_preview', preview, secret);
  const overrideCookie = createSignedCookie('girassol_override', override, secret);

  return {
    /** The preview this browser was let into, if it still exists. */
    getPreview(
      request: FastifyRequest,
      previews: readonly StoredDistributionPreview[],
    ): (StoredDistributionPreview & { until: number }) | null {
      const opened = previewCookie.read(request);
      const found = opened && previews.find(({ id }) => id === opened.id);
      return found ? { ...found, until: opened.until } : null;
    },
    openPreview(
      request: FastifyRequest,
      reply: FastifyReply,
      { id }: Pick<StoredDistributionPreview, 'id'>,
    ): void {
      previewCookie.set(request, reply, { id, until: Date.now() + PREVIEW_DURATION_MS });
    },
    leavePreview: (request: FastifyRequest, reply: FastifyReply): void => previewCookie.clear(request, reply),

    /** Returns the override of this browser, null if its permission is no longer valid. */
    getOverride(
      request: FastifyRequest,
      permissions: readonly ActiveOverridePermission[],
    ): BrowserOverride | null {
      const found = overrideCookie.read(request);
      if (!found || found.permission === null) return found;
      const held = permissions.find(({ id }) => id === found.permission);
      return held && isOverridePermitted(held, found.remote) ? found : null;
    },
    setOverride: (request: FastifyRequest, reply: FastifyReply, value: BrowserOverride): void =>
      overrideCookie.set(request, reply, value),
    leaveOverride: (request: FastifyRequest, reply: FastifyReply): void =>
      overrideCookie.clear(request, reply),
  };
}

/**
 * Reader and writer of the cookies that select overrides of remotes and previews of distributions in a
 * browser.
 */
export type OverrideAndPreviewCookies = Awaited<ReturnType<typeof createOverrideAndPreviewCookies>>;
