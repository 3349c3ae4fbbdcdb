import { type ExportSource, sortByKeys } from '@girassol/api-platform/exports';
import {
  computeWrittenRecordCounts,
  type ImportState,
  importTypeNouns,
} from '@girassol/shared-domain/imports';
import { sql } from 'kysely';
import { loadUserLabels } from './user-labels';

const stateLabels: Record<ImportState, string> = {
  DRAFT: 'Rascunho',
  CHECKING: 'Em conferência',
  CHECKED: 'Conferida',
  QUEUED: 'Na fila',
  WRITING: 'Gravando',
  PAUSED: 'Em pausa',
  DONE: 'Concluída',
  CANCELLED: 'Cancelada',
  FAILED: 'Não concluída',
  UNDOING: 'Desfazendo',
  UNDONE: 'Desfeita',
};

/**
 * Source of the export of the account's import history: one row for each imported spreadsheet, newest first.
 */
export const importHistorySource: ExportSource<object> = {
  sight: async () => null,

  async keys({ tx, caller }) {
    const found = await tx
      .selectFrom('imports')
      .select('id')
      .where('account_id', '=', caller.accountId)
      .orderBy('registered_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    return found.map(({ id }) => id);
  },

  async rows({ tx, caller }, keys) {
    const people = await loadUserLabels(tx, caller.accountId);
    const found = await tx
      .selectFrom('imports')
      .selectAll()
      .where('account_id', '=', caller.accountId)
      .where(sql<boolean>`id = any(${keys}::uuid[])`)
      .execute();
    return sortByKeys(keys, found).map((row) => {
      const written = computeWrittenRecordCounts(row.counts);
      return {
        momento: row.registered_at.toISOString(),
        tipo: importTypeNouns[row.type].many,
        arquivo: row.file_name,
        situacao: stateLabels[row.state],
        linhas: row.row_count,
        criados: written.created,
        atualizados: written.updated,
        iguais: row.counts.same ?? 0,
        ignorados: row.counts.skipped ?? 0,
        com_problema: row.counts.faulty ?? 0,
        desfeitos: row.counts.undone ?? 0,
        usuario: people.get(row.user_id) ?? '',
        fim: row.ended_at?.toISOString() ?? null,
      };
    });
  },
};
