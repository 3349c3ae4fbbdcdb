import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  findBundledReact,
  findOutsideSelectors,
  type GateFinding,
  type LocalCheckResults,
  RELEASE_CHECKS_HEADER,
} from '@girassol/federation/registry';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ReceivedRelease } from './receive-release';

/** Schema of the name of a remote: `mfe-` and words in lower case. */
export const remoteNameSchema = z.string().regex(/^mfe-[a-z0-9]+(-[a-z0-9]+)*$/);
/** Schema of the version of a release: 1 to 80 characters. */
export const releaseVersionSchema = z.string().min(1).max(80);

/** Schema of the results of checks that the publishing machine ran on a release, such as a browser test. */
export const releaseChecksSchema: z.ZodType<LocalCheckResults> = z.object({
  browser: z
    .object({
      browser: z.string().max(80),
      pages: z.number().int().min(0).max(1_000),
      rounds: z.number().int().min(0).max(1_000),
      unreached: z.array(z.string().max(400)).max(400).optional(),
      slots: z.number().int().min(0).max(400).optional(),
      seconds: z.record(z.string().max(40), z.number().min(0).max(10_000)).optional(),
    })
    .nullable(),
  contract: z.string().max(80).nullable(),
});

/**
 * Parses the results of checks that the publishing machine ran on a release. Results that cannot be parsed
 * count as not run.
 */
export function parseReleaseChecks({ headers }: Pick<FastifyRequest, 'headers'>): LocalCheckResults {
  const said = headers[RELEASE_CHECKS_HEADER];
  try {
    return releaseChecksSchema.parse(JSON.parse(String(said)));
  } catch {
    return { browser: null, contract: null };
  }
}

/** Returns a warning (GF-611) if a release was not tested in a browser before it was sent. */
export function checkBrowserTest({ browser }: LocalCheckResults): GateFinding[] {
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

/**
 * Checks the files of an uploaded release. Finds style sheets that affect other areas and bundled copies of
 * React.
 */
export async function checkReleaseFiles({ manifest, staged }: ReceivedRelease): Promise<GateFinding[]> {
  const found = await Promise.all(
    Object.keys(manifest.integrity).map(async (name) => {
      if (!/\.(css|js)$/.test(name)) return [];
      const text = await readFile(join(staged, name), 'utf8');
      return name.endsWith('.css')
        ? findOutsideSelectors(name, text, manifest.name)
        : findBundledReact(name, text);
    }),
  );
  return found.flat();
}
