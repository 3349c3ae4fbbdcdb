import { auditAreaLabels, getAuditActionLabel, listAuditDetails } from '@girassol/account-domain/audit';
import { type AuditArea, type AuditFilter, auditFilter } from '@girassol/account-domain/contract';
import type { Row } from '@girassol/api-platform/database';
import type { ExportRow, ExportSource, ModuleExport } from '@girassol/api-platform/exports';
import { sortByKeys } from '@girassol/api-platform/exports';
import { buildExportColumn } from '@girassol/shared-domain/exports';
import { sql } from 'kysely';
import { getReadableAuditAreas, requireReadableAuditAreas, selectAuditEntries } from './list-audit-entries';

/** Export of the log of who changed what, with the filters of its screen: the newest entry first. */
export const auditLogExport: ModuleExport<AuditFilter> = {
  title: 'Registro da conta',
  filters: auditFilter,
  isAllowed: (caller) => getReadableAuditAreas(caller).length > 0,
  columns: [
    buildExportColumn('quando', 'Quando', 'datetime'),
    buildExportColumn('pessoa', 'Pessoa'),
    buildExportColumn('assunto', 'Assunto'),
    buildExportColumn('acao', 'Ação'),
    buildExportColumn('sobre', 'Sobre'),
    buildExportColumn('detalhes', 'Detalhes'),
  ],
  source: {
    sight: async (_tx, caller, filters) => requireReadableAuditAreas(caller, filters),

    async keys({ tx, caller, filters }) {
      const found = await selectAuditEntries(tx, caller, filters).clearSelect().select('id').execute();
      return found.map(({ id }) => id);
    },

    async rows({ tx, caller, filters }, keys) {
      if (keys.length === 0) return [];
      const found = await selectAuditEntries(tx, caller, filters)
        .where(sql<boolean>`id = any(${keys}::uuid[])`)
        .execute();
      return sortByKeys(keys, found).map(toRow);
    },
  } satisfies ExportSource<AuditFilter, AuditArea[]>,
};

const toRow = (entry: Row<'audit_entries'>): ExportRow => ({
  quando: entry.at.toISOString(),
  pessoa: entry.user_name,
  assunto: auditAreaLabels[entry.area],
  acao: getAuditActionLabel(entry.action),
  sobre: entry.subject_name,
  detalhes: listAuditDetails(entry).join('; ') || null,
});
