export { documentText } from './document-lines';
export { fillTemplate, type ReadTemplate, readTemplate } from './fill-template';
export { BrokenTemplate, type TemplateProblem } from './template-problems';
