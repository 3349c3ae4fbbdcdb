export { ConversionError } from './conversion-error';
export { createDocumentConverter, type DocumentConverter, type DrawnPage } from './document-converter';
