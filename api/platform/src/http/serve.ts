import type {
  ApiContract,
  ContractRoute,
  ParsedRequestBody,
  ParsedRequestParams,
  ParsedRequestQuery,
  RouteKey,
} from '@girassol/shared-domain/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type Caller, requireIdOfOwnAccount } from '../access';
import type { Tx } from '../database';
import { authorise, getCaller } from './authorise';
import { buildRouteSchema, getMethodAndPath, getUserIdParam } from './contract-route';
import { findStoredAnswer, runIdempotently } from './idempotency';
import { getReadPosition, isReaderCall } from './read-position';

interface Parsed<K extends RouteKey> {
  params: ParsedRequestParams<K>;
  body: ParsedRequestBody<K>;
  query: ParsedRequestQuery<K>;
  request: FastifyRequest;
  /** For headers that go with the answer. */
  reply: FastifyReply;
}

/**
 * Input of a route handler: the parsed request, and for routes that are not public also the caller and a
 * transaction of the caller's account.
 */
export type HandlerInput<K extends RouteKey> = ApiContract[K]['access'] extends 'public'
  ? Parsed<K>
  : Parsed<K> & { tx: Tx; caller: Caller };

/** Written through the index, so that literals in a handler's answer keep their type. */
type Result<K extends RouteKey> = z.output<ApiContract[K]['answer']>;

/** Handler of a route of the API contract: takes the parsed request and returns the answer. */
export type RouteHandler<K extends RouteKey> = (input: HandlerInput<K>) => Promise<Result<K>>;

/**
 * Serves one route of the API contract: checks token, account and user in the address, parses the request,
 * runs `handler` in a transaction of the caller's account (all or nothing), and sends the fields of the
 * answer that the contract names.
 */
export function serve<K extends RouteKey>(
  app: FastifyInstance,
  key: K,
  handler: RouteHandler<NoInfer<K>>,
): void {
  const route: ContractRoute = app.contract[key];
  app.route({
    ...getMethodAndPath(key),
    schema: buildRouteSchema(key, route),
    onRequest: (request) => authorise(request, route, key),
    handler: async (request, reply) => {
      const parsed = { params: request.params, body: request.body, query: request.query, request, reply };
      // The contract's schemas have just parsed all three; the compiler cannot follow that through `key`.
      const run = (input: object) => handler(input as HandlerInput<K>);
      if (route.access === 'public') return run(parsed);

      const caller = getCaller(request);
      const userId = getUserIdParam(request.params);
      const { database } = request.server;
      const work = async (tx: Tx) => {
        if (userId) await requireIdOfOwnAccount(tx, caller, userId);
        return run({ ...parsed, tx, caller });
      };
      // Routes about the session answer its token, which is kept nowhere.
      if (route.access === 'session') return database.asAccount(caller, work);
      const position = isReaderCall(key, route) ? getReadPosition(request) : undefined;
      if (position !== undefined) return database.asReader(caller, work, position);
      return (await runIdempotently(database, { caller, key, request }, work)).answer;
    },
  });
}

interface AskingOptions<A> {
  /** Maximum size of the body in bytes, where it exceeds the default. */
  mostBytes?: number;
  /** Ends what `ask` made where nothing comes of it: `handler` refused, or the call was a repetition. */
  drop?: (asked: A, caller: Caller) => Promise<void>;
}

/**
 * Serves a route of the API contract that must call an outside service first: `ask` runs without an open
 * transaction, so that the database does not wait for the service; `handler` then runs in a transaction and
 * gets the service's result as `asked`.
 */
export function serveWithExternalCall<K extends RouteKey, A>(
  app: FastifyInstance,
  key: K,
  ask: (input: Parsed<NoInfer<K>> & { caller: Caller }) => Promise<A>,
  handler: (input: Parsed<NoInfer<K>> & { tx: Tx; caller: Caller; asked: A }) => Promise<Result<NoInfer<K>>>,
  { mostBytes, drop }: AskingOptions<A> = {},
): void {
  const route: ContractRoute = app.contract[key];
  app.route({
    ...getMethodAndPath(key),
    ...(mostBytes !== undefined && { bodyLimit: mostBytes }),
    schema: buildRouteSchema(key, route),
    onRequest: (request) => authorise(request, route, key),
    handler: async (request, reply) => {
      const caller = getCaller(request);
      // Parsed by the contract's schemas, as above.
      const parsed = {
        params: request.params,
        body: request.body,
        query: request.query,
        request,
        reply,
        caller,
      } as unknown as Parsed<K> & { caller: Caller };
      const { database } = request.server;
      const userId = getUserIdParam(request.params);
      if (userId) await database.asAccount(caller, (tx) => requireIdOfOwnAccount(tx, caller, userId));
      const attempt = { caller, key, request };
      const earlier = await findStoredAnswer<Result<K>>(database, attempt);
      if (earlier) return earlier.answer;
      const asked = await ask(parsed);
      const work = (tx: Tx) => handler({ ...parsed, tx, asked });
      let isTaken = false;
      try {
        const { answer, isRepetition } = await runIdempotently(database, attempt, work);
        isTaken = !isRepetition;
        return answer;
      } finally {
        if (!isTaken) await drop?.(asked, caller);
      }
    },
  });
}

/**
 * Serves a route of the API contract that needs no rows of the account. No transaction is open, so the
 * handler may wait for an outside service without blocking the database.
 */
export function serveWithoutTransaction<K extends RouteKey>(
  app: FastifyInstance,
  key: K,
  handler: (input: Parsed<NoInfer<K>>) => Promise<Result<NoInfer<K>>>,
): void {
  const route: ContractRoute = app.contract[key];
  app.route({
    ...getMethodAndPath(key),
    schema: buildRouteSchema(key, route),
    onRequest: (request) => authorise(request, route, key),
    // Parsed by the contract's schemas, as above.
    handler: (request, reply) =>
      handler({
        params: request.params,
        body: request.body,
        query: request.query,
        request,
        reply,
      } as unknown as Parsed<K>),
  });
}

/**
 * Serves a route of the API contract whose answer is a stream. `handler` writes the answer, and opens
 * transactions itself if it needs them.
 */
export function serveStream<K extends RouteKey>(
  app: FastifyInstance,
  key: K,
  handler: (input: { caller: Caller; request: FastifyRequest; reply: FastifyReply }) => Promise<void>,
): void {
  const route: ContractRoute = app.contract[key];
  app.route({
    ...getMethodAndPath(key),
    schema: buildRouteSchema(key, route),
    onRequest: (request) => authorise(request, route, key),
    handler: (request, reply) => handler({ caller: getCaller(request), request, reply }),
  });
}
