export { type ApiModule, defineModule, type ModuleDefinition } from './define-module';
export {
  createExportFinder,
  joinContracts,
  joinMigrations,
  listModules,
  type OpenedModule,
  openModules,
  registerModuleRoutes,
} from './fold-modules';
export type { ModuleConfig } from './module-config';
export type { ModuleContext } from './module-context';
export { defineModuleJob, definePeriodicModuleJob, type ModuleJob } from './module-job';
export {
  createReactionList,
  type ListReactions,
  type ModuleReactions,
  type ReactingPart,
} from './module-reactions';
