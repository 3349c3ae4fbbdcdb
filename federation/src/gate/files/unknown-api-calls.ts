import { getPathPatternShape } from '@girassol/shared-domain';
import { z } from 'zod';
import type { GateFinding } from '../../registry/operations';

const openApi = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });

/**
 * Loads the calls that the API of a server has, from its OpenAPI document, in the form `GET /customers/:`. Null where
 * the server does not publish the document.
 */
export async function loadApiCalls(origin: string): Promise<ReadonlySet<string> | null> {
  const answer = await fetch(`${origin}/api/docs/json`).catch(() => null);
  const value: unknown = answer?.ok ? await answer.json().catch(() => null) : null;
  const { data } = openApi.safeParse(value);
  if (!data) return null;
  return new Set(
    Object.entries(data.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) =>
        formatCall(method, path.replace(/^\/api(?=\/)/, '').replace(/\{(\w+)\}/g, ':$1')),
      ),
    ),
  );
}

const formatCall = (method: string, path: string) => `${method.toUpperCase()} ${getPathPatternShape(path)}`;

/**
 * Finds calls that a release names and the API does not have (GF-647). `named` has the position of each call; `known` is
 * the answer of `loadApiCalls`.
 */
export function findUnknownApiCalls(
  named: ReadonlyMap<string, string>,
  known: ReadonlySet<string>,
): GateFinding[] {
  return [...named]
    .filter(([call]) => {
      const [method = '', path = ''] = call.split(' ');
      return !known.has(formatCall(method, path));
    })
    .map(([call, place]) => ({
      code: 'GF-647',
      severity: 'error',
      what: `it asks for ${call}, which the API of this server does not have, at ${place}`,
      how: 'correct the call; /api/docs lists all of them. One that is new has to be live before the area',
    }));
}
