import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Answer } from '@girassol/shared-domain/contract';
import {
  boardImports,
  type ImportProperty,
  type ImportType,
  importTitles,
  isBoardImport,
  propertiesOf,
} from '@girassol/shared-domain/imports';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../../platform/access';
import type { Tx } from '../../platform/database';
import { inTemporaryFolder } from '../../platform/files/temporary-folder';
import { writeSpreadsheet } from '../../platform/spreadsheets';
import { readKanban } from '../kanbans/read-kanban';
import { requireImports } from './record/import-access';

type Model = Answer<'GET /imports/model/:importType'>;

/** What a spreadsheet to fill in says of the account: valid values of a property. */
type Lists = Record<string, readonly string[]>;

/** Values that the account itself decides: stages of the board, mails of its people. */
async function listsOf(tx: Tx, caller: Caller, type: ImportType): Promise<Lists> {
  const users = await tx
    .selectFrom('users')
    .select('email')
    .where('account_id', '=', caller.accountId)
    .where('disabled_at', 'is', null)
    .orderBy('email')
    .limit(200)
    .execute();
  const people = { id_colaborador_proprietario: users.map(({ email }) => email) };
  if (!isBoardImport(type)) return people;
  const { board, suffix } = boardImports[type];
  const { columns } = await readKanban(tx, caller.accountId, { type: board });
  return { ...people, [`etapa_funil_${suffix}`]: columns.map(({ title }) => title) };
}

/** The spreadsheet to fill in: its head explains itself, an example row shows how, lists say what is valid (imports-011). */
export async function importModel(
  { database }: FastifyInstance,
  caller: Caller,
  type: ImportType,
): Promise<Model> {
  const lists = await database.asAccount(caller, async (tx) => {
    await requireImports(tx, caller, type);
    return listsOf(tx, caller, type);
  });
  const properties = propertiesOf(type);
  return inTemporaryFolder(tmpdir(), async (folder) => {
    const path = join(folder, 'modelo.xlsx');
    await writeSpreadsheet(path, 'xlsx', {
      title: importTitles[type].many,
      columns: properties.map((property) => {
        const options = lists[property.name] ?? property.options;
        return {
          title: property.label,
          kind: 'text' as const,
          note: property.help,
          isRequired: property.isRequired,
          ...(options && { options }),
        };
      }),
      rows: exampleRow(properties, lists),
      explanation: properties.map(({ label, help, isRequired }) => [
        isRequired ? `${label} (obrigatório)` : label,
        help,
      ]),
    });
    const content = await readFile(path, 'base64');
    return { name: `modelo-${importTitles[type].many.replaceAll(' ', '-')}.xlsx`, content };
  });
}

async function* exampleRow(properties: readonly ImportProperty[], lists: Lists) {
  yield [properties.map(({ name, example }) => lists[name]?.[0] ?? example)];
}
