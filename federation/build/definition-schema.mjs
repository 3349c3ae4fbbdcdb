import { z } from 'zod';

const route = z.strictObject({
  path: z.string().startsWith('/'),
  access: z.array(z.enum(['loggedOut', 'active', 'inactive', 'calculatorOnly', 'unknownHost'])).optional(),
  title: z.string().optional(),
  screen: z.string().optional(),
});

const menu = z.strictObject({
  id: z.string().min(1),
  label: z.string().min(1),
  icon: z.string().optional(),
  group: z.enum(['inicio', 'comercial', 'engenharia', 'financeiro', 'catalogo', 'ajustes']),
  order: z.number(),
  to: z.string().startsWith('/'),
  when: z.looseObject({}).optional(),
});

const slot = z.strictObject({
  slot: z.string().regex(/^[a-z-]+\.[a-z-]+\/v\d+$/, 'a slot is named like board-item.tab/v1'),
  id: z.string().min(1),
  title: z.string().min(1),
  icon: z.string().optional(),
  order: z.number(),
  module: z.string().startsWith('./'),
  when: z.looseObject({}).optional(),
});

/** What `src/remote.ts` must declare. The type is `RemoteDefinition`; this is for those who build without a type check. */
export const definitionSchema = z
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
  .superRefine(({ routes, slots, exposes }, context) => {
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
