import { z } from 'zod';
import { isPermanentMenu, MAX_HIDEABLE_ID_LENGTH } from './hideable-menus';
import { type RemoteManifest, type ShellManifest, slotNames } from './manifest';

const names = z.record(z.string(), z.array(z.string()));
const hashes = z.record(z.string(), z.string().startsWith('sha384-'));
/** Conditions are judged by `meets()`; here it is enough that they are data. */
const condition = z.looseObject({}).optional();
const visitorKind = z.enum(['loggedOut', 'active', 'inactive', 'calculatorOnly', 'unknownHost']);

/** Address at which every server answers the JSON schema of `remote.json`, and the value of its `$schema`. */
export const REMOTE_SCHEMA_URL = '/federation/schemas/remote-v1.json';

/** Schema of `remote.json`, the manifest of a release of a remote. `remote.schema.json` is the same as JSON schema. */
export const remoteManifestSchema: z.ZodType<RemoteManifest> = z.object({
  $schema: z.literal(REMOTE_SCHEMA_URL).optional(),
  name: z.string(),
  title: z.string(),
  team: z.string(),
  version: z.string().regex(/^[\w.+-]+$/),
  routes: z.array(
    z.object({
      path: z.string().startsWith('/'),
      access: z.array(visitorKind).optional(),
      title: z.string().optional(),
      titleStandsAlone: z.literal(true).optional(),
      isDocument: z.literal(true).optional(),
      promptsLogin: z.literal(true).optional(),
      redirectTo: z.string().startsWith('/').optional(),
      redirectDefaults: z.record(z.string(), z.string()).optional(),
      screen: z.string().optional(),
    }),
  ),
  menus: z
    .array(
      z
        .object({
          id: z.string(),
          label: z.string(),
          icon: z.string().optional(),
          group: z.enum([
            'inicio',
            'comercial',
            'engenharia',
            'financeiro',
            'catalogo',
            'clientes',
            'plataforma',
            'demonstracao',
            'ajustes',
          ]),
          under: z.string().optional(),
          order: z.number(),
          to: z.string(),
          subject: z
            .union([z.enum(['user', 'account']), z.object({ viewedBy: z.looseObject({}) })])
            .optional(),
          alsoAt: z.array(z.string()).optional(),
          when: condition,
          benefit: z.string().optional(),
          admin: z.enum(['also', 'only']).optional(),
          onPhone: z.number().optional(),
          needsFinancePlatform: z.literal(true).optional(),
          hideable: z.literal(true).optional(),
        })
        .refine(({ hideable, ...menu }) => !hideable || !isPermanentMenu(menu), {
          path: ['hideable'],
          error: 'the home page and the settings cannot be hidden',
        })
        .refine(({ hideable, id }) => !hideable || (id.length > 0 && id.length <= MAX_HIDEABLE_ID_LENGTH), {
          path: ['id'],
          error: `the id of an entry that may be hidden has 1 to ${MAX_HIDEABLE_ID_LENGTH} characters`,
        }),
    )
    .optional(),
  // The gate says what is wrong with one, in words.
  notifications: z.array(z.object({ kind: z.string(), label: z.string(), reason: z.string() })).optional(),
  slots: z.array(
    z.object({
      slot: z.enum(slotNames),
      id: z.string(),
      title: z.string(),
      shortTitle: z.string().optional(),
      keywords: z.string().optional(),
      summary: z.string().optional(),
      icon: z.string().optional(),
      isPersonal: z.literal(true).optional(),
      order: z.number(),
      module: z.string(),
      when: condition,
    }),
  ),
  exposes: z.array(z.string()),
  requires: z.object({
    shell: z.string(),
    'shared-ui': z.string(),
    'shared-auth': z.string(),
    api: z.string(),
  }),
  entry: z.string(),
  container: z.string(),
  entryType: z.literal('module').optional(),
  integrity: hashes,
  preload: z.record(z.string(), z.object({ files: z.array(z.string()), shared: z.array(z.string()) })),
  builtAt: z.iso.datetime(),
  shares: z.record(z.string(), z.string()).optional(),
  uses: names.optional(),
});

/** JSON schema of `remote.json`, for editors and other tools. What only the gate can tell is not in it. */
export const remoteJsonSchema = {
  $id: REMOTE_SCHEMA_URL,
  title: 'remote.json of a Girassol remote',
  ...z.toJSONSchema(remoteManifestSchema, { io: 'input' }),
};

const shellManifest: z.ZodType<ShellManifest> = z.object({
  version: z.string(),
  scripts: z.array(z.string()).min(1),
  fonts: z.array(z.string()),
  integrity: hashes,
  hashes: z.object({ file: z.string(), integrity: z.string().startsWith('sha384-') }).optional(),
  parts: z.record(z.string(), z.array(z.string())),
  shared: z.record(z.string(), z.array(z.string())),
  provides: z.record(z.string(), z.string()).optional(),
  exports: names.optional(),
  routes: z.array(z.object({ path: z.string(), owner: z.string() })).optional(),
  // A name of a file, never a path: the server reads it.
  serviceWorker: z
    .string()
    .regex(/^[\w-]+(\.[\w-]+)*\.js$/)
    .optional(),
});

/**
 * Parses the contents of a `remote.json` (the manifest of a release) from disk or network. Throws if they do
 * not match the schema.
 */
export function parseManifest(value: unknown): RemoteManifest {
  return remoteManifestSchema.parse(value);
}

/**
 * Parses the contents of a `shell.json` (the manifest of the shell). Throws if they do not match the schema.
 */
export function parseShellManifest(value: unknown): ShellManifest {
  return shellManifest.parse(value);
}
