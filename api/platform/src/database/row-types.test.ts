import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@babel/parser';
import { describeApi } from '../../../test/harness';

type Statement = ReturnType<typeof parse>['program']['body'][number];
type TSInterfaceDeclaration = Extract<Statement, { type: 'TSInterfaceDeclaration' }>;
type TSTypeElement = TSInterfaceDeclaration['body']['body'][number];
type TSType = Extract<Statement, { type: 'TSTypeAliasDeclaration' }>['typeAnnotation'];

/** Nullability of a column; null where it says nothing: of an `unknown`, and of a column that the database generates. */
type Nullability = boolean | null;

const interfaces = new Map<string, TSInterfaceDeclaration>();
const aliases = new Map<string, TSType>();
/** Interfaces that modules add to `Tables`. */
const tablesOfModules: string[] = [];

const root = join(__dirname, '../../../..');
const folders = [
  __dirname,
  ...readdirSync(root)
    .map((area) => join(root, area, 'api/src/tables'))
    .filter((folder) => existsSync(folder)),
];
for (const folder of folders)
  for (const file of readdirSync(folder).filter((name) => /(tables?|types?|index)\.ts$/.test(name)))
    for (const statement of parse(readFileSync(join(folder, file), 'utf8'), {
      sourceType: 'module',
      plugins: ['typescript'],
    }).program.body) {
      const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
      if (declared?.type === 'TSInterfaceDeclaration') interfaces.set(declared.id.name, declared);
      if (declared?.type === 'TSTypeAliasDeclaration') aliases.set(declared.id.name, declared.typeAnnotation);
      if (declared?.type === 'TSModuleDeclaration' && declared.body.type === 'TSModuleBlock')
        for (const added of declared.body.body)
          if (added.type === 'TSInterfaceDeclaration' && added.id.name === 'Tables')
            for (const { expression } of added.extends ?? [])
              if (expression.type === 'Identifier') tablesOfModules.push(expression.name);
    }

/** Returns the members of an interface and of those that it extends, as a whole or with `Omit`. */
function listMembers(name: string): TSTypeElement[] {
  const declared = interfaces.get(name);
  if (!declared) throw new Error(`${name} is declared in no file of this folder`);
  const inherited = (declared.extends ?? []).flatMap(({ expression, typeParameters }) => {
    if (expression.type !== 'Identifier') return [];
    if (expression.name !== 'Omit') return listMembers(expression.name);
    const [base, left] = typeParameters?.params ?? [];
    const omitted = left?.type === 'TSUnionType' ? left.types : left ? [left] : [];
    const names = omitted.map((type) =>
      type.type === 'TSLiteralType' && type.literal.type === 'StringLiteral' ? type.literal.value : '',
    );
    return base
      ? listMembers(getInterfaceName(base)).filter((member) => !names.includes(getKey(member)))
      : [];
  });
  return [...inherited, ...declared.body.body];
}

const getKey = (member: TSTypeElement): string =>
  member.type === 'TSPropertySignature' && member.key.type === 'Identifier' ? member.key.name : '';

/** Returns the property names of an interface with their types. */
const listProperties = (name: string): [string, TSType][] =>
  listMembers(name).flatMap((member) =>
    member.type === 'TSPropertySignature' && member.key.type === 'Identifier' && member.typeAnnotation
      ? [[member.key.name, member.typeAnnotation.typeAnnotation] as [string, TSType]]
      : [],
  );

/** Returns true if a selected value of this type may be null. Kysely's wrappers name the selected type first. */
function isNullable(type: TSType): Nullability {
  if (type.type === 'TSUnknownKeyword') return null;
  if (type.type === 'TSNullKeyword') return true;
  if (type.type === 'TSUnionType') return type.types.some(isNullable);
  if (type.type === 'TSParenthesizedType') return isNullable(type.typeAnnotation);
  if (type.type !== 'TSTypeReference' || type.typeName.type !== 'Identifier') return false;
  const alias = aliases.get(type.typeName.name);
  if (alias) return isNullable(alias);
  const [selected] = type.typeParameters?.params ?? [];
  const isWrapper = ['ColumnType', 'Generated', 'GeneratedAlways', 'JSONColumnType'].includes(
    type.typeName.name,
  );
  return isWrapper && selected ? isNullable(selected) : false;
}

function getInterfaceName(type: TSType): string {
  if (type.type !== 'TSTypeReference' || type.typeName.type !== 'Identifier')
    throw new Error('a table is described by an interface');
  return type.typeName.name;
}

describeApi('the types of rows', (api) => {
  test('name the columns that the migrated database has, and which of them may be null', async () => {
    const rows = await api.query<{ table: string; column: string; nullable: Nullability }>(`
      select c.table_name as table, c.column_name as column,
        case when c.is_generated = 'NEVER' then c.is_nullable = 'YES' end as nullable
      from information_schema.columns c
      join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE'`);
    const stored = new Map<string, Map<string, Nullability>>();
    for (const { table, column, nullable } of rows)
      stored.set(table, (stored.get(table) ?? new Map()).set(column, nullable));
    expect(tablesOfModules).toContain('AccountTables');
    const typed = ['Tables', ...tablesOfModules]
      .flatMap(listProperties)
      .filter(([table]) => stored.has(table));
    expect(typed.length).toBeGreaterThan(100);
    const differing = typed.flatMap(([table, row]) => {
      const columns = stored.get(table) ?? new Map<string, Nullability>();
      const types = new Map(
        listProperties(getInterfaceName(row)).map(([name, type]) => [name, isNullable(type)]),
      );
      return [...new Set([...columns.keys(), ...types.keys()])].flatMap((name) => {
        if (!types.has(name)) return [`${table}.${name} is in no type`];
        if (!columns.has(name)) return [`${table}.${name} is in no table`];
        const [inType, inTable] = [types.get(name), columns.get(name)];
        if (inType === inTable || inType === null || inTable === null) return [];
        return [`${table}.${name} is ${inTable ? 'nullable' : 'not null'}, its type says otherwise`];
      });
    });
    expect(differing).toEqual([]);
  });
});
