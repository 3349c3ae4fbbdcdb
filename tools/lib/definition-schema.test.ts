import { remoteDefinitionSchema } from '../../federation/build/remote-definition-schema.mjs';
import manifest from '../../federation/remote.schema.json';

const menu = {
  id: 'visitas',
  label: 'Visitas',
  group: 'engenharia',
  order: 10,
  to: '/visitas',
  hideable: true,
};
const findMessages = (changes: object): string[] => {
  const { error } = remoteDefinitionSchema.safeParse({
    name: 'mfe-visitas',
    title: 'Visitas',
    team: 'campo',
    routes: [],
    menus: [{ ...menu, ...changes }],
    slots: [],
    exposes: {},
    requires: { shell: '*', 'shared-ui': '*', 'shared-auth': '*', api: '*' },
  });
  return error?.issues.map(({ message }: { message: string }) => message) ?? [];
};

test('the build refuses a definition that lets the home page or the settings be hidden', () => {
  const refusal = ['the home page and the settings cannot be hidden'];
  expect(findMessages({})).toEqual([]);
  for (const changes of [
    { id: 'inicio' },
    { id: 'configuracoes' },
    { to: '/inicio' },
    { to: '/configuracoes' },
  ]) {
    expect(findMessages(changes)).toEqual(refusal);
    expect(findMessages({ ...changes, hideable: undefined })).toEqual([]);
  }
});

test('the build refuses ids of hideable menus that a distribution cannot store', () => {
  expect(findMessages({ id: 'v'.repeat(60) })).toEqual([]);
  expect(findMessages({ id: 'v'.repeat(61) })).toEqual([
    'the id of an entry that may be hidden has at most 60 characters',
  ]);
});

test('the build takes the fields of contributions and menus that the registry takes', () => {
  const { slots, menus } = remoteDefinitionSchema.shape;
  const { properties } = manifest;
  expect(Object.keys(slots.element.shape)).toEqual(Object.keys(properties.slots.items.properties));
  expect(Object.keys(menus.unwrap().element.shape).toSorted()).toEqual(
    Object.keys(properties.menus.items.properties).toSorted(),
  );
});
