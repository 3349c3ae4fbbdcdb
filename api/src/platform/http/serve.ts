import {
  type Contract,
  type ContractRoute,
  contract,
  type ParsedBody,
  type ParsedParams,
  type ParsedQuery,
  type RouteKey,
} from '@girassol/shared-domain/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type Caller, requireOwnAccount } from '../access';
import type { Tx } from '../database';
import { authorise, callerOf } from './authorise';
import { place, schemaOf, userIn } from './contract-route';
import { asAccountOnce } from './idempotency';

interface Parsed<K extends RouteKey> {
  params: ParsedParams<K>;
  body: ParsedBody<K>;
  query: ParsedQuery<K>;
  request: FastifyRequest;
  /** For headers that go with the answer. */
  reply: FastifyReply;
}

/** What a handler receives. Routes that are not public run inside a transaction of the caller's account. */
export type Input<K extends RouteKey> = Contract[K]['access'] extends 'public'
  ? Parsed<K>
  : Parsed<K> & { tx: Tx; caller: Caller };

/** Written through the index, so that literals in a handler's answer keep their type. */
type Result<K extends RouteKey> = z.output<Contract[K]['answer']>;

export type Handler<K extends RouteKey> = (input: Input<K>) => Promise<Result<K>>;

/**
 * Mounts one route of the contract: checks the token, the account and the user in the address, parses what was sent, runs
 * `handler` in a tenant transaction (all of it or nothing), and answers what the contract names, stripped of the rest.
 */
export function serve<K extends RouteKey>(app: FastifyInstance, key: K, handler: Handler<NoInfer<K>>): void {
  const route: ContractRoute = contract[key];
  app.route({
    ...place(key),
    schema: schemaOf(key, route),
    onRequest: (request) => authorise(request, route.access),
    handler: async (request, reply) => {
      const parsed = { params: request.params, body: request.body, query: request.query, request, reply };
      // The contract's schemas have just parsed all three; the compiler cannot follow that through `key`.
      const run = (input: object) => handler(input as Input<K>);
      if (route.access === 'public') return run(parsed);

      const caller = callerOf(request);
      const userId = userIn(request.params);
      const { database } = request.server;
      const work = async (tx: Tx) => {
        if (userId) await requireOwnAccount(tx, caller, userId);
        return run({ ...parsed, tx, caller });
      };
      // Routes about the session answer its token, which is kept nowhere.
      if (route.access === 'session') return database.asAccount(caller, work);
      return (await asAccountOnce(database, { caller, key, request }, work)).answer;
    },
  });
}

interface AskingOptions<A> {
  /** What its body may weigh, where that is more than usual. */
  mostBytes?: number;
  /** Ends what `ask` made where nothing comes of it: `handler` refused, or the call was a repetition. */
  drop?: (asked: A, caller: Caller) => Promise<void>;
}

/**
 * The same for what has to ask an outside service first: `ask` runs while no transaction is open, so that nobody waits for
 * the database while this one waits for somebody else, and `handler` gets what it answered.
 */
export function serveAsking<K extends RouteKey, A>(
  app: FastifyInstance,
  key: K,
  ask: (input: Parsed<NoInfer<K>> & { caller: Caller }) => Promise<A>,
  handler: (input: Parsed<NoInfer<K>> & { tx: Tx; caller: Caller; asked: A }) => Promise<Result<NoInfer<K>>>,
  { mostBytes, drop }: AskingOptions<A> = {},
): void {
  const route: ContractRoute = contract[key];
  app.route({
    ...place(key),
    ...(mostBytes !== undefined && { bodyLimit: mostBytes }),
    schema: schemaOf(key, route),
    onRequest: (request) => authorise(request, route.access),
    handler: async (request, reply) => {
      const caller = callerOf(request);
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
      const userId = userIn(request.params);
      if (userId) await database.asAccount(caller, (tx) => requireOwnAccount(tx, caller, userId));
      const asked = await ask(parsed);
      const work = (tx: Tx) => handler({ ...parsed, tx, asked });
      let isTaken = false;
      try {
        const { answer, isRepetition } = await asAccountOnce(database, { caller, key, request }, work);
        isTaken = !isRepetition;
        return answer;
      } finally {
        if (!isTaken) await drop?.(asked, caller);
      }
    },
  });
}

/**
 * Mounts a route that needs no row of the account: no transaction is open while it works, so that one may wait for an
 * outside service without keeping anybody from the database.
 */
export function serveWithoutRows<K extends RouteKey>(
  app: FastifyInstance,
  key: K,
  handler: (input: Parsed<NoInfer<K>>) => Promise<Result<NoInfer<K>>>,
): void {
  const route: ContractRoute = contract[key];
  app.route({
    ...place(key),
    schema: schemaOf(key, route),
    onRequest: (request) => authorise(request, route.access),
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

/** Mounts a route whose answer is a stream: `handler` owns the reply, and opens transactions itself when it needs one. */
export function serveStream<K extends RouteKey>(
  app: FastifyInstance,
  key: K,
  handler: (input: { caller: Caller; request: FastifyRequest; reply: FastifyReply }) => Promise<void>,
): void {
  const route: ContractRoute = contract[key];
  app.route({
    ...place(key),
    schema: schemaOf(key, route),
    onRequest: (request) => authorise(request, route.access),
    handler: (request, reply) => handler({ caller: callerOf(request), request, reply }),
  });
}
