import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { modules } from '../src/modules';

const root = join(__dirname, '../..');

/** Lists the tables that the migrations of a module create. */
function listCreatedTables(name: string): string[] {
  const folder = join(root, name === 'shell' ? name : `mfe-${name}`, 'api/src/migrations');
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/create table (\w+)/g)].map(
      ([, table = '']) => table,
    ),
  );
}

test.each(modules.map(({ name, tables }) => [name, tables] as const))(
  'the module %s declares the tables that its migrations create',
  (name, tables) => {
    expect(tables.toSorted()).toEqual(listCreatedTables(name).sort());
  },
);
