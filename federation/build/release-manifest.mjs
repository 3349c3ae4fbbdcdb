/** Address at which every server answers the JSON schema of `remote.json`; the same as in `src/registry/schema.ts`. */
const SCHEMA_URL = '/federation/schemas/remote-v1.json';

/**
 * Returns the manifest of a release without version and time: what the remote declares, and what its build is.
 * @template {{ exposes: Record<string, string> }} Definition
 * @template {import('./release-facts.mjs').ReleaseFacts & { integrity: Record<string, string>, shares: Record<string, string> }} Build
 * @param {Definition} definition
 * @param {Build} build
 */
export const createReleaseManifest = (definition, build) => ({
  $schema: SCHEMA_URL,
  ...definition,
  exposes: Object.keys(definition.exposes),
  ...build,
});
