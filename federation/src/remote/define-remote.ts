import type { RemoteDefinition } from '../registry/manifest';

/**
 * Declares a remote: the default export of its `src/remote.ts`. Data only, so that the build and the shell can
 * read it without running the area's code; an area that imports its own finds `name`, `title`, and `path`, `title` and
 * `screen` of its `routes` in it: the registry has the rest. The names of its screens stay in the type: `AreaRoutes` wants each of them.
 *
 * @example
 * export default defineRemote({ name: 'mfe-crm-boards', title: 'CRM e quadros', team: 'crm', routes: [...], ... });
 */
export function defineRemote<const Definition extends RemoteDefinition>(definition: Definition): Definition {
  return definition;
}
