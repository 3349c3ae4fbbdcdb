import type { RemoteDefinition } from '../registry/manifest';

/**
 * Declares a remote: the default export of its `src/remote.ts`. Data only, so that the build and the shell can read it
 * without running the area's code. An area that imports its own definition gets `name`, `title`, and `path`, `title`
 * and `screen` of its routes; the registry has the rest. The type keeps the names of the screens, which `AreaRoutes`
 * requires.
 *
 * @example
 * export default defineRemote({ name: 'mfe-crm-boards', title: 'CRM e quadros', team: 'crm', routes: [...], ... });
 */
export function defineRemote<const Definition extends RemoteDefinition>(definition: Definition): Definition {
  return definition;
}
