import type { RouteKey } from '@girassol/shared-domain/contract';
import type { Request } from '../harness';
import type { World } from './worlds/worlds';

type Example<K extends RouteKey> = Pick<Request<K>, 'params' | 'query' | 'body' | 'file'>;

/**
 * A request that succeeds, for every route of the contract: what the refusals start from. It names every id the route
 * takes, in its address and its body.
 */
export type Examples = { [K in RouteKey]: (world: World) => Example<K> };
