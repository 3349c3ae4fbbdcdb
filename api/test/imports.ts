import type { ImportRecord } from '@girassol/shared-domain/contract';
import {
  type ImportMapping,
  type ImportType,
  type MatchKey,
  suggestMapping,
} from '@girassol/shared-domain/imports';
import type { TestApi } from './harness';
import type { Person } from './people';

interface Wishes {
  type?: ImportType;
  name?: string;
  as?: Person;
  mapping?: ImportMapping;
  duplicates?: ImportRecord['options']['duplicates'];
  matchBy?: MatchKey[];
}

/** A number in letters, for names: `10` is `ba`. */
export const lettersOf = (number: number): string =>
  [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('');

/** Imports as a person does them: file, mapping as suggested, check, start. Jobs run by hand. */
export function importsOf(api: TestApi) {
  const at = (as: Person, importId: string) => ({ as, params: { userId: as.userId, importId } });

  async function draft(
    content: string | Buffer,
    { as = api.people.owner, type = 'customer', name }: Wishes = {},
  ) {
    return api.call('POST /imports/files/:userId', {
      as,
      params: { userId: as.userId },
      body: { importType: type },
      file: { name: name ?? 'planilha.csv', content },
    });
  }

  /** Sent, and to be checked by a job that did not run yet. Answers its id. */
  async function asked(content: string | Buffer, wishes: Wishes = {}): Promise<string> {
    const { as = api.people.owner, type = 'customer', mapping, duplicates, matchBy } = wishes;
    const { import: begun, columns, learned } = await draft(content, wishes);
    const suggested = Object.entries(suggestMapping(type, columns, learned)).map(
      ([header, { property }]) => [header, property] as const,
    );
    await api.call('POST /imports/check/:userId/:importId', {
      ...at(as, begun._id),
      body: {
        mapping: { ...Object.fromEntries(suggested), ...mapping },
        options: { ...(duplicates && { duplicates }), ...(matchBy && { matchBy }) },
      },
    });
    return begun._id;
  }

  async function checked(content: string | Buffer, wishes: Wishes = {}): Promise<ImportRecord> {
    const importId = await asked(content, wishes);
    await api.app.jobs.runDue();
    return read(importId, wishes.as);
  }

  async function read(importId: string, as: Person = api.people.owner): Promise<ImportRecord> {
    return (await api.call('GET /imports/single/:userId/:importId', at(as, importId))).import;
  }

  async function step(
    which: 'start' | 'pause' | 'resume' | 'cancel' | 'undo',
    importId: string,
    as: Person = api.people.owner,
  ): Promise<ImportRecord> {
    await api.call(`POST /imports/${which}/:userId/:importId`, at(as, importId));
    await api.app.jobs.runDue();
    return read(importId, as);
  }

  async function imported(content: string | Buffer, wishes: Wishes = {}): Promise<ImportRecord> {
    const { _id } = await checked(content, wishes);
    return step('start', _id, wishes.as);
  }

  const rows = async (
    importId: string,
    state?: 'FAULTY' | 'ASK' | 'SKIPPED' | 'SAME' | 'DONE' | 'KEPT' | 'UNDONE',
  ) =>
    (
      await api.call('GET /imports/rows/:userId/:importId', {
        ...at(api.people.owner, importId),
        query: state ? { state } : {},
      })
    ).rows;

  return { draft, asked, checked, imported, read, step, rows, at };
}
