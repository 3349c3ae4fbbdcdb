import type { z } from 'zod';
import { analyticsContract } from './analytics';
import { customersContract } from './customers';
import { kanbansContract } from './kanbans';
import { notesContract } from './notes';
import { platformContract } from './platform';
import { proposalsContract } from './proposals';
import { salesContract } from './sales';
import { settingsContract } from './settings';
import { usersContract } from './users';

/** Every call of the product API. The server mounts it, the client is typed by it, the OpenAPI page is made from it. */
export const contract = {
  ...usersContract,
  ...settingsContract,
  ...kanbansContract,
  ...salesContract,
  ...notesContract,
  ...customersContract,
  ...proposalsContract,
  ...analyticsContract,
  ...platformContract,
};

export type Contract = typeof contract;

/** A call is named by its method and path: `'GET /sales/single/:saleId'`. */
export type RouteKey = keyof Contract;

type Part<K extends RouteKey, P extends string> =
  Contract[K] extends Record<P, infer S extends z.ZodType> ? S : never;

/** Path parameters of a call, as the sender writes them. */
export type Params<K extends RouteKey> = [Part<K, 'params'>] extends [never]
  ? undefined
  : z.input<Part<K, 'params'>>;
/** Body of a call, as the sender writes it (defaults may be left out). */
export type Body<K extends RouteKey> = [Part<K, 'body'>] extends [never]
  ? undefined
  : z.input<Part<K, 'body'>>;
/** Body of a call, as the use case receives it. */
export type ParsedBody<K extends RouteKey> = [Part<K, 'body'>] extends [never]
  ? undefined
  : z.output<Part<K, 'body'>>;
/** Path parameters, as the use case receives them. */
export type ParsedParams<K extends RouteKey> = [Part<K, 'params'>] extends [never]
  ? undefined
  : z.output<Part<K, 'params'>>;
/** Query of the address of a call, as the sender writes it. */
export type Query<K extends RouteKey> = [Part<K, 'query'>] extends [never]
  ? undefined
  : z.input<Part<K, 'query'>>;
/** What a call answers. */
export type Answer<K extends RouteKey> = z.output<Part<K, 'answer'>>;

export * from './analytics';
export * from './customers';
export * from './errors';
export * from './kanbans';
export * from './notes';
export * from './platform';
export * from './proposals';
export * from './route';
export * from './sales';
export * from './schemas';
export * from './settings';
export * from './users';
