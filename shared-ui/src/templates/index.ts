export { DocumentDialog, type DocumentDialogProps, type OfferedTemplate } from './DocumentDialog';
export { docxFile, saveFile } from './save-file';
export { TemplateManager } from './TemplateManager';
