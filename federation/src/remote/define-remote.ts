import type { RemoteDefinition } from '../registry/manifest';

/**
 * Declares a remote: the default export of its `src/remote.ts`. Data only, so that the build and the shell can
 * read it without running the area's code.
 *
 * @example
 * export default defineRemote({ name: 'mfe-crm-boards', title: 'CRM e quadros', team: 'crm', routes: [...], ... });
 */
export function defineRemote(definition: RemoteDefinition): RemoteDefinition {
  return definition;
}
