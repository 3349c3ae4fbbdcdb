import type { ImportRecord } from '@girassol/shared-domain/contract';
import {
  type CustomerMatchKey,
  type ImportMapping,
  type ImportType,
  suggestMapping,
} from '@girassol/shared-domain/imports';
import type { TestApi } from './harness';
import type { TestPerson } from './test-people';

interface ImportTestOptions {
  type?: ImportType;
  name?: string;
  as?: TestPerson;
  mapping?: ImportMapping;
  duplicates?: ImportRecord['options']['duplicates'];
  matchBy?: CustomerMatchKey[];
}

/**
 * Replaces the digits of a number by letters, for names in tests that must not contain digits: `10` becomes
 * `ba`.
 */
export const convertDigitsToLetters = (number: number): string =>
  [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('');

/**
 * Creates functions for tests that import a file in the steps of a user: upload, suggested mapping, check,
 * start. Jobs run only when a function runs them.
 */
export function createImportTestClient(api: TestApi) {
  const at = (as: TestPerson, importId: string) => ({ as, params: { userId: as.userId, importId } });

  async function draft(
    content: string | Buffer,
    { as = api.people.owner, type = 'customer', name }: ImportTestOptions = {},
  ) {
    return api.call('POST /imports/files/:userId', {
      as,
      params: { userId: as.userId },
      body: { importType: type },
      file: { name: name ?? 'planilha.csv', content },
    });
  }

  /** Sent, and to be checked by a job that did not run yet. Answers its id. */
  async function asked(content: string | Buffer, wishes: ImportTestOptions = {}): Promise<string> {
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

  async function checked(content: string | Buffer, wishes: ImportTestOptions = {}): Promise<ImportRecord> {
    const importId = await asked(content, wishes);
    await api.app.jobs.runDue();
    return read(importId, wishes.as);
  }

  async function read(importId: string, as: TestPerson = api.people.owner): Promise<ImportRecord> {
    return (await api.call('GET /imports/single/:userId/:importId', at(as, importId))).import;
  }

  async function step(
    which: 'start' | 'pause' | 'resume' | 'cancel' | 'undo',
    importId: string,
    as: TestPerson = api.people.owner,
  ): Promise<ImportRecord> {
    await api.call(`POST /imports/${which}/:userId/:importId`, at(as, importId));
    await api.app.jobs.runDue();
    return read(importId, as);
  }

  async function imported(content: string | Buffer, wishes: ImportTestOptions = {}): Promise<ImportRecord> {
    const { _id } = await checked(content, wishes);
    return step('start', _id, wishes.as);
  }

  const rows = async (
    importId: string,
    state?: 'FAULTY' | 'ASK' | 'READY' | 'SKIPPED' | 'SAME' | 'DONE' | 'KEPT' | 'UNDONE',
  ) =>
    (
      await api.call('GET /imports/rows/:userId/:importId', {
        ...at(api.people.owner, importId),
        query: state ? { state } : {},
      })
    ).rows;

  return { draft, asked, checked, imported, read, step, rows, at };
}
