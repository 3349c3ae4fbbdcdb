export { extractDocumentText } from './document-lines';
export { fillTemplate, type ParsedTemplate, parseTemplate } from './fill-template';
export { BrokenTemplateError, type TemplateProblem } from './template-problems';
