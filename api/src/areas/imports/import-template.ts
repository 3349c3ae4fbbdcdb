import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { withTemporaryFolder } from '@girassol/api-platform/files/temporary-folder';
import { runInSpreadsheetQueue, writeSpreadsheet } from '@girassol/api-platform/spreadsheets';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import {
  boardImportDefinitions,
  getImportProperties,
  type ImportProperty,
  type ImportType,
  importTypeNouns,
  isBoardImportType,
} from '@girassol/shared-domain/imports';
import type { FastifyInstance } from 'fastify';
import { loadKanban } from '../kanbans/load-kanban';
import { requireImportAllowed } from './record/import-access';

type Model = ResponseBody<'GET /imports/model/:importType'>;

/** Valid values of properties that depend on the account, by property. */
type ValidValues = Record<string, readonly string[]>;

/** Loads the values that the account defines: stages of the board, e-mail addresses of its users. */
async function loadValidValues(tx: Tx, caller: Caller, type: ImportType): Promise<ValidValues> {
  const users = await tx
    .selectFrom('users')
    .select('email')
    .where('account_id', '=', caller.accountId)
    .where('disabled_at', 'is', null)
    .orderBy('email')
    .limit(200)
    .execute();
  const people = { id_colaborador_proprietario: users.map(({ email }) => email) };
  if (!isBoardImportType(type)) return people;
  const { board, suffix } = boardImportDefinitions[type];
  const { columns } = await loadKanban(tx, caller.accountId, { type: board });
  return { ...people, [`etapa_funil_${suffix}`]: columns.map(({ title }) => title) };
}

/**
 * Builds the empty spreadsheet that users fill in for an import, with notes in the header, an example row and
 * lists of valid values (imports-011).
 */
export async function buildImportTemplate(
  { database }: FastifyInstance,
  caller: Caller,
  type: ImportType,
): Promise<Model> {
  const lists = await database.asAccount(caller, async (tx) => {
    await requireImportAllowed(tx, caller, type);
    return loadValidValues(tx, caller, type);
  });
  const properties = getImportProperties(type);
  return runInSpreadsheetQueue(caller.accountId, () =>
    withTemporaryFolder(tmpdir(), async (folder) => {
      const path = join(folder, 'modelo.xlsx');
      await writeSpreadsheet(path, 'xlsx', {
        title: importTypeNouns[type].many,
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
      return { name: `modelo-${importTypeNouns[type].many.replaceAll(' ', '-')}.xlsx`, content };
    }),
  );
}

async function* exampleRow(properties: readonly ImportProperty[], lists: ValidValues) {
  yield [properties.map(({ name, example }) => lists[name]?.[0] ?? example)];
}
