import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  CHECKS_HEADER,
  cssReachingOut,
  type Finding,
  type ReleaseChecks,
  reactCopies,
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

/** What the files of a release tell: style sheets that restyle more than the area, a React of its own. */
export async function fileFindings({ manifest, staged }: ReceivedRelease): Promise<Finding[]> {
  const found = await Promise.all(
    Object.keys(manifest.integrity).map(async (name) => {
      if (!/\.(css|js)$/.test(name)) return [];
      const text = await readFile(join(staged, name), 'utf8');
      return name.endsWith('.css') ? cssReachingOut(name, text, manifest.name) : reactCopies(name, text);
    }),
  );
  return found.flat();
}
