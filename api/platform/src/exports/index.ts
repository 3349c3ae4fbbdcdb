export { type ExportRow, type ExportSource, type ExportSourceContext, sortByKeys } from './export-source';
export type {
  FindModuleExport,
  ModuleExport,
  ModuleExportRequest,
  ModuleExports,
} from './module-export';
