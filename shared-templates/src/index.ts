export {
  DocumentDialog,
  type DocumentDialogProps,
  LOAD_FAILED,
  type OfferedTemplate,
} from './DocumentDialog';
export { examineTemplate, type Findings, type TemplateKind } from './examine-template';
export { MissingFields } from './MissingFields';
export { docxFile, saveFile } from './save-file';
export { TemplateFields } from './TemplateFields';
export { TemplateFindings } from './TemplateFindings';
export { TemplatesPage } from './TemplatesPage';
export { TemplateUpload } from './TemplateUpload';
export { type FetchedTemplate, useReadTemplate } from './use-read-template';
