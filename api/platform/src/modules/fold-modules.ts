import type { ApiContract, ContractRoutes } from '@girassol/shared-domain/contract';
import { exportKinds } from '@girassol/shared-domain/exports';
import type { FastifyInstance } from 'fastify';
import type { Migration } from 'kysely';
import { StartFailure } from '../database/start-failure';
import type { FindModuleExport, ModuleExport } from '../exports';
import type { ApiModule } from './define-module';
import type { ModuleConfig } from './module-config';

type CallsOf<M> =
  | (M extends { contract: infer Contract } ? keyof Contract : never)
  | (M extends { sharedCalls?: readonly (infer Call)[] } ? Call : never);
/** Calls that two modules of a list claim; never where there is none. */
export type CallsClaimedTwice<M extends readonly unknown[]> = M extends readonly [infer First, ...infer Rest]
  ? (CallsOf<First> & CallsOf<Rest[number]>) | CallsClaimedTwice<Rest>
  : never;

/**
 * Lists modules in the order in which they are opened: each after those that it stands on. Two modules that claim one
 * call are refused by the compiler; the same of tables, migrations, jobs and exports is refused at the start, with both names.
 */
export function listModules<const M extends readonly ApiModule[]>(
  modules: M,
  ..._error: [CallsClaimedTwice<M>] extends [never] ? [] : [`two modules answer ${CallsClaimedTwice<M>}`]
): M {
  requireSingleOwners(modules);
  return modules;
}

/** Lists the calls that a module answers. */
const listCalls = ({ contract, sharedCalls = [] }: ApiModule): readonly string[] => [
  ...Object.keys(contract),
  ...sharedCalls,
];

/** Throws StartFailure if two modules claim the same name, call, table, migration, job or kind of export. */
export function requireSingleOwners(modules: readonly ApiModule[]): void {
  requireSingleOwner(modules, 'se chamam', ({ name }) => [name]);
  requireSingleOwner(modules, 'respondem à chamada', listCalls);
  requireSingleOwner(modules, 'criam a tabela', ({ tables }) => tables);
  requireSingleOwner(modules, 'têm a migração', ({ migrations }) => Object.keys(migrations));
  requireSingleOwner(modules, 'têm o trabalho', ({ jobs = [] }) => jobs.map(({ kind }) => kind));
  requireSingleOwner(modules, 'têm a exportação', ({ exports = {} }) => Object.keys(exports));
}

function requireSingleOwner(
  modules: readonly ApiModule[],
  verb: string,
  listOwned: (module: ApiModule) => readonly string[],
): void {
  const owners = new Map<string, string>();
  for (const module of modules)
    for (const owned of listOwned(module)) {
      const other = owners.get(owned);
      if (other !== undefined)
        throw new StartFailure(`Dois módulos ${verb} ${owned}: ${other} e ${module.name}.`);
      owners.set(owned, module.name);
    }
}

type ContractOf<M> = M extends { contract: infer Contract } ? Contract : never;
type Intersection<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void
  ? I
  : never;

/**
 * Joins the calls of the shared contract with those of all modules. The compiler refuses the result as `ApiContract` if a
 * domain package adds calls whose module is not in the list. Throws StartFailure for a call that stands in both.
 */
export function joinContracts<Shared extends ContractRoutes, const M extends readonly ApiModule[]>(
  shared: Shared,
  modules: M,
): Shared & Intersection<ContractOf<M[number]>> {
  for (const { name, contract } of modules)
    for (const call of Object.keys(contract))
      if (call in shared)
        throw new StartFailure(`A chamada ${call} está no módulo ${name} e no contrato comum.`);
  return Object.assign({}, shared, ...modules.map(({ contract }) => contract));
}

/**
 * Joins the migrations of all modules with those of areas that are no modules yet, in the order of their names, which is
 * that of time. Throws StartFailure for a name that stands in both.
 */
export function joinMigrations(
  earlier: Readonly<Record<string, Migration>>,
  modules: readonly ApiModule[],
): Record<string, Migration> {
  for (const { name, migrations } of modules)
    for (const migration of Object.keys(migrations))
      if (migration in earlier)
        throw new StartFailure(`A migração ${migration} está no módulo ${name} e na lista anterior.`);
  const all = Object.assign({}, earlier, ...modules.map(({ migrations }) => migrations));
  return Object.fromEntries(Object.entries<Migration>(all).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Creates the function that finds the kinds of export of all modules. Throws StartFailure for a kind that stands in the list
 * of earlier areas too.
 */
export function createExportFinder(modules: readonly ApiModule[]): FindModuleExport {
  const found = new Map<string, ModuleExport<unknown>>();
  for (const { name, exports = {} } of modules)
    for (const [kind, definition] of Object.entries<ModuleExport<unknown>>(exports)) {
      if (exportKinds.some((earlier) => earlier === kind))
        throw new StartFailure(`A exportação ${kind} está no módulo ${name} e na lista anterior.`);
      found.set(kind, definition);
    }
  return (kind) => found.get(kind);
}

/** Module that is open, with what it needs while the server runs. */
export interface OpenedModule {
  module: ApiModule;
  own: unknown;
}

/** Opens modules in the order of their list. When the server closes, they are closed in the reverse order. */
export async function openModules(
  app: FastifyInstance,
  modules: readonly ApiModule[],
  config: ModuleConfig,
): Promise<OpenedModule[]> {
  const opened: OpenedModule[] = [];
  for (const module of modules) {
    const own = await module.open?.(app, config);
    // Of these hooks, Fastify calls the one that was added last first.
    app.addHook('onClose', async () => module.close?.(own));
    for (const job of module.jobs ?? []) job.register({ app, config, own });
    opened.push({ module, own });
  }
  return opened;
}

/**
 * Registers the routes of opened modules. Throws StartFailure if a module answers other calls than it declares, or
 * registers a route past `serve` and its like, which check token, account and input.
 */
export async function registerModuleRoutes(
  app: FastifyInstance,
  opened: readonly OpenedModule[],
  config: ModuleConfig,
): Promise<void> {
  for (const { module, own } of opened) {
    const answered = new Set<string>();
    await app.register(async (scope) => {
      scope.addHook('onRoute', ({ method, url, config: { contractKey } = {} }) => {
        if (contractKey === undefined)
          throw new StartFailure(`O módulo ${module.name} registra ${method} ${url} fora do contrato.`);
        answered.add(contractKey);
      });
      await module.routes({ app: scope, config, own });
    });
    requireDeclaredCalls(module, answered);
  }
}

function requireDeclaredCalls(module: ApiModule, answered: ReadonlySet<string>): void {
  const { name } = module;
  const calls = listCalls(module);
  const missing = calls.filter((call) => !answered.has(call));
  if (missing.length > 0)
    throw new StartFailure(`O módulo ${name} não responde à chamada ${missing.join(', ')}.`);
  const declared = new Set(calls);
  const undeclared = [...answered].filter((call) => !declared.has(call));
  if (undeclared.length > 0)
    throw new StartFailure(`O módulo ${name} responde sem declarar: ${undeclared.join(', ')}.`);
}

declare module 'fastify' {
  interface FastifyInstance {
    /** All calls of the server by method and path: those of the shared contract and of its modules. */
    contract: ApiContract;
  }
}
