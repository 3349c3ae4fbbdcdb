export { getBoardImportType } from './columns/board-columns';
export * from './columns/column';
export * from './columns/export-columns';
export * from './export-kinds';
export * from './export-rights';

/**
 * Filters of the kinds of export that modules of the server add, by kind. A module adds its kinds by declaration merging
 * (docs/exports.md).
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface ModuleExportFilters {}

/** Kinds of export that modules of the server add. */
export type ModuleExportKind = keyof ModuleExportFilters & string;
