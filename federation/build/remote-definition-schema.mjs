import { z } from 'zod';

const route = z.strictObject({
  path: z.string().startsWith('/'),
  access: z.array(z.enum(['loggedOut', 'active', 'inactive', 'calculatorOnly', 'unknownHost'])).optional(),
  title: z.string().optional(),
  titleStandsAlone: z.literal(true).optional(),
  isDocument: z.literal(true).optional(),
  promptsLogin: z.literal(true).optional(),
  redirectTo: z.string().startsWith('/').optional(),
  redirectDefaults: z.record(z.string(), z.string()).optional(),
  screen: z.string().optional(),
});

const menu = z.strictObject({
  id: z.string().min(1),
  label: z.string().min(1),
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
  under: z.string().min(1).optional(),
  order: z.number(),
  to: z.string().startsWith('/'),
  subject: z.union([z.enum(['user', 'account']), z.strictObject({ viewedBy: z.looseObject({}) })]).optional(),
  alsoAt: z.array(z.string().startsWith('/')).optional(),
  when: z.looseObject({}).optional(),
  benefit: z.string().min(1).optional(),
  admin: z.enum(['also', 'only']).optional(),
  onPhone: z.number().optional(),
  needsFinancePlatform: z.literal(true).optional(),
  hideable: z.literal(true).optional(),
});

/** The same as in `src/registry/hideable-menus.ts`, which a build does not load. */
const permanentMenuIds = ['inicio', 'configuracoes'];
const MAX_HIDEABLE_ID_LENGTH = 60;

const slot = z.strictObject({
  slot: z.string().regex(/^[a-z-]+\.[a-z-]+\/v\d+$/, 'a slot is named like board-item.tab/v1'),
  id: z.string().min(1),
  title: z.string().min(1),
  shortTitle: z.string().min(1).optional(),
  keywords: z.string().min(1).optional(),
  summary: z.string().min(1).optional(),
  icon: z.string().optional(),
  isPersonal: z.literal(true).optional(),
  order: z.number(),
  module: z.string().startsWith('./'),
  when: z.looseObject({}).optional(),
});

/**
 * Schema of a remote's definition in `src/remote.ts`, equal to the type `RemoteDefinition`, for builds
 * without a type check.
 */
export const remoteDefinitionSchema = z
  .strictObject({
    name: z.string().regex(/^mfe-[a-z0-9]+(-[a-z0-9]+)*$/, 'a remote is named like mfe-crm-boards'),
    title: z.string().min(1),
    team: z.string().min(1),
    routes: z.array(route),
    menus: z.array(menu).optional(),
    slots: z.array(slot),
    exposes: z.record(z.string().startsWith('./'), z.string().startsWith('./')),
    requires: z.strictObject({
      shell: z.string(),
      'shared-ui': z.string(),
      'shared-auth': z.string(),
      api: z.string(),
    }),
  })
  .superRefine(({ routes, menus = [], slots, exposes }, context) => {
    for (const [index, { id, to, hideable }] of menus.entries()) {
      if (!hideable) continue;
      const path = ['menus', index, 'hideable'];
      if (permanentMenuIds.some((permanent) => id === permanent || to === `/${permanent}`))
        context.addIssue({
          code: 'custom',
          path,
          message: 'the home page and the settings cannot be hidden',
        });
      if (id.length > MAX_HIDEABLE_ID_LENGTH)
        context.addIssue({
          code: 'custom',
          path,
          message: `the id of an entry that may be hidden has at most ${MAX_HIDEABLE_ID_LENGTH} characters`,
        });
    }
    if (routes.length > 0 && !exposes['./lifecycles'])
      context.addIssue({ code: 'custom', path: ['exposes'], message: 'routes need an exposed ./lifecycles' });
    for (const [index, { module }] of slots.entries())
      if (!exposes[module])
        context.addIssue({
          code: 'custom',
          path: ['slots', index, 'module'],
          message: `${module} is not exposed`,
        });
  });
