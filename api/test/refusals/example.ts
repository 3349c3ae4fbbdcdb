import type { RouteKey } from '@girassol/shared-domain/contract';
import type { TestRequest } from '../harness';
import type { AccountSamples } from './samples/samples';

type Example<K extends RouteKey> = Pick<TestRequest<K>, 'params' | 'query' | 'body' | 'file' | 'headers'>;

/**
 * Function for each route of the API that builds a valid request from sample records. Tests of refusals
 * change these requests. Each request contains all ids that its route takes, in the path and in the body.
 */
export type RequestExamples = { [K in RouteKey]: (world: AccountSamples) => Example<K> };
