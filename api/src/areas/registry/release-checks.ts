import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  CHECKS_HEADER,
  cssReachingOut,
  type Finding,
  type ReleaseChecks,
} from '@girassol/federation/registry';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ReceivedRelease } from './receive-release';

export const remoteName = z.string().regex(/^mfe-[a-z0-9]+(-[a-z0-9]+)*$/);
export const releaseVersion = z.string().min(1).max(80);

/** What a machine put a release through. */
export const releaseChecks: z.ZodType<ReleaseChecks> = z.object({
  browser: z
    .object({
      browser: z.string().max(80),
      pages: z.number().int().min(0).max(1_000),
      rounds: z.number().int().min(0).max(1_000),
      unreached: z.array(z.string().max(400)).max(400).optional(),
      slots: z.number().int().min(0).max(400).optional(),
    })
    .nullable(),
  contract: z.string().max(80).nullable(),
});

/** What the sender says of the checks that only its machine can make. What cannot be read was not made. */
export function checksOf({ headers }: Pick<FastifyRequest, 'headers'>): ReleaseChecks {
  const said = headers[CHECKS_HEADER];
  try {
    return releaseChecks.parse(JSON.parse(String(said)));
  } catch {
    return { browser: null, contract: null };
  }
}

/** That a release was sent without having been tried in a browser. */
export function untriedFindings({ browser }: ReleaseChecks): Finding[] {
  if (browser) return [];
  return [
    {
      code: 'GF-611',
      severity: 'warning',
      what: 'the release was not tried in a browser before it was sent; this is written down',
      how: 'publish with girassol publish from a machine with Chromium',
    },
  ];
}

/** Style sheets of a release that restyle more than the area. */
export async function styleFindings({ manifest, staged }: ReceivedRelease): Promise<Finding[]> {
  const sheets = Object.keys(manifest.integrity).filter((name) => name.endsWith('.css'));
  const found = await Promise.all(
    sheets.map(async (name) =>
      cssReachingOut(name, await readFile(join(staged, name), 'utf8'), manifest.name),
    ),
  );
  return found.flat();
}
