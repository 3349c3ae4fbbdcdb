export { createDocxBlob, downloadFile } from './download-file';
export { examineTemplate, type TemplateExamination, type TemplateTagRules } from './examine-template';
export {
  GenerateDocumentDialog,
  type GenerateDocumentDialogProps,
  TEMPLATE_LOAD_FAILED_MESSAGE,
  type TemplateOption,
} from './GenerateDocumentDialog';
export { MissingFieldsNotice } from './MissingFieldsNotice';
export { showDocumentChangeNotes } from './show-document-change-notes';
export { TemplateFindingsNotice } from './TemplateFindingsNotice';
export { TemplatesPage } from './TemplatesPage';
export { TemplateTagList } from './TemplateTagList';
export { TemplateUpload } from './TemplateUpload';
export { type FetchedTemplate, useFetchedTemplate } from './use-fetched-template';
