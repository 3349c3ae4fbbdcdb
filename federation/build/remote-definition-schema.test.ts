import { z } from 'zod';
import remoteSchema from '../remote.schema.json';
import { remoteDefinitionSchema } from './remote-definition-schema.mjs';

interface ObjectSchema {
  properties: Record<string, { enum?: string[]; items?: { enum?: string[] } }>;
  required?: string[];
}
interface ListSchema {
  items: ObjectSchema;
}

const definition = z.toJSONSchema(remoteDefinitionSchema, { io: 'input' }).properties as unknown as Record<
  string,
  ListSchema
>;
const manifest = remoteSchema.properties as unknown as Record<string, ListSchema>;

/** Keys of an entry of a list, each with the words that it allows; null where it allows others. */
const describeEntry = ({ properties }: ObjectSchema) =>
  Object.fromEntries(
    Object.entries(properties).map(([key, value]) => [key, value.enum ?? value.items?.enum ?? null]),
  );

// A key or a group of the menu that only one of them knows stops the build of every area that uses it.
test.each(['routes', 'menus'])('a build knows the same keys and words of %s as the registry', (list) => {
  const [built, registered] = [definition[list], manifest[list]].map((schema) => schema?.items);
  if (!built || !registered) throw new Error(`${list} are not in both schemas`);
  expect(describeEntry(built)).toEqual(describeEntry(registered));
  expect(built.required?.sort()).toEqual(registered.required?.sort());
});

test('a build knows the same keys of slot contributions as the registry, which alone lists the slots', () => {
  const [built, registered] = [definition.slots, manifest.slots].map((schema) => schema?.items);
  if (!built || !registered) throw new Error('slots are not in both schemas');
  expect({ ...describeEntry(built), slot: null }).toEqual({ ...describeEntry(registered), slot: null });
  expect(built.required?.sort()).toEqual(registered.required?.sort());
});
