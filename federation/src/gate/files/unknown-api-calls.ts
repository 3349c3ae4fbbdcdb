import type { GateFinding } from '../../registry/operations';
import { formatApiCall } from '../load-api-calls';

/**
 * Finds calls that a release names and the API does not have (GF-647). `named` has the position of each call; `known` is
 * that of `loadApiCalls`.
 */
export function findUnknownApiCalls(
  named: ReadonlyMap<string, string>,
  known: ReadonlySet<string>,
): GateFinding[] {
  return [...named]
    .filter(([call]) => {
      const [method = '', path = ''] = call.split(' ');
      return !known.has(formatApiCall(method, path));
    })
    .map(([call, place]) => ({
      code: 'GF-647',
      severity: 'error',
      what: `it asks for ${call}, which the API of this server does not have, at ${place}`,
      how: 'correct the call; /api/docs lists all of them. One that is new has to be live before the area',
    }));
}
