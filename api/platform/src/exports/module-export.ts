import type { ExportColumn, ExportFormat, ModuleExportFilters } from '@girassol/shared-domain/exports';
import type { z } from 'zod';
import type { Caller } from '../access';
import type { Tx } from '../database';
import type { ExportSource } from './export-source';

/** Kind of export that a module adds: its title, filters and columns, who may export it, and where the rows come from. */
export interface ModuleExport<F> {
  /** Title of the sheet, in lists and messages, in Portuguese: `Pagamentos da assinatura`. */
  title: string;
  /** Schema of the filters, by which those of an earlier release are read too. */
  filters: z.ZodType<F>;
  columns: readonly ExportColumn[];
  /** Checks whether a person may export this kind: when it is requested, with each portion of rows, and when it is opened. */
  isAllowed(caller: Caller): boolean;
  source: ExportSource<F>;
}

/** Kinds of export that a module adds. */
export type ModuleExports = { [K in keyof ModuleExportFilters]?: ModuleExport<ModuleExportFilters[K]> };

/** Returns the kind of export that a module adds; undefined for all others. */
export type FindModuleExport = (kind: string) => ModuleExport<unknown> | undefined;

/** Export that a module requests for a caller. */
export type ModuleExportRequest = {
  [K in keyof ModuleExportFilters]: { kind: K; filters: ModuleExportFilters[K]; format: ExportFormat };
}[keyof ModuleExportFilters];

declare module 'fastify' {
  interface FastifyInstance {
    findModuleExport: FindModuleExport;
    /**
     * Requests an export of a kind that a module adds, and returns its id. A job writes the file. Refused (403) if the caller
     * may not export the kind, and (429) if the account has too many unfinished exports.
     */
    requestExport(tx: Tx, caller: Caller, asked: ModuleExportRequest): Promise<string>;
  }
}
