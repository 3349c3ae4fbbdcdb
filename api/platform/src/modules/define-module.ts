import type { ContractRoutes, RouteKey } from '@girassol/shared-domain/contract';
import type { FastifyInstance } from 'fastify';
import type { Migration } from 'kysely';
import type { Tables } from '../database/tables';
import type { ModuleExports } from '../exports';
import type { ModuleNotificationKinds } from '../notifications';
import type { ModuleConfig } from './module-config';
import type { ModuleContext } from './module-context';
import type { ModuleJob } from './module-job';
import type { ModuleReactions } from './module-reactions';

/** Server part of one area, declared as data, with functions only where data cannot say it. */
export interface ModuleDefinition<
  Name extends string,
  Contract extends ContractRoutes,
  Calls extends RouteKey,
  Own,
> {
  /** Name in messages, unique among all modules: `account`. */
  name: Name;
  /** Calls of the module's domain package. The module answers them, and nobody else. */
  contract: Contract;
  /** Calls of `sharedContract` that this module answers, and nobody else: those that every area uses. */
  sharedCalls?: readonly Calls[];
  /** Tables that this module's migrations create. Their row types are added to `Tables` (docs/modules.md). */
  tables: readonly (keyof Tables)[];
  /** Migrations by name. Names are never changed, and released migrations never edited. */
  migrations: Readonly<Record<string, Migration>>;
  /** Opens what the module needs while the server runs. Modules are opened in the order of the list. */
  open?: (platform: FastifyInstance, config: ModuleConfig) => Own | Promise<Own>;
  /** Closes what `open` opened. Modules are closed in the reverse order. */
  close?: (own: Own) => void | Promise<void>;
  /** Registers the routes of `contract` and `sharedCalls`. A call that is missing, or one too many, stops the start. */
  routes: (context: ModuleContext<Own>) => void | Promise<void>;
  /** Jobs whose handlers are imported when they first run. */
  jobs?: readonly ModuleJob<NoInfer<Own>>[];
  /** Reactions to what modules below this one have done, in the same transaction. */
  reactions?: ModuleReactions;
  /** Kinds of export that the module adds, by kind. Their filters are added to `ModuleExportFilters` (docs/exports.md). */
  exports?: ModuleExports;
  /** Kinds of notification that the module adds. Their facts are added to `ModuleNotificationFacts` (docs/notifications.md). */
  notifications?: ModuleNotificationKinds;
}

/** Any module, for lists of modules. */
// biome-ignore lint/suspicious/noExplicitAny: `Own` is known to its module alone
export type ApiModule = ModuleDefinition<string, ContractRoutes, RouteKey, any>;

/**
 * Declares the server part of an area: for the API what `defineRemote` is for the browser. `api/src/modules.ts` lists the
 * modules, and everything central is folded over that list.
 *
 * ```ts
 * export const support = defineModule({
 *   name: 'support',
 *   contract: supportContract,
 *   tables: ['support_tickets'],
 *   migrations,
 *   routes: ({ app }) => registerSupportRoutes(app),
 * });
 * ```
 */
export const defineModule = <
  const Name extends string,
  Contract extends ContractRoutes,
  const Calls extends RouteKey = never,
  Own = undefined,
>(
  module: ModuleDefinition<Name, Contract, Calls, Own>,
): ModuleDefinition<Name, Contract, Calls, Own> => module;
