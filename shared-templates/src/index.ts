export { DocumentDialog, type DocumentDialogProps, type OfferedTemplate } from './DocumentDialog';
export { docxFile, saveFile } from './save-file';
export { TemplatesPage } from './TemplatesPage';
