import { getPathPatternShape } from '@girassol/shared-domain';
import { z } from 'zod';

/** The API marks a POST in its OpenAPI document if the call only asks. */
const operation = z.looseObject({ 'x-only-asks': z.boolean().optional() });
const openApi = z.object({ paths: z.record(z.string(), z.record(z.string(), operation)) });

/** Calls that the API of a server has. */
export interface ApiCalls {
  /** Each call in the form that `formatApiCall` returns. */
  known: ReadonlySet<string>;
  /** POST calls that only ask, as `POST /customers/filtered/:userId`. Empty where an older server does not say so. */
  asking: readonly string[];
}

/**
 * Loads the calls that the API of a server has, from its OpenAPI document. Null where the server does not publish the
 * document.
 */
export async function loadApiCalls(origin: string): Promise<ApiCalls | null> {
  const answer = await fetch(`${origin}/api/docs/json`).catch(() => null);
  const value: unknown = answer?.ok ? await answer.json().catch(() => null) : null;
  const { data } = openApi.safeParse(value);
  if (!data) return null;
  const calls = Object.entries(data.paths).flatMap(([address, methods]) => {
    const path = address.replace(/^\/api(?=\/)/, '').replace(/\{(\w+)\}/g, ':$1');
    return Object.entries(methods).map(([method, about]) => ({
      method: method.toUpperCase(),
      path,
      about,
    }));
  });
  return {
    known: new Set(calls.map(({ method, path }) => formatApiCall(method, path))),
    asking: calls
      .filter(({ about }) => about['x-only-asks'] === true)
      .map(({ method, path }) => `${method} ${path}`),
  };
}

/** Formats a call without the names of its parameters: `GET /customers/:`. */
export const formatApiCall = (method: string, path: string): string =>
  `${method} ${getPathPatternShape(path)}`;
