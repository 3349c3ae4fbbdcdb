export * from './check-tags';
export { type OrderSource, orderFamilies } from './order-fields';
export { type ProposalSource, proposalFamilies } from './proposal-fields';
export { sampleProposal, sampleServiceOrder } from './samples';
export {
  type FieldInfo,
  type MendingPlace,
  missingText,
  type TagTree,
  type TemplateData,
  type TemplateFamily,
  templateData,
} from './template-fields';
export { type WordBlock, wordDocument, wordText } from './word-document';
